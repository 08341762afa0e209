/** Nothing gets lost: each line of each doc comment is in the model, or a finding names its place. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type DocComment } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { toJson } from "../../../plugins/gatsby-source-luau-defs/src/emit/json/model-json";
import { parseConfig } from "../../../plugins/gatsby-source-luau-defs/src/lint/config";
import {
  readReference,
  runOnSources,
  sourceFile,
} from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import { docPlaces } from "../../../plugins/gatsby-source-luau-defs/src/syntax/doc-places";
import { positionAt, type Diagnostic } from "luau-contract";

const ROOT = path.join(import.meta.dirname, "../../..");
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".d.luau"))
    .map((file) => path.join(folder, file));

/**
 * The words of a line that a reader should see somewhere: without its tag, the name behind that, and a lone
 * default.
 */
function wordsOf(line: string): string {
  const tagged = /^\s*@(\w+)\s*(.*)$/.exec(line);
  if (tagged === null) return line.trim();
  const [, name = "", rest = ""] = tagged;
  if (name === "tag") return rest.replace(/^event\s+/, "");
  const dashes = rest.indexOf("-- ");
  if (dashes !== -1)
    return rest
      .slice(dashes + 3)
      .trim()
      .replace(/^Defaults to `(.*)`\.$/, "$1");
  return name === "param" ? rest.replace(/^\S+\s*/, "").trim() : rest.trim();
}

/** A list of aliases is a list in the model, too. */
function itemsOf(line: string): readonly string[] {
  const [, list] = /^\s*@alias\s+(.*)$/.exec(line) ?? [];
  return list === undefined ? [line] : list.split(",");
}

/** The lines that findings are at, and those that they name. */
const placesOf = (diagnostics: readonly Diagnostic[]): ReadonlySet<number> =>
  new Set(
    diagnostics.flatMap(({ line, message }) => [
      line,
      ...[...message.matchAll(/\d+/g)].map(([number]) => Number(number)),
    ]),
  );

function lostLines(file: string): readonly string[] {
  const source = sourceFile(file, readFileSync(path.join(ROOT, file), "utf8"));
  const { value, diagnostics } = runOnSources([source]);
  const tree = parse(source.text, file);
  const json = toJson(value.model);
  const told = placesOf(diagnostics);
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  const isTold = (doc: DocComment): boolean => {
    for (let line = lineOf(doc.span[0]); line <= lineOf(doc.span[1]) + 1; line += 1)
      if (told.has(line)) return true;
    return false;
  };
  const docs = [
    ...docPlaces(tree).map(({ doc }) => doc),
    ...(tree.moduleDoc === null ? [] : [tree.moduleDoc]),
  ].filter((doc) => !isTold(doc));
  return docs
    .flatMap(({ lines }) => lines.flatMap(({ text }) => itemsOf(text)))
    .filter((text) => !json.includes(JSON.stringify(wordsOf(text)).slice(1, -1)));
}

/** Every name that a file declares: of globals and types, and of what is in them. */
const namesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /^\t*(?:declare (?:extern type|function)? ?|export type |function )?([A-Za-z_]\w*)(?=[:(<]| =| with| extends)/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

describe("of a generated file with texts beside it", () => {
  const folder = path.join(ROOT, "tests/fixtures/sites/generated-file");

  test("no name and no text is lost, whatever shape it gets", async () => {
    const { value: config } = parseConfig(
      "luau-defs.config.json",
      readFileSync(path.join(folder, "luau-defs.config.json"), "utf8"),
    );
    const reference = await readReference(config.reference, folder);
    const text = readFileSync(path.join(folder, "definitions/globalTypes.d.luau"), "utf8");
    const { value, diagnostics } = runOnSources([sourceFile("globalTypes.d.luau", text)], { reference });
    expect(diagnostics).toEqual([]);
    const json = toJson(value.model);
    const names = namesIn(text);
    expect(names).toEqual(expect.arrayContaining(["EnumCargo_INTERNAL", "Grain", "Arrived", "FromName"]));
    expect(json).toContain('"Enum:GetEnums"');
    const isThere = (name: string): boolean => new RegExp(`[".]${name}[".]`).test(json);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
    const texts = reference.docs.flatMap(({ entries }) => [...entries.values()]);
    const lines = texts.flatMap(({ documentation, sample }) => [documentation, ...sample.split("\n")]);
    const wordsIn = (written: string): readonly string[] =>
      written.replaceAll(/<[^>]*>|&\w+;/g, " ").match(/[\w.]+/g) ?? [];
    expect(lines.flatMap(wordsIn).filter((word) => !json.includes(word))).toEqual([]);
  });
});

describe("no line is lost in", () => {
  test.each([
    "definitions",
    "tests/fixtures/definitions/passing",
    "tests/fixtures/lint",
    "tests/fixtures/sites",
  ])("%s", (folder) => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => lostLines(file).map((line) => `${file}: ${line}`))).toEqual([]);
  });
});
