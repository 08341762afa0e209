/** Problems of many kinds in texts of many kinds: each is reported at its place, all at once. */
import { parse } from "full-moon-wasm";
import { sourceText } from "luau-syntax";
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import { checkSamples, definitionDocument, textDocument } from "../../../packages/luau-defs/src/engine";
import type { SampleCache, SampleDocument } from "../../../packages/luau-defs/src/engine";
import { fixtureText, readCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const definitions = definitionsIn(fixtureText("engines/planted-mistakes.d.luau"));
const engine = { loadLuau, luauDigest: "test", definitions };

/** The name of a kind, code whose problem is between « and », what is reported, and the suggestion. */
const KINDS = readCases("cases/planted-mistakes.txt");

/**
 * The name of a place, its file, the text around the `CODE` of one sample, and around all `SAMPLES`. What precedes
 * `CODE` in its line precedes each line of the code.
 */
const PLACES = readCases("cases/planted-places.txt");

const fenced = (code: string): string => `\`\`\`luau\n${code}\n\`\`\`\n`;

/** The problems expected in a file, and its text without marks. */
function plant([, file = "", sample = "", whole = "SAMPLES", lineEnd]: (typeof PLACES)[number]) {
  const samples = KINDS.map(([, code = ""], index) =>
    sample
      .replace("NUMBER", String(index))
      .replace(/^(.*)CODE$/m, (_line, before: string) => code.replaceAll(/^/gm, before)),
  );
  const lines = `${whole.replace("SAMPLES", () => samples.join("\n\n"))}\n`;
  const marked = lineEnd === undefined ? lines : lines.replaceAll("\n", "\r\n");
  const starts: number[] = [];
  const text = marked.replaceAll(/[«»]/g, (mark, offset: number) => {
    if (mark === "«") starts.push(offset - 2 * starts.length);
    return "";
  });
  const expected = KINDS.map(([, code = ""], index) => {
    const before = text.slice(0, starts[index]).split("\n");
    const problem = /«([^]*)»/.exec(code)?.[1] ?? "";
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${problem}`;
  });
  return { expected, document: documentOf(file, text), source: sourceText(file, text) };
}

const documentOf = (file: string, text: string): SampleDocument =>
  file.endsWith(".d.luau")
    ? definitionDocument(sourceText(file, text), parse(text))
    : textDocument(file, text);

describe("planted problems", () => {
  const cache: SampleCache = new Map();
  test.each(PLACES.map((place) => ({ name: place[0], place })))("in $name", ({ place }) => {
    const { document, expected, source } = plant(place);
    const known: SampleCache = new Map(cache);
    const { diagnostics } = checkSamples([document], { ...engine, cache: known });
    for (const [key, findings] of known) cache.set(key, findings);
    const found = diagnostics.map(({ file, line, column, endLine, endColumn }) => {
      const start = (source.lineStarts[line - 1] ?? 0) + column - 1;
      const end = (source.lineStarts[endLine - 1] ?? 0) + endColumn - 1;
      return `${file}:${line}:${column} ${source.text.slice(start, end)}`;
    });
    expect(found).toEqual(expected);
  });
  test.each(KINDS.map((kind) => ({ name: kind[0], kind })))("$name", ({ kind }) => {
    const [, code = "", report = "", suggestion] = kind;
    const document = textDocument("guide.mdx", fenced(code.replaceAll(/[«»]/g, "")));
    const { diagnostics } = checkSamples([document], { ...engine, cache: new Map(cache) });
    expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      expect.stringContaining(`sample-${report}`),
    ]);
    if (suggestion !== undefined) expect(diagnostics[0]?.suggestion).toBe(`Did you mean \`${suggestion}\`?`);
  });
  test("nothing is reported in a comment of MDX, or after a quotation that ends without a fence", () => {
    const text = `{/*\n${fenced("prnt(1)")}*/}\n\n> \`\`\`luau\n> print(1)\n\n${fenced("prnt(1)")}{/* One. */}\n${fenced("prnt(1)")}`;
    const { diagnostics } = checkSamples([textDocument("guide.mdx", text)], engine);
    expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(["11:1", "15:1"]);
  });
});
