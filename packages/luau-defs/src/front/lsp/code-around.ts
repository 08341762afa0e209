/** In: a document and an offset. Out: the Luau code there: a sample, or the file itself. */
import { type DocLine } from "full-moon-wasm";
import { definitionDocument, textDocument } from "../../engine/samples/documents";
import { findFences } from "../../engine/samples/fences";
import { isGuide } from "./guide-files";
import type { DocumentContext } from "./request-place";
import { isInComment } from "./text-at";

interface CodeAtOffset {
  readonly text: string;
  /** The offset in this text. */
  readonly offset: number;
  /** The offset in the document of one in this text. */
  readonly inDocument: (offset: number) => number;
}

const samplesIn = ({ file, source }: DocumentContext): readonly (readonly DocLine[])[] => {
  const document =
    file === null ? textDocument(source.path, source.text) : definitionDocument(file.source, file.tree);
  return document.texts
    .flatMap(findFences)
    .filter(({ language }) => /^luau?$/.test(language))
    .map(({ lines }) => lines);
};

/** Null in texts. */
export function codeAround(place: DocumentContext, offset: number): CodeAtOffset | null {
  const sample = samplesIn(place).find((lines) =>
    lines.some(({ start, text }) => start <= offset && offset <= start + text.length),
  );
  if (sample !== undefined) return codeOf(sample, offset);
  const { source } = place;
  if (isGuide(source.path) || isInComment(source, offset)) return null;
  return { text: source.text, offset: offset, inDocument: (at) => at };
}

function codeOf(lines: readonly DocLine[], offset: number): CodeAtOffset {
  const starts = lines.map((_, index) =>
    lines.slice(0, index).reduce((length, { text }) => length + text.length + 1, 0),
  );
  const line = lines.findIndex(({ start, text }) => start <= offset && offset <= start + text.length);
  return {
    text: lines.map(({ text }) => text).join("\n"),
    offset: (starts[line] ?? 0) + offset - (lines[line]?.start ?? 0),
    inDocument: (at) => {
      const index = starts.findLastIndex((start) => start <= at);
      return (lines[index]?.start ?? 0) + at - (starts[index] ?? 0);
    },
  };
}
