/** All doc comments of a file, those that stand above nothing among them. */
import { parse, type DocComment, type DocLine } from "full-moon-wasm";
import type { Span } from "luau-contract";
import { docRuns } from "../syntax/doc-runs";
import type { SyntaxFile } from "../syntax/parse-source";
import { docsIn } from "./map-tree";

export interface FoundComments {
  /** Those of the tree. */
  readonly attached: readonly DocComment[];
  /** Those that the parser gave to nothing. */
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

/** A run of doc comments, as the parser reads it. */
function docAt(text: string, [start, end]: Span): readonly DocComment[] {
  const { moduleDoc, strayDocs } = parse(`${text.slice(start, end)}\n`);
  const doc = moduleDoc ?? strayDocs[0];
  return doc === undefined ? [] : [moved(doc, start)];
}

function moved(doc: DocComment, by: number): DocComment {
  const lines = doc.lines.map((line): DocLine => ({ text: line.text, start: line.start + by }));
  return { style: doc.style, lines, span: [doc.span[0] + by, doc.span[1] + by] };
}

const PLAIN_LINE = /\r?\n[ \t]*--(?!-|\[=*\[)( ?)([^\r\n]*)/y;

/** A comment with the `--` lines right below its last `---` line: LDoc's comments go on so. */
export function withPlainLines(text: string, doc: DocComment): DocComment {
  if (doc.style !== "lines") return doc;
  const lines: DocLine[] = [];
  PLAIN_LINE.lastIndex = doc.span[1];
  let end = doc.span[1];
  for (let match = PLAIN_LINE.exec(text); match !== null; match = PLAIN_LINE.exec(text)) {
    const words = match[2] ?? "";
    end = PLAIN_LINE.lastIndex;
    lines.push({ text: words, start: end - words.length });
  }
  return lines.length === 0 ? doc : { ...doc, lines: [...doc.lines, ...lines], span: [doc.span[0], end] };
}
