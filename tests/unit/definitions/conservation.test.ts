/** Nothing gets lost: each line of each doc comment is in the model, or a finding names its place. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "full-moon-wasm";
import { expect, test } from "vitest";
import { toJson } from "../../../packages/luau-defs/src/write";
import { parseConfig } from "../../../packages/luau-defs/src/check";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { readReference } from "../../../packages/luau-defs/src/link";
import { docLocations, sourceFile } from "../../../packages/luau-defs/src/read";
import type { Diagnostic } from "luau-diagnostics";
import { positionAt } from "luau-syntax";
import { conservationOf } from "../../support/lost-comments";

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
  // A ruler says nothing.
  if (tagged === null) return /^\s*[-_=*═]+\s*$/.test(line) ? "" : line.trim();
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

/** Rules by which a declaration has no entry: that of the finding, or another that the message names. */
const WITHOUT_ENTRY: ReadonlySet<string> = new Set([
  ...["block-type", "replaced-alias"],
  ...["field", "global", "member", "type"].map((kind) => `duplicate-${kind}`),
]);
/** Rules by which the line of a tag is in no entry. */
const IGNORED_TAGS: ReadonlySet<string> = new Set([
  "duplicate-parameter",
  "unknown-parameter",
  "unknown-return",
]);

/** Whether a finding reports that a line of a comment is lost. `next` is the line after the comment. */
function reports({ rule, line, message }: Diagnostic, lost: number, next: number): boolean {
  if (IGNORED_TAGS.has(rule)) return line === lost;
  const named = (pattern: RegExp) => [...message.matchAll(pattern)].map(([, number]) => Number(number));
  if (rule === "unpublished") return [line, ...named(/(\d+)(?=,|\.$)/g)].includes(lost);
  return WITHOUT_ENTRY.has(rule) && [line, ...named(/(?:(?<=line )|(?<=:)(?=\d+:))(\d+)/g)].includes(next);
}

function lostLines(file: string, text = readFileSync(path.join(ROOT, file), "utf8")): readonly string[] {
  const source = sourceFile(file, text);
  const { value, diagnostics } = runOnSources([source]);
  const tree = parse(source.text, file);
  const json = toJson(value.model);
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  const ofModule = tree.moduleDoc === null ? [] : [tree.moduleDoc];
  const docs = [...docLocations(tree).map(({ doc }) => doc), ...ofModule];
  return docs.flatMap(({ lines, span }) =>
    lines
      .filter(({ text }) =>
        itemsOf(text).some((item) => !json.includes(JSON.stringify(wordsOf(item)).slice(1, -1))),
      )
      .filter(({ start }) => !diagnostics.some((one) => reports(one, lineOf(start), lineOf(span[1]) + 1)))
      .map((line) => line.text),
  );
}

/** Every name that a file declares: of globals and types, and of what is in them. */
const namesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /^\t*(?:declare (?:extern type|function)? ?|export type |function )?([A-Za-z_]\w*)(?=[:(<]| =| with| extends)/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

test("of a generated file with texts beside it, no name and no text is lost, whatever shape it gets", async () => {
  const folder = path.join(ROOT, "tests/fixtures/sites/generated-file");
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const { value: config } = parseConfig("luau-defs.config.json", read("luau-defs.config.json"));
  const reference = await readReference(config.reference, folder);
  const text = read("definitions/globalTypes.d.luau");
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

const fixtures = ["sites", "lint", "moonwave-project"].map((name) => `tests/fixtures/${name}`);
const passing = ["definitions", "tests/fixtures/definitions/passing", ...fixtures.slice(0, 2)];

test.each(passing)("no line is lost in %s", (folder) => {
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(5);
  expect(files.flatMap((file) => lostLines(file).map((line) => `${file}: ${line}`))).toEqual([]);
});

const casesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder)).map((name) => path.join(folder, name));
const folders = [...casesIn("tests/fixtures/definitions"), ...fixtures];

test.each(folders)("each documented function and field is an entry, or reported, in %s", async (folder) => {
  const cases = await Promise.all(casesIn(folder).map((one) => conservationOf(path.join(ROOT, one))));
  expect(cases.flatMap(({ lost }) => lost)).toEqual([]);
  expect(cases.reduce((sum, { arrived }) => sum + arrived, 0)).toBeGreaterThan(1);
});
