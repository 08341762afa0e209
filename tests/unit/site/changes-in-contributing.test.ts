import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Pipeline from "../../../packages/luau-defs/src/pipeline";
import type * as EntryDoc from "../../../packages/luau-defs/src/model/entry-doc";
import type * as NodeFields from "../../../packages/luau-defs/src/model/node-fields";
import type * as Slots from "../../../packages/luau-defs/src/model/slots";
import type * as SourceFile from "../../../packages/luau-defs/src/read/source/source-file";
import type * as Graphql from "../../../packages/luau-defs/src/write/graphql/graphql";
import type * as IdeDocs from "../../../packages/luau-defs/src/write/editors/ide-docs";
import type * as Published from "../../../packages/luau-defs/src/write/published/published-module-files";

const MOST_FILES = 6;
const SOURCES = "packages/luau-defs/src";
mkdirSync("dist", { recursive: true });
// In the checkout, from where packages are found; of its own, since several versions of Node run this at once.
const copy = mkdtempSync(path.resolve("dist/changes-in-contributing-"));

const changeOf = (name: string): string => readFileSync(`tests/fixtures/changes/${name}.diff`, "utf8");
const parameterField = changeOf("parameter-field");
const tag = changeOf("tag");
const diffs = [parameterField, tag];
const filesOf = (diff: string): readonly string[] =>
  [...diff.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file = ""]) => file);

beforeAll(() => {
  cpSync(SOURCES, path.join(copy, SOURCES), { recursive: true });
  for (const file of new Set(diffs.flatMap(filesOf))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  for (const diff of diffs)
    execFileSync("git", ["apply", `--directory=${path.relative(".", copy)}`], { input: diff });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// The caller names the module's type.
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(copy, SOURCES, file)).href)) as Module;

const written = "--- Opens.\n--- @experimental\ndeclare function open(done: () -> (), wait: number): ()\n";

async function modelOf() {
  const { runOnSources } = await load<typeof Pipeline>("pipeline.ts");
  const { sourceFile } = await load<typeof SourceFile>("read/source/source-file.ts");
  const { value, diagnostics } = runOnSources([sourceFile("doors.d.luau", written)]);
  expect(diagnostics).toEqual([]);
  return value.model;
}

describe("the changes to which CONTRIBUTING links", () => {
  test.each([
    ["a field of a parameter", parameterField],
    ["a tag", tag],
  ])("touch at most six files: %s", (_what, diff) => {
    expect(filesOf(diff).length).toBeGreaterThan(2);
    expect(filesOf(diff).length).toBeLessThanOrEqual(MOST_FILES);
  });

  test("are all that nodes and their schema need", async () => {
    const { toGraphql } = await load<typeof Graphql>("write/graphql/graphql.ts");
    const signatures = [{ parameters: [{ callback: true }, { callback: false }] }];
    const functions = [{ doc: { experimental: true }, signatures }];
    expect(toGraphql(await modelOf()).modules).toMatchObject([{ functions }]);
    const { fieldList } = await load<typeof NodeFields>("model/node-fields.ts");
    const { DOC_FIELDS } = await load<typeof EntryDoc>("model/entry-doc.ts");
    expect(fieldList(DOC_FIELDS)).toContain("experimental: Boolean!");
    const { PARAMETER_FIELDS } = await load<typeof Slots>("model/slots.ts");
    expect(fieldList(PARAMETER_FIELDS)).toContain("callback: Boolean!");
  });

  test("are all that published files and editors need", async () => {
    const model = await modelOf();
    const { publishedFiles } = await load<typeof Published>("write/published/published-module-files.ts");
    const files = new Map(publishedFiles(model).map(({ path: name, text }) => [name, text]));
    expect(JSON.parse(files.get("doors.json") ?? "")).toMatchObject({
      module: { functions: [{ experimental: true, signatures: [{ parameters: [{ callback: true }, {}] }] }] },
    });
    expect(files.get("doors.md")).toContain("\n**Experimental.**\n");
    const { toIdeDocs } = await load<typeof IdeDocs>("write/editors/ide-docs.ts");
    expect(toIdeDocs(model, { name: "kit", baseUrl: "https://kit.example" })).toContain("**Experimental.**");
  });

  test.each(diffs)("query the field and show it", (diff) => {
    expect(filesOf(diff)).toContain("src/templates/api-fragments.ts");
    expect(filesOf(diff).filter((file) => file.startsWith("src/components/"))).toHaveLength(1);
  });
});
