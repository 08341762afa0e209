/**
 * A layout for columns of unknown width: the content on one line, and for each possible line break, the
 * column width below which it applies. The consumer, such as a style sheet, chooses.
 */
import { assertNever } from "luau-syntax";
import type { Layout } from "./layout";
import { brokenLines } from "./render-layout";

interface FlatLine<T> {
  readonly pieces: readonly T[];
  readonly breaks: readonly LineBreak[];
}

export interface LineBreak {
  readonly at: number;
  /** Columns with fewer characters than this have the line break: one of `COLUMN_WIDTHS`, or `ANY_WIDTH`. */
  readonly below: number;
  /** Indentation of the new line, in steps. */
  readonly depth: number;
}

/** The supported column widths, in characters. */
const COLUMN_WIDTHS = [32, 40, 48, 56, 64, 72, 80, 96] as const;

/** `below` of a line break that applies in every column. */
const ANY_WIDTH = 1000;

/** Columns per step of indentation. */
const STEP = 2;

/** `space` is the piece for a `line` that is not broken. */
export function flatLine<T>(layout: Layout<T>, space: T): FlatLine<T> {
  const { pieces, lines } = collect(layout, space);
  const below = lines.map(() => 0);
  for (const [index, width] of COLUMN_WIDTHS.entries()) {
    const isBroken = brokenLines(layout, width, STEP);
    // Content that fits into a column also fits into wider ones.
    if (!isBroken.includes(true)) break;
    for (const line of below.keys()) if (isBroken[line]) below[line] = COLUMN_WIDTHS[index + 1] ?? ANY_WIDTH;
  }
  const breaks = lines.map(({ at, depth }, line): LineBreak => ({ at, below: below[line] ?? 0, depth }));
  return { pieces, breaks: breaks.filter((lineBreak) => lineBreak.below > 0) };
}

export const flatPieces = <T>(layout: Layout<T>, space: T): readonly T[] => collect(layout, space).pieces;

interface Collected<T> {
  readonly pieces: T[];
  readonly lines: Omit<LineBreak, "below">[];
}

function collect<T>(layout: Layout<T>, space: T): Collected<T> {
  const collected: Collected<T> = { pieces: [], lines: [] };
  visit(layout, 0, space, collected);
  return collected;
}

function visit<T>(node: Layout<T>, depth: number, space: T, collected: Collected<T>): void {
  if (typeof node === "string") return;
  const { pieces, lines } = collected;
  switch (node.kind) {
    case "piece":
      pieces.push(node.piece);
      return;
    case "concat":
      for (const part of node.parts) visit(part, depth, space, collected);
      return;
    case "indent":
      return visit(node.content, depth + 1, space, collected);
    case "group":
      return visit(node.content, depth, space, collected);
    case "line":
      if (node.flat === " ") pieces.push(space);
      lines.push({ at: pieces.length, depth });
      return;
    // Only files contain hard line breaks.
    case "hardline":
    case "freshLine":
    case "choice":
    case "suffix":
    case "verbatim":
      return;
    default:
      return assertNever(node);
  }
}
