/**
 * A layout for columns of unknown width: the content on one line, and for each possible line break, the
 * column width below which it applies. The consumer, such as a style sheet, chooses.
 */
import { assertNever } from "luau-syntax";
import type { Layout } from "./layout";

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
  const { pieces, steps, lines } = collect(layout, space);
  const below = lines.map(() => 0);
  for (const [index, width] of COLUMN_WIDTHS.entries()) {
    const broken = brokenAt(steps, width);
    // Content that fits into a column also fits into wider ones.
    if (broken.length === 0) break;
    for (const line of broken) below[line] = COLUMN_WIDTHS[index + 1] ?? ANY_WIDTH;
  }
  const breaks = lines.map(({ at, depth }, line): LineBreak => ({ at, below: below[line] ?? 0, depth }));
  return { pieces, breaks: breaks.filter((lineBreak) => lineBreak.below > 0) };
}

export const flatPieces = <T>(layout: Layout<T>, space: T): readonly T[] => collect(layout, space).pieces;

type Step =
  | { readonly kind: "text"; readonly width: number }
  | { readonly kind: "line"; readonly width: number; readonly depth: number }
  /** `room`: the group's width, and that of the text that must follow on its line. */
  | { readonly kind: "open"; readonly isForced: boolean; room: number }
  | { readonly kind: "close" };

interface Collected<T> {
  readonly pieces: T[];
  readonly steps: Step[];
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

/** Widths to the right of a position, as seen from its group. */
interface Ahead {
  /** To the end of the group, on one line. */
  flat: number;
  /** To the end of the line if the group is broken. */
  toLineEnd: number;
  /** From the end of the group to the end of the line. */
  readonly behind: number;
}

/**
 * From right to left, to visit each step once. A group is only measured where the groups around it are
 * broken, so the required width does not depend on the column.
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
      // Nothing breaks outside groups.
      here.toLineEnd = step.kind === "line" && around.length > 0 ? 0 : here.toLineEnd + step.width;
    }
  }
}

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
