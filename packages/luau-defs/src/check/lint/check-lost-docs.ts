import { positionAt, restOfLine, type Span } from "luau-syntax";
import type { DocLocation } from "../../read/syntax/doc-comment-locations";
import type { Fix, LintCheck, LintFile, LintProblem } from "./finding";

export const checkLostDocs: LintCheck = (file) => file.docs.flatMap((doc) => aboveAttribute(file, doc));

/** luau-lsp searches for comments directly above `declare` or `function`. */
function aboveAttribute(file: LintFile, { doc, attributes }: DocLocation): readonly LintProblem[] {
  const [first] = attributes;
  const last = attributes.at(-1);
  if (first === undefined || last === undefined || doc.span[0] > first.span[0]) return [];
  const lineOf = (offset: number): number => positionAt(file.source, offset).line;
  const end = attributeEnd(file.source.text, last.span[1]);
  if (lineOf(end) === lineOf(nextWord(file.source.text, end))) return [];
  return [
    {
      span: restOfLine(file.source, doc.span[0]),
      message: "Editors lose a doc comment above an attribute on a line of its own.",
      suggestion: "Put it below the attribute.",
      fix: swapped(file, doc.span, [attributeStart(file.source.text, doc.span[1], first.span[0]), end]),
    },
  ];
}

/** The span of an entry of `@[…]` excludes the brackets. */
function attributeEnd(text: string, end: number): number {
  const closer = /^\s*\]/.exec(text.slice(end));
  return closer === null ? end : end + closer[0].length;
}

function attributeStart(text: string, from: number, start: number): number {
  const opener = /@\[\s*$/.exec(text.slice(from, start));
  return opener === null ? start : from + opener.index;
}

const nextWord = (text: string, from: number): number =>
  from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);

function swapped({ source }: LintFile, doc: Span, attributes: Span): Fix | null {
  const between = source.text.slice(doc[1], attributes[0]);
  if (between.trim() !== "") return null; // a comment is between the two
  return {
    span: [doc[0], attributes[1]],
    text: source.text.slice(...attributes) + between + source.text.slice(...doc),
  };
}
