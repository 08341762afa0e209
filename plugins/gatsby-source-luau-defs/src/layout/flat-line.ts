/**
 * A layout for columns whose width nobody knows yet: its one line, and for each place where that line may
 * end, the columns that are too narrow for it. Whoever shows it, a style sheet say, chooses.
 */
import { assertNever } from "luau-contract";
import type { Layout } from "./layout";

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
  const { pieces, steps, lines } = collect(layout, space);
  const below = lines.map(() => 0);
  for (const [index, width] of COLUMN_WIDTHS.entries()) {
    const broken = brokenAt(steps, width);
    // What fits into a column fits into all that are wider.
    if (broken.length === 0) break;
    for (const line of broken) below[line] = COLUMN_WIDTHS[index + 1] ?? ANY_WIDTH;
  }
  const breaks = lines.map(({ at, depth }, line): LineBreak => ({ at, below: below[line] ?? 0, depth }));
  return { pieces, breaks: breaks.filter((lineBreak) => lineBreak.below > 0) };
}

/** The pieces of the one line, for those who break it nowhere. */
export const flatPieces = <T>(layout: Layout<T>, space: T): readonly T[] => collect(layout, space).pieces;

/** What is met on the way through a layout, from left to right. */
type Step =
  | { readonly kind: "text"; readonly width: number }
  | { readonly kind: "line"; readonly width: number; readonly depth: number }
  /** `room` is what it takes to be flat: the group's own width, and that of what must follow on its line. */
  | { readonly kind: "open"; readonly isForced: boolean; room: number }
  | { readonly kind: "close" };

interface Collected<T> {
  readonly pieces: T[];
  readonly steps: Step[];
  /** The places of the lines between the pieces. */
  readonly lines: Omit<LineBreak, "below">[];
}

function collect<T>(layout: Layout<T>, space: T): Collected<T> {
  const collected: Collected<T> = { pieces: [], steps: [], lines: [] };
  visit(layout, 0, space, collected);
  measureRoom(collected.steps);
  return collected;
}

function visit<T>(node: Layout<T>, depth: number, space: T, collected: Collected<T>): void {
  if (typeof node === "string") return;
  const { pieces, steps, lines } = collected;
  switch (node.kind) {
    case "piece":
      pieces.push(node.piece);
      steps.push({ kind: "text", width: node.text.length });
      return;
    case "concat":
      for (const part of node.parts) visit(part, depth, space, collected);
      return;
    case "indent":
      return visit(node.content, depth + 1, space, collected);
    case "group":
      steps.push({ kind: "open", isForced: node.broken, room: 0 });
      visit(node.content, depth, space, collected);
      steps.push({ kind: "close" });
      return;
    case "line":
      if (node.flat === " ") pieces.push(space);
      lines.push({ at: pieces.length, depth });
      steps.push({ kind: "line", width: node.flat.length, depth });
      return;
    // What only files have: a line for readers holds none of it.
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

/** Widths to the right of a place, as its group sees them. */
interface Ahead {
  /** To the end of the group, all on one line. */
  flat: number;
  /** To where the line ends if the group is broken. */
  toLineEnd: number;
  /** From the end of the group to where the line ends. */
  readonly behind: number;
}

/**
 * From right to left, so that each step is met once. A group is only tried where those around it are broken,
 * so what it needs is the same in every column.
 */
function measureRoom(steps: readonly Step[]): void {
  const around: Ahead[] = [];
  let here: Ahead = { flat: 0, toLineEnd: 0, behind: 0 };
  for (const step of steps.toReversed()) {
    if (step.kind === "close") {
      around.push(here);
      here = { flat: 0, toLineEnd: here.toLineEnd, behind: here.toLineEnd };
    } else if (step.kind === "open") {
      const { flat, toLineEnd, behind } = here;
      const outer = around.pop();
      step.room = step.isForced ? Infinity : flat + behind;
      here = {
        flat: (outer?.flat ?? 0) + flat,
        toLineEnd: step.isForced ? toLineEnd : behind + flat,
        behind: outer?.behind ?? 0,
      };
    } else {
      here.flat += step.width;
      // Outside of all groups nothing breaks.
      here.toLineEnd = step.kind === "line" && around.length > 0 ? 0 : here.toLineEnd + step.width;
    }
  }
}

/** The lines, by number, that break in a column of that width. */
function brokenAt(steps: readonly Step[], width: number): readonly number[] {
  const broken: number[] = [];
  const groups: ("flat" | "broken")[] = [];
  let column = 0;
  let line = 0;
  for (const step of steps) {
    if (step.kind === "close") groups.pop();
    else if (step.kind === "open")
      groups.push(groups.at(-1) !== "flat" && column + step.room > width ? "broken" : "flat");
    else if (step.kind === "line" && groups.at(-1) === "broken") {
      broken.push(line);
      column = step.depth * STEP;
    } else column += step.width;
    if (step.kind === "line") line += 1;
  }
  return broken;
}
