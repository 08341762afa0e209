/**
 * The regions affected by syntax errors: the declaration or field with the error, and the text up to the next
 * one, which may be missing in the tree.
 */
import type { DocComment, ParseResult, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { declarationsIn, type Declared } from "../syntax/declarations";

export function brokenRegions(tree: ParseResult, text: string): readonly Span[] {
  if (tree.errors.length === 0) return [];
  const parts = declarationsIn(tree)
    .flatMap(partsOf)
    .sort((a, b) => startOf(a) - startOf(b));
  return tree.errors.map(({ span: [start, end] }) => {
    const partBefore = parts.findLast((part) => startOf(part) <= start);
    const next = parts.find((part) => startOf(part) > end);
    return [
      partBefore === undefined ? 0 : brokenFrom(partBefore, start, text),
      next ? startOf(next) : text.length,
    ];
  });
}

/** A part that ends on an earlier line is complete. */
function brokenFrom(part: Part, error: number, text: string): number {
  const end = part.span[1];
  return text.slice(end, error).includes("\n") ? end : startOf(part);
}

interface Part {
  readonly doc: DocComment | null;
  readonly span: Span;
}

function partsOf(statement: Declared): readonly Part[] {
  switch (statement.kind) {
    case "externType":
      return [statement, ...statement.members];
    case "declareGlobal":
    case "typeAlias":
      return [statement, ...fieldsOf(statement.type)];
    case "declareFunction":
    case "typeFunction":
      return [statement];
  }
}

const fieldsOf = (type: Type): readonly Part[] => (type.kind === "table" ? type.fields : []);

const startOf = ({ doc, span }: Part): number => Math.min(doc?.span[0] ?? span[0], span[0]);
