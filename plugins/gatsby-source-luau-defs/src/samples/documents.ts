import type { DocComment, ParseResult } from "full-moon-wasm";
import { lineStartsOf, sourceText, type SourceText } from "luau-contract";
import { docPlaces } from "../syntax/doc-places";
import type { TextLine } from "./fences";

/** A file with samples. */
export interface SampleDocument {
  readonly source: SourceText;
  /** Texts whose samples can refer to each other: a guide, or one doc comment. */
  readonly texts: readonly (readonly TextLine[])[];
  /** Whether the file itself is a sample. */
  readonly isSample: boolean;
}

export function definitionDocument(source: SourceText, tree: ParseResult): SampleDocument {
  // Most of the largest files are generated, and have no samples.
  const docs = source.text.includes("```lua")
    ? [tree.moduleDoc, ...docPlaces(tree).map(({ doc }) => doc)]
    : [];
  const texts = docs.filter((doc): doc is DocComment => doc !== null).map(({ lines }) => lines);
  return { source, texts, isSample: false };
}

/** A guide or post in Markdown, or a script, which is one sample. */
export function textDocument(path: string, text: string): SampleDocument {
  const source = sourceText(path, text);
  const isSample = /\.luau?$/.test(path);
  const lines = linesOf(text);
  return { source, texts: [isSample ? lines : withoutFrontMatter(lines)], isSample };
}

function withoutFrontMatter(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines[0]?.text !== "---") return lines;
  const end = lines.findIndex(({ text }, index) => index > 0 && text === "---");
  return end === -1 ? lines : lines.slice(end + 1);
}

function linesOf(text: string): readonly TextLine[] {
  const starts = lineStartsOf(text);
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? text.length + 1) - 1;
    return { text: text.slice(start, end).replace(/\r$/, ""), start };
  });
}
