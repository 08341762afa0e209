/** All doc comments of a file, including those attached to nothing. */
import { parse, type DocComment, type DocLine } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { docRuns } from "../syntax/doc-runs";
import type { SyntaxFile } from "../syntax/parse-source";
import { docsIn } from "./map-tree";

interface FoundComments {
  /** Comments attached to nodes of the tree. */
  readonly attached: readonly DocComment[];
  /** Comments that the parser attached to nothing. */
  readonly loose: readonly DocComment[];
}

export function findComments({ source, tree }: SyntaxFile): FoundComments {
  const attached = docsIn(tree.statements);
  const known = new Set(attached.map(({ span }) => span[0]));
  const loose = docRuns(source.text)
    .filter(([start]) => !known.has(start))
    .flatMap((span) => docAt(source.text, span));
  return { attached, loose };
}

/** Reads a run of doc comments with the parser. */
export function docAt(text: string, [start, end]: Span): readonly DocComment[] {
  const { moduleDoc, strayDocs } = parse(`${text.slice(start, end)}\n`);
  const doc = moduleDoc ?? strayDocs[0];
  return doc === undefined ? [] : [moved(doc, start)];
}

function moved(doc: DocComment, by: number): DocComment {
  const lines = doc.lines.map((line): DocLine => ({ text: line.text, start: line.start + by }));
  return { style: doc.style, lines, span: [doc.span[0] + by, doc.span[1] + by] };
}
