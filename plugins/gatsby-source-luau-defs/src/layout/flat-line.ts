/**
 * A layout for columns whose width nobody knows yet: its one line, and for each place where that line may end, the
 * columns that are too narrow for it. Whoever shows it, a style sheet say, chooses.
 */
import { assertNever } from "../model/assert-never";
import { fits, type Command } from "./fits";
import type { Layout, LayoutNode } from "./layout";

export interface FlatLine<T> {
  readonly pieces: readonly T[];
  readonly breaks: readonly LineBreak[];
}

export interface LineBreak {
  /** The index of the piece that begins the new line. */
  readonly at: number;
  /** Columns of fewer characters than this have the line break: one of `COLUMN_WIDTHS`, or `ANY_WIDTH`. */
  readonly below: number;
  /** How many steps the new line is indented. */
  readonly depth: number;
}

/** The widths that a choice is made for, in characters. */
export const COLUMN_WIDTHS = [32, 40, 48, 56, 64, 72, 80, 96] as const;

/** Of a line that breaks in every column. */
export const ANY_WIDTH = 1000;

/** Columns of a step of indentation. */
const STEP = 2;

/** `space` stands for a `line` that is flat. */
export function flatLine<T>(layout: Layout<T>, space: T): FlatLine<T> {
  const { pieces, lines } = collect(layout, space);
  if (lines.length === 0) return { pieces, breaks: [] };
  const broken = COLUMN_WIDTHS.map((width) => brokenAt(layout, width));
  const breaks = lines.flatMap(({ at, depth }, line): readonly LineBreak[] => {
    const last = broken.findLastIndex((lineIsBroken) => lineIsBroken[line]);
    return last === -1 ? [] : [{ at, below: COLUMN_WIDTHS[last + 1] ?? ANY_WIDTH, depth }];
  });
  return { pieces, breaks };
}

interface Collected<T> {
  readonly pieces: T[];
  readonly lines: { readonly at: number; readonly depth: number }[];
}

/** The pieces in order, and the places of the lines between them. */
function collect<T>(layout: Layout<T>, space: T): Collected<T> {
  const collected: Collected<T> = { pieces: [], lines: [] };
  const visit = (node: Layout<T>, depth: number): void => {
    if (typeof node === "string") return;
    if (node.kind === "piece") collected.pieces.push(node.piece);
    else if (node.kind === "concat") for (const part of node.parts) visit(part, depth);
    else if (node.kind === "indent") visit(node.content, depth + 1);
    else if (node.kind === "group") visit(node.content, depth);
    else if (node.kind === "line") {
      if (node.flat === " ") collected.pieces.push(space);
      collected.lines.push({ at: collected.pieces.length, depth });
    }
  };
  visit(layout, 0);
  return collected;
}

/** For each line, in order, whether it breaks in a column of that width. */
function brokenAt<T>(layout: Layout<T>, width: number): readonly boolean[] {
  const broken: boolean[] = [];
  const rest: Command<T>[] = [{ depth: 0, broken: false, layout }];
  let column = 0;
  for (let command = rest.pop(); command !== undefined; command = rest.pop()) {
    if (typeof command.layout === "string") continue;
    column = step(command, command.layout, { rest, broken, column, width });
  }
  return broken;
}

interface Progress<T> {
  readonly rest: Command<T>[];
  readonly broken: boolean[];
  readonly column: number;
  readonly width: number;
}

/** Takes one node further and gives the column behind it. */
function step<T>(command: Command<T>, node: LayoutNode<T>, { rest, broken, column, width }: Progress<T>): number {
  switch (node.kind) {
    case "piece":
      return column + node.text.length;
    case "concat":
      for (const part of [...node.parts].reverse()) rest.push({ ...command, layout: part });
      return column;
    case "indent":
      rest.push({ ...command, depth: command.depth + 1, layout: node.content });
      return column;
    case "group": {
      const flat = { ...command, broken: false, layout: node.content };
      rest.push(!node.broken && fits(flat, rest, width - column) ? flat : { ...flat, broken: true });
      return column;
    }
    case "line":
      broken.push(command.broken);
      return command.broken ? command.depth * STEP : column + node.flat.length;
    // What only files have: a line for readers holds none of it.
    case "hardline":
    case "freshLine":
    case "choice":
    case "suffix":
    case "verbatim":
      return column;
    default:
      return assertNever(node);
  }
}
