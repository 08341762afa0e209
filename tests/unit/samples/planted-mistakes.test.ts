/** Mistakes of many kinds in texts of many kinds: each is reported at its place, all at once. */
import { parse } from "full-moon-wasm";
import { sourceText } from "luau-contract";
import { loadLuau } from "luau-wasm/node";
import { describe, expect, test } from "vitest";
import {
  checkSamples,
  type SampleCache,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import {
  definitionDocument,
  textDocument,
  type SampleDocument,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { readCases } from "../../support/read-cases";
import { definitionsIn } from "./definitions-in";

const engine = {
  loadLuau,
  luau: "test",
  definitions: definitionsIn(`
declare class Door
	open: boolean
	function Push(self, force: number): boolean
	function Shut(self): ()
	@deprecated function Slam(self): ()
end
type DoorOptions = { wide: boolean?, height: number? }
declare Doors: {
	create: (name: string, options: DoorOptions?) -> Door,
	find: (name: string) -> Door?,
	paint: (door: Door, colour: "red" | "green") -> (),
	listen: ((event: "opened", listener: (door: Door) -> ()) -> ()) & ((event: "slammed", listener: (force: number) -> ()) -> ()),
	count: () -> (number, string),
	LIMIT: number,
}
@deprecated declare function knock(times: number): ()
declare function require(path: string): any
`),
};

/** The name of a kind, code whose mistake is between « and », what is reported, and the suggestion. */
const KINDS = readCases("cases/planted-mistakes.txt");

/** Samples in a file, each made by `fence`. */
interface Place {
  readonly name: string;
  readonly file: string;
  readonly fence: (code: string, index: number) => string;
  readonly whole?: (text: string) => string;
}

const fenced = (code: string, meta = ""): string => `\`\`\`luau${meta}\n${code}\n\`\`\`\n`;
const indented = (text: string, by: string): string => text.replaceAll(/^(?=.)/gm, by);
const inComment = (code: string): string => indented(fenced(code), "\t--- ");

const PLACES: readonly Place[] = [
  { name: "a guide", file: "guide.mdx", fence: (code) => `Text.\n\n${fenced(code)}` },
  {
    name: "a file with carriage returns",
    file: "crlf.mdx",
    fence: (code) => `Text.\n\n${fenced(code)}`,
    whole: (text) => text.replaceAll("\n", "\r\n"),
  },
  { name: "a list", file: "list.mdx", fence: (code) => `- Größe 😀\n\n${indented(fenced(code), "  ")}` },
  {
    name: "a numbered list",
    file: "steps.mdx",
    fence: (code) => `10. One\n    ${indented(fenced(code), "    ").trimStart()}`,
  },
  {
    name: "the line of a list's mark",
    file: "marks.mdx",
    fence: (code) => `- ${indented(fenced(code), "  ").trimStart()}`,
  },
  {
    name: "a quotation",
    file: "quote.mdx",
    fence: (code) => `> Text.\n>\n${fenced(code).replaceAll(/^(?!$)/gm, "> ")}`,
  },
  {
    name: "a list in a quotation",
    file: "nested.mdx",
    fence: (code) => `> 1. ${fenced(code).trimEnd().replaceAll("\n", "\n>    ")}\n`,
  },
  {
    name: "tabs",
    file: "tabs.mdx",
    fence: (code) => `<Tabs>\n  <Tab label="One">\n\n${indented(fenced(code), "\t\t")}\n  </Tab>\n</Tabs>\n`,
  },
  { name: "an admonition", file: "note.mdx", fence: (code) => `:::note[日本]\n\n${fenced(code)}\n:::\n` },
  {
    name: "lines after text that is not ASCII",
    file: "text.mdx",
    fence: (code) => fenced(code.replaceAll(/^(?=.*«)/gm, "--[[ Größe 日本 😀 ]] ")),
  },
  {
    name: "samples with hidden lines",
    file: "hidden.mdx",
    fence: (code) => fenced(`-- hide-start\nlocal hidden = "😀"\n-- hide-end\n${code}\n-- hide-next-line\n`),
  },
  {
    name: "samples that continue others",
    file: "continues.mdx",
    fence: (code) => `${fenced("local before = 1")}\n${fenced(code, " continues")}`,
  },
  {
    name: "files",
    file: "files.mdx",
    fence: (code, index) => fenced(code, ` file="part-${index}/index.luau"`),
  },
  {
    name: "marked lines",
    file: "lines.mdx",
    fence: (code) => fenced(`-- highlight-next-line\n${code}`, " {1} showLineNumbers"),
  },
  { name: "tildes", file: "tildes.mdx", fence: (code) => `~~~~luau\n${code}\n~~~~\n` },
  {
    name: "doc comments",
    file: "made.d.luau",
    fence: (code, index) => `\t--- Größe.\n\t---\n${inComment(code)}\tmember${index}: number,\n`,
    whole: (text) => `declare Made: {\n${text}}\n`,
  },
  {
    name: "doc comments of blocks, with carriage returns",
    file: "blocks.d.luau",
    fence: (code, index) =>
      `\t--[=[\n\t\tText.\n\n${indented(fenced(code), "\t\t")}\t]=]\n\tmember${index}: number,\n`,
    whole: (text) => `declare Made: {\n${text}}\n`.replaceAll("\n", "\r\n"),
  },
  {
    name: "doc comments of methods and parameters",
    file: "methods.d.luau",
    fence: (code, index) => `${inComment(code)}\tfunction method${index}(self): number\n`,
    whole: (text) => `declare class Made\n${text}end\n`,
  },
];

/** What is expected in a file, and its text without marks. */
function plant({ file, fence, whole = (text) => text }: Place) {
  const marked = whole(KINDS.map(([, code = ""], index) => fence(code, index)).join("\n"));
  const starts: number[] = [];
  const text = marked.replaceAll(/[«»]/g, (mark, offset: number) => {
    if (mark === "«") starts.push(offset - 2 * starts.length);
    return "";
  });
  const expected = KINDS.map(([, code = ""], index) => {
    const lines = text.slice(0, starts[index]).split("\n");
    const mistake = /«([^]*)»/.exec(code)?.[1] ?? "";
    return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${mistake}`;
  });
  return { expected, document: documentOf(file, text), text };
}

const documentOf = (file: string, text: string): SampleDocument =>
  file.endsWith(".d.luau")
    ? definitionDocument(sourceText(file, text), parse(text))
    : textDocument(file, text);

describe("planted mistakes", () => {
  const cache: SampleCache = new Map();
  test.each(PLACES.map((place) => [place.name, place] as const))("in %s", (_name, place) => {
    const { document, expected, text } = plant(place);
    const known: SampleCache = new Map(cache);
    const { diagnostics } = checkSamples([document], { ...engine, cache: known });
    for (const [key, findings] of known) cache.set(key, findings);
    const source = sourceText(place.file, text);
    const found = diagnostics.map(({ file, line, column, endLine, endColumn }) => {
      const start = (source.lineStarts[line - 1] ?? 0) + column - 1;
      const end = (source.lineStarts[endLine - 1] ?? 0) + endColumn - 1;
      return `${file}:${line}:${column} ${text.slice(start, end)}`;
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
