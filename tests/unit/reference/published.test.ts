import type { TextFile } from "luau-syntax";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { beforeEach, describe, expect, test } from "vitest";
import {
  emittedFile,
  makeMarkdownRenderer,
  publishedFiles,
  redirectPages,
} from "../../../packages/luau-defs/src/write";
import { writePublished } from "../../../plugins/gatsby-source-luau-defs/src/write-published";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { readCards } from "../../../src/lib/reference/read-cards";
import { filesUnder } from "../../../src/node/files/published-files";
import { modelOf } from "./support";
import { withTables, type ModuleSchema } from "./schema-of-tables";
import { expectCases, fixtureText } from "../../support/read-cases";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const schemaFile = "static/schemas/api-module.schema.json";
const schema = withTables(JSON.parse(readFileSync(schemaFile, "utf8")) as ModuleSchema); // our own file
const isValid = new Ajv({ allErrors: true }).compile(schema);

const texts = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".d.luau"))
      .map((name) => [name.replace(".d.luau", ""), readFileSync(path.join(folder, name), "utf8")]),
  );
const passing = "tests/fixtures/definitions/passing";
const published = (files: Readonly<Record<string, string>>, options = {}) =>
  new Map(publishedFiles(modelOf(files), options).map(({ path: name, text }) => [name, text]));

/** Paths that would be both a file and the folder of a page. */
function clashesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const model = modelOf(files);
  const { moduleHref } = makeRoutes(model);
  const folders = model.modules.map(({ id }) => decodeURIComponent(moduleHref(id).replace("/docs/api/", "")));
  const names = new Set([...published(files).keys()].map((name) => name.toLowerCase()));
  return folders.filter((folder) => names.has(folder.toLowerCase()));
}

test("a namespace named like a file of its module has a page of another name", () => {
  const serde =
    "declare serde: {\n\tcards: { of: () -> string },\n\tjson: { encode: (value: any) -> string },\n\tmd: { of: () -> string },\n}\n";
  expect(clashesOf({ serde, "Serde.cards.json": "declare cards: number\n" })).toEqual([]);
  expect([...published({ serde }).keys()]).toEqual([
    "serde.json",
    "serde.md",
    "serde.cards.json",
    "serde.cards-module.json",
    "serde.cards-module.md",
    "serde.cards-module.cards.json",
    "serde.json-module.json",
    "serde.json-module.md",
    "serde.json-module.cards.json",
    "serde.md-module.json",
    "serde.md-module.md",
    "serde.md-module.cards.json",
  ]);
});

describe("the published JSON", () => {
  test("has all fields of the model's tables in its schema", async () => {
    await expect(`${JSON.stringify(schema, null, 1)}\n`).toMatchFileSnapshot(path.resolve(schemaFile));
  });

  test.each(["definitions", ...readdirSync(passing).map((name) => `${passing}/${name}`)])(
    "of %s is as its schema says",
    (folder) => {
      for (const [name, text] of published(texts(folder))) {
        if (!name.endsWith(".json") || name.endsWith(".cards.json")) continue;
        expect(isValid(JSON.parse(text)), `${name}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`).toBe(
          true,
        );
      }
    },
  );

  test("keeps what is private to itself, and says where things are", () => {
    const text =
      published(
        { a: "declare A: {\n\t--- @private\n\tsecret: number,\n\tshown: number,\n}\n" },
        { siteUrl: "https://x.example/" },
      ).get("a.json") ?? "";
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toMatchObject({
      $schema: "https://x.example/schemas/api-module.schema.json",
      version: 1,
      module: {
        href: "https://x.example/docs/api/a",
        constants: [{ href: "https://x.example/docs/api/a#shown" }],
      },
    });
  });

  test("is the same at every run", () => {
    expect(publishedFiles(modelOf(texts("definitions")))).toEqual(
      publishedFiles(modelOf(texts("definitions"))),
    );
  });
});

test("the Markdown of a page has all that the page has, in its order", () =>
  expectCases(
    "cases/published-markdown.txt",
    ([text = ""]) => published({ a: text }).get("a.md")?.trim() ?? "",
  ));

const payloads = fixtureText("engines/payloads.d.luau");

describe("what is in a definition file", () => {
  const files = published({ evil: payloads });

  test("is no markup in the published Markdown", () => {
    const markdown = files.get("evil.md") ?? "";
    // A renderer that lets everything through sees no tag and no link but the harmless one.
    const outside = markdown.replaceAll(/(`+)[\s\S]*?[^`]\1(?!`)/g, "");
    expect(outside).not.toMatch(/<(?!https:)/);
    expect(outside).not.toMatch(/\]\(java/);
    expect(markdown).toContain("<https://fine.example>");
    expect(makeMarkdownRenderer(() => null).toHtml(markdown, [])).not.toMatch(/href="(?!https:)/);
  });

  test("is a value in JSON, never a key", () => {
    const parsed: unknown = JSON.parse(files.get("evil.json") ?? "");
    expect(isValid(parsed)).toBe(true);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(readCards(JSON.parse(files.get("evil.cards.json") ?? "")).get("__proto__")).toMatchObject({
      kind: "class",
      head: "type __proto__",
    });
  });
});

describe("cards", () => {
  const cards = (files: ReadonlyMap<string, string>, name: string) =>
    readCards(JSON.parse(files.get(name) ?? "[]"));

  test("tell what something is, its first sentence and its members", () => {
    const found = cards(published(texts("definitions")), "timer.cards.json");
    expect([...found.keys()]).toContain("setTimeout");
    const keys = [...cards(published(texts("definitions")), "keyboard.cards.json").values()].find(
      ({ kind }) => kind === "enum",
    );
    expect(keys?.members).toHaveLength(8);
    expect(keys?.more).toBeGreaterThan(80);
  });

  test("of an entry with a page of its own are beside that page", () => {
    const files = published(
      { a: "--- A box.\nexport type Box = { size: number }\ndeclare x: Box\n" },
      { pages: "class" },
    );
    expect([...cards(files, "a.cards.json").keys()]).toEqual([]);
    expect(cards(files, "a/x.cards.json").get("")).toMatchObject({ kind: "constant", head: "x: Box" });
    expect(cards(files, "a/Box.cards.json").get("")).toMatchObject({
      kind: "class",
      summary: "A box.",
      members: ["size"],
    });
  });
});

describe("in the published folder", () => {
  const timer = modelOf({ timer: "declare Timer: { wait: () -> () }\n" });
  const moved = (basePath: string) => redirectPages(timer, new Map([["clock", "timer"]]), { basePath });
  let folder = "";
  beforeEach(() => (folder = temporaryFolder("published")));
  const write = (basePath: string, files: readonly TextFile[], writeNodes = () => Promise.resolve()) =>
    writePublished(
      { publicFolder: path.join(folder, "public"), basePath, lists: path.join(folder, "lists") },
      files.map(emittedFile),
      writeNodes,
    );
  const foreign = writerIn(() => path.join(folder, "public"));
  const written = () => filesUnder(path.join(folder, "public"));

  test("files of an earlier run go, unchanged ones stay as they are", async () => {
    await write("/api", [
      { path: "a/B.cards.json", text: "[]\n" },
      { path: "a.md", text: "# A\n" },
      ...moved("/api"),
    ]);
    foreign("api/index.html");
    foreign("api/guide.md");
    const before = statSync(path.join(folder, "public/api/a.md")).mtimeMs;
    await write("/api", [{ path: "a.md", text: "# A\n" }]);
    expect(written()).toEqual(["api/a.md", "api/guide.md", "api/index.html"]);
    expect(statSync(path.join(folder, "public/api/a.md")).mtimeMs).toBe(before);
  });

  test("a file that an interrupted run has written is replaced", async () => {
    await write("/api", [{ path: "a.md", text: "# A\n" }]);
    const nodesFail = () => Promise.reject(new Error("interrupted"));
    await expect(write("/api", [{ path: "a.md", text: "# B\n" }], nodesFail)).rejects.toThrow("interrupted");
    await write("/api", [{ path: "a.md", text: "# A\n" }]);
    expect(readFileSync(path.join(folder, "public/api/a.md"), "utf8")).toBe("# A\n");
  });

  test.each([true, false])(
    "an instance of the plugin lets those of another within it be (with its own list: %s)",
    async (hasList) => {
      const files = publishedFiles(timer, { basePath: "/api" });
      if (hasList) await write("/api", files);
      await write("/api/1.0", [...publishedFiles(timer, { basePath: "/api/1.0" }), ...moved("/api/1.0")]);
      await write("/api", files);
      expect(written()).toEqual([
        "api/1.0/clock/index.html",
        ...["api/1.0/", "api/"].flatMap((start) =>
          ["cards.json", "json", "md"].map((ending) => `${start}timer.${ending}`),
        ),
      ]);
    },
  );

  test("after Gatsby has emptied its cache, what an earlier run has written is known by its looks", async () => {
    foreign("page-data/app-data.json");
    foreign("guide.md");
    foreign("index.html");
    await write("/", [...publishedFiles(timer, { basePath: "/", pages: "class" }), ...moved("/")]);
    rmSync(path.join(folder, "lists"), { recursive: true });
    await write("/", []);
    expect(written()).toEqual(["guide.md", "index.html", "page-data/app-data.json"]);
  });
});
