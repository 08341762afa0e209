/** Output for other tools. Each case is a folder of definition files and the files made of them. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { toBundle, toIdeDocs, toJson, toSelene } from "../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { type AnyEntry, type ApiModel, entriesOf } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readSources, sourceFile } from "../../../packages/luau-defs/src/read";
import { ideDocs } from "../../support/ide-docs";

const fixtures = path.resolve("tests/fixtures/emit");
const own = path.resolve("definitions");
const folders = [...readdirSync(fixtures).map((name) => path.join(fixtures, name)), own];
const options = { name: "kit", baseUrl: "https://kit.example/" };

async function read(folder: string) {
  const { files } = await findFiles(["**/*.luau"], folder);
  const definitions = files.filter((file) => file !== "bundle.d.luau");
  const sources = await readSources(definitions, folder);
  const { value, diagnostics } = runOnSources(sources.value, {}, sources.diagnostics);
  expect(diagnostics).toEqual([]);
  return value;
}

/**
 * The part of a model that is the same when all files become one: entries by id without the module, and no
 * locations; links as code.
 */
function withoutPlaces(model: ApiModel): readonly string[] {
  const entries = model.modules.flatMap(entriesOf);
  const changing = ["span", "location", "module", "links", "useTarget", "id"];
  const kept = (key: string, value: unknown) =>
    changing.includes(key) ? undefined : key === "target" ? null : value;
  const text = (entry: AnyEntry) =>
    JSON.stringify(entry, kept).replaceAll(/(?<=^|[^`\\])\[`?([A-Za-z_]\w*(?:[.:]\w+)*)`?\](?!`)/g, "`$1`");
  return entries
    .map((entry) => text({ ...entry, path: entry.kind === "event" ? entry.name : entry.path }))
    .sort();
}

describe.each(folders.map((folder) => [path.basename(folder), folder] as const))("%s", (_name, folder) => {
  let output: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    output = await read(folder);
  });

  test("the bundle says what the files say", async () => {
    const { files, model } = output;
    const { value, diagnostics } = toBundle(files);
    expect(diagnostics).toEqual([]);
    const bundled = runOnSources([sourceFile("bundle.d.luau", value)]);
    expect(bundled.diagnostics).toEqual([]);
    expect(withoutPlaces(bundled.value.model)).toEqual(withoutPlaces(model));
    // A parent comes before its children.
    const statements = bundled.value.files[0]?.tree.statements ?? [];
    const externs = statements.flatMap((one) => (one.kind === "externType" ? [one] : []));
    for (const [index, { parent }] of externs.entries())
      if (parent !== null)
        expect(externs.slice(0, index).map(({ name }) => name.text)).toContain(parent.text);
    if (folder !== own) await expect(value).toMatchFileSnapshot(path.join(folder, "bundle.txt"));
  });

  test("a bundle of the bundle says it, too", () => {
    const { files, model } = output;
    const again = toBundle(runOnSources([sourceFile("all.d.luau", toBundle(files).value)]).value.files);
    const bundled = runOnSources([sourceFile("again.d.luau", again.value)]).value.model;
    expect(withoutPlaces(bundled)).toEqual(withoutPlaces(model));
  });

  test("every symbol that the documentation file names is in it", async () => {
    const { model } = output;
    const docs = ideDocs(model, options);
    for (const [symbol, doc] of docs) {
      if (doc.returns !== undefined) expect(doc.params, symbol).toBeDefined();
      // luau-lsp drops from `<` to the next `>`, in code as well.
      expect(doc.documentation ?? "").not.toMatch(/<[^>]*>/);
      const named = [
        ...(doc.params ?? []).map(({ documentation }) => documentation),
        ...(doc.returns ?? []),
        ...Object.values(doc.keys ?? {}),
        ...Object.values(doc.overloads ?? {}),
      ];
      for (const other of named) expect(docs.has(other), `${symbol} → ${other}`).toBe(true);
    }
    const text = toIdeDocs(model, options);
    if (folder !== own) await expect(text).toMatchFileSnapshot(path.join(folder, "docs.json"));
  });

  test.each(["module", "class"] as const)(
    "every link in it leads to an anchor of the reference with a page a %s",
    (pages) => {
      const { model } = output;
      const routes = makeRoutes(model, undefined, pages);
      const targets = new Set(JSON.stringify(JSON.parse(toJson(model))).match(/(?<="id":")[^"]+/g));
      const known = new Set([...targets].flatMap((id) => routes.href(id as never) ?? [])); // ids as the model's JSON has them
      for (const [symbol, { learn_more_link: link }] of ideDocs(model, { ...options, pages })) {
        if (link !== undefined && link !== "")
          expect(known.has(link.replace("https://kit.example", "")), `${symbol}: ${link}`).toBe(true);
      }
    },
  );

  test("the library for selene is sound YAML", async () => {
    const text = toSelene(output.model, options);
    expect(parseYaml(text)).toMatchObject({ base: "luau", name: "kit" });
    if (folder !== own) await expect(text).toMatchFileSnapshot(path.join(folder, "selene.yml"));
  });
});

test("a name that two files keep to themselves clashes in a bundle", () => {
  const sources = [
    sourceFile("a.d.luau", "type Hidden = number\n"),
    sourceFile("b.d.luau", "type Hidden = string\n"),
    sourceFile("c.d.luau", "export type Hidden = nil\n"),
  ];
  const { value, diagnostics } = runOnSources(sources);
  expect(diagnostics).toEqual([]);
  const message = "The bundle cannot hold two types `Hidden`: the other is at a.d.luau:1:6.";
  expect(toBundle(value.files).diagnostics).toMatchObject([
    { file: "b.d.luau", line: 1, column: 6, message },
    { file: "c.d.luau", line: 1, column: 13, message },
  ]);
});

test("a bundle goes on behind what a file returns, and semicolons stay with their statements", () => {
  const child = "declare extern type Child extends Parent with end";
  const parent = "declare extern type Parent with end";
  const { value } = runOnSources([
    sourceFile("a.d.luau", "declare a: number; declare b: string\n-- Nothing to give.\nreturn { a = 1 };\n"),
    sourceFile("b.d.luau", `${child}; ${parent}\nreturn nil -- none\n`),
  ]);
  const bundle = toBundle(value.files).value;
  expect(runOnSources([sourceFile("kit.d.luau", bundle)]).diagnostics).toEqual([]);
  const parts = ["declare a: number;", "declare b: string", "-- Nothing to give.", "-- b.d.luau"];
  const text = [...parts, parent, `${child};`, "-- none\n"].join("\n\n");
  expect(bundle.slice(bundle.indexOf("declare a"))).toBe(text);
});

describe("a chain of aliases that is longer than the stack", () => {
  const modelWith = (target: (name: string) => string, use: string): ApiModel => {
    const links = Array.from({ length: 5000 }, (_, at) => `type A${at} = ${target(`A${at + 1}`)}\n`);
    const text = `${links.join("")}type A5000 = number?\n${use}\n`;
    return runOnSources([sourceFile("kit.d.luau", text)]).value.model;
  };

  test("is anything for selene", () => {
    const model = modelWith((name) => name, "declare function walk(to: A0): ()");
    expect(toSelene(model, options)).toContain('  "walk": {"args":[{"type":"any"}]}');
  });

  test("is left as a name at some place in the symbols of overloads", () => {
    const model = modelWith((name) => `{ x: ${name} }?`, "declare f: (() -> ()) & ((a: A0) -> ())");
    const { overloads = {} } = ideDocs(model, options).get("@kit/global/f") ?? {};
    expect(Object.keys(overloads)[1]).toMatch(/^\((?:\{ x: \()*.*A\d+/);
  });
});
