import type { TextFile } from "luau-syntax";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import { beforeEach, describe, expect, test } from "vitest";
import { emittedFile, makeMarkdownRenderer } from "../../../packages/luau-defs/src/write";
import { publishedFiles, redirectPages } from "../../../packages/luau-defs/src/write";
import { openPublished } from "../../../plugins/gatsby-source-luau-defs/src/write-published";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { readCards } from "../../../src/lib/reference/read-cards";
import { filesUnder } from "../../../src/node/files/published-files";
import { definitionTexts, modelOf } from "./support";
import { withTables, type ModuleSchema } from "./schema-of-tables";
import { expectCases, fixtureText } from "../../support/read-cases";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

const schemaFile = "static/schemas/api-module.schema.json";
const schema = withTables(JSON.parse(readFileSync(schemaFile, "utf8")) as ModuleSchema); // our own file
const isValid = new Ajv({ allErrors: true }).compile(schema);

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
  const tables = ["cards", "json", "md"].map((name) => `${name}: { of: (value: any) -> string }`);
  const serde = `declare serde: { ${tables.join(", ")} }\n`;
  expect(clashesOf({ serde, "Serde.cards.json": "declare cards: number\n" })).toEqual([]);
  const pages = ["serde", "serde.cards-module", "serde.json-module", "serde.md-module"];
  const files = pages.flatMap((page) => ["json", "md", "cards.json"].map((ending) => `${page}.${ending}`));
  expect([...published({ serde }).keys()]).toEqual(files);
});

describe("the published JSON", () => {
  test("has all fields of the model's tables in its schema", async () => {
    await expect(`${JSON.stringify(schema, null, 1)}\n`).toMatchFileSnapshot(path.resolve(schemaFile));
  });

  test.each(["definitions", ...readdirSync(passing).map((name) => `${passing}/${name}`)])(
    "of %s is as its schema says",
    (folder) => {
      for (const [name, text] of published(definitionTexts(folder))) {
        if (!name.endsWith(".json") || name.endsWith(".cards.json")) continue;
        const isAsSaid = isValid(JSON.parse(text));
        expect(isAsSaid, `${name}: ${JSON.stringify(isValid.errors?.slice(0, 3))}`).toBe(true);
      }
    },
  );

  test("keeps what is private to itself, and says where things are", () => {
    const a = "declare A: {\n\t--- @private\n\tsecret: number,\n\tshown: number,\n}\n";
    const text = published({ a }, { siteUrl: "https://x.example/" }).get("a.json") ?? "";
    expect(text).not.toContain("secret");
    const href = "https://x.example/docs/api/a";
    const $schema = "https://x.example/schemas/api-module.schema.json";
    const module = { href, constants: [{ href: `${href}#shown` }] };
    expect(JSON.parse(text)).toMatchObject({ $schema, version: 1, module });
  });

  test("is the same at every run", () => {
    const [one, other] = [
      published(definitionTexts("definitions")),
      published(definitionTexts("definitions")),
    ];
    expect([...(one ?? [])]).toEqual([...(other ?? [])]);
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
    const found = cards(published(definitionTexts("definitions")), "timer.cards.json");
    expect([...found.keys()]).toContain("setTimeout");
    const inputs = cards(published(definitionTexts("definitions")), "keyboard.cards.json");
    const keys = [...inputs.values()].find(({ kind }) => kind === "enum");
    expect(keys?.members).toHaveLength(8);
    expect(keys?.more).toBeGreaterThan(80);
  });

  test("of an entry with a page of its own are beside that page", () => {
    const a = "--- A box.\nexport type Box = { size: number }\ndeclare x: Box\n";
    const files = published({ a }, { pages: "class" });
    expect([...cards(files, "a.cards.json").keys()]).toEqual([]);
    expect(cards(files, "a/x.cards.json").get("")).toMatchObject({ kind: "constant", head: "x: Box" });
    const box = { kind: "class", summary: "A box.", members: ["size"] };
    expect(cards(files, "a/Box.cards.json").get("")).toMatchObject(box);
  });
});

describe.each([false, true])(
  "in the published folder, each file written when it is emitted: %s",
  (isKept) => {
    const timer = modelOf({ timer: "declare Timer: { wait: () -> () }\n" });
    const moved = (basePath: string) => redirectPages(timer, new Map([["clock", "timer"]]), { basePath });
    let folder = "";
    beforeEach(() => (folder = temporaryFolder("published")));
    const write = async (
      basePath: string,
      files: readonly TextFile[],
      writeNodes = () => Promise.resolve(),
    ) => {
      const folders = { publicFolder: path.join(folder, "public"), lists: path.join(folder, "lists") };
      const { keep, finish } = await openPublished({ ...folders, basePath });
      await finish(files.map(isKept ? keep : emittedFile), writeNodes);
    };
    const foreign = writerIn(() => path.join(folder, "public"));
    const written = () => filesUnder(path.join(folder, "public"));

    test("files of an earlier run go, unchanged ones stay as they are", async () => {
      const page = { path: "a.md", text: "# A\n" };
      await write("/api", [{ path: "a/B.cards.json", text: "[]\n" }, page, ...moved("/api")]);
      foreign("api/index.html");
      foreign("api/guide.md");
      const before = statSync(path.join(folder, "public/api/a.md")).mtimeMs;
      await write("/api", [page]);
      expect(written()).toEqual(["api/a.md", "api/guide.md", "api/index.html"]);
      expect(statSync(path.join(folder, "public/api/a.md")).mtimeMs).toBe(before);
    });

    test("of two files with one path, the last is there, also if only the first has changed", async () => {
      const texts = (...all: readonly string[]) => all.map((text) => ({ path: "a.md", text }));
      for (const first of ["# A\n", "# C\n"]) {
        await write("/api", texts(first, "# B\n"));
        expect(readFileSync(path.join(folder, "public/api/a.md"), "utf8")).toBe("# B\n");
      }
    });

    test("a file that an interrupted run has written is replaced", async () => {
      await write("/api", [{ path: "a.md", text: "# A\n" }]);
      const nodesFail = () => Promise.reject(new Error("interrupted"));
      await expect(write("/api", [{ path: "a.md", text: "# B\n" }], nodesFail)).rejects.toThrow(
        "interrupted",
      );
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
        const timers = ["api/1.0/timer", "api/timer"].flatMap((name) =>
          [".cards.json", ".json", ".md"].map((ending) => name + ending),
        );
        expect(written()).toEqual(["api/1.0/clock/index.html", ...timers]);
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
  },
);
