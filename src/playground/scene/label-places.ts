/** In: the shapes of a drawing. Out: where their labels are legible, and cover neither shapes nor each other. */
import type { Shape, Size } from "./projection";

export interface Label {
  readonly text: string;
  /** The middle of its line. */
  readonly x: number;
  /** The line on which it stands. */
  readonly y: number;
}

const LINE = 12;
/** The width of a letter, about. */
const LETTER = 6;
const LONGEST = 18;
/** Room for the numbers at the edges. */
export const TICK = 14;
const GAP = 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape whose label would cover another has none. */
export function labelPlaces(shapes: readonly Shape[], size: Size): readonly Label[] {
  const labels: Label[] = [];
  for (const shape of shapes) {
    const text = shape.label.length > LONGEST ? `${shape.label.slice(0, LONGEST - 1)}…` : shape.label;
    const isFree = (label: Label): boolean => labels.every((other) => !overlap(boxOf(label), boxOf(other)));
    const covers = (label: Label): boolean =>
      shapes.some((other) => other !== shape && other.outline !== "line" && overlap(boxOf(label), other));
    const free = candidates(shape, text, size).filter(isFree);
    const label = free.find((candidate) => !covers(candidate)) ?? free[0];
    if (label !== undefined) labels.push(label);
  }
  return labels;
}

/** Above, below, and above that; of a line, below its end. */
function candidates({ outline, x, y, height }: Shape, text: string, size: Size): readonly Label[] {
  const half = (text.length * LETTER) / 2;
  if (outline === "line") return [{ text, x: size.width - half - GAP, y: y + LINE }];
  const middle = Math.min(Math.max(x, half + TICK), size.width - half - 2);
  const above = y - height / 2 - GAP;
  return [above, y + height / 2 + LINE, above - LINE]
    .filter((at) => at > LINE && at < size.height - TICK)
    .map((at) => ({ text, x: middle, y: at }));
}

const boxOf = ({ text, x, y }: Label): Box => ({
  x,
  y: y - LINE / 2 + 2,
  width: text.length * LETTER,
  height: LINE,
});

/** Boxes are around their middle. */
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
