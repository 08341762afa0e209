/** In: bodies of the world. Out: where they are on a drawing from the side, or from above. */
import type { Body, Vector } from "./things";

type Point = readonly [x: number, y: number];
type Range = readonly [from: number, to: number];

/** The axes of a drawing: right, down. */
export type View = "side" | "above";

/** What a drawing shows of both axes: the next one shows the same, as long as that fits. */
export type Ranges = readonly [across: Range, down: Range];

export interface Drawing {
  readonly ranges: Ranges;
  readonly shapes: readonly Shape[];
  /** Lines at round numbers of both axes. */
  readonly columns: readonly GridLine[];
  readonly rows: readonly GridLine[];
}

/** In the drawing's units, from its left and upper edge. */
export interface Shape {
  readonly id: string;
  readonly label: string;
  readonly outline: "point" | "box" | "round" | "line" | "wedge";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The end of a line from the centre, which shows where it looks. */
  readonly looksAt: Point | null;
}

export interface GridLine {
  readonly at: number;
  readonly text: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** For labels above shapes, and numbers at the edges. */
const MARGIN = 20;
/** The least that is shown, in the world's units. */
const LEAST = 8;
const LOOK = 14;

export function draw(
  bodies: readonly Body[],
  { view, size, before }: { readonly view: View; readonly size: Size; readonly before?: Ranges },
): Drawing {
  // A plane is everywhere, seen from above.
  const shown = bodies.filter(({ shape }) => view === "side" || shape !== "plane");
  const ranges = [rangeOf(shown, view, 0, before?.[0]), rangeOf(shown, view, 1, before?.[1])] as const;
  const { toX, toY, scale, visible } = frameOf(ranges, size);
  const shapes = shown.map((body): Shape => {
    const [across, down] = axesOf(body.position, view);
    const [width, height] = axesOf(body.size, view);
    const looks = body.facing === null ? null : axesOf(body.facing, view);
    const [x, y] = [toX(across), toY(down)];
    return {
      id: body.id,
      label: body.label,
      outline: outlineOf(body),
      x,
      y,
      width: Math.max(Math.abs(width) * scale, 6),
      height: Math.max(Math.abs(height) * scale, 6),
      looksAt: looks && lookEnd([x, y], looks, body.shape === "camera" ? 2 * LOOK : LOOK),
    };
  });
  const [columns, rows] = visible;
  const sign = view === "side" ? -1 : 1;
  return { ranges, shapes, columns: gridOf(columns, toX, 1), rows: gridOf(rows, toY, sign) };
}

const lookEnd = ([x, y]: Point, [across, down]: Point, length: number): Point => [
  x + across * length,
  y + down * length,
];

/** What is far has a smaller z, in most engines: it is further up, seen from above. */
const axesOf = ([x, y, z]: Vector, view: View): Point => (view === "side" ? [x, -y] : [x, z]);

function outlineOf({ shape }: Body): Shape["outline"] {
  switch (shape) {
    case "point":
      return "point";
    case "plane":
      return "line";
    case "box":
      return "box";
    case "sphere":
    case "capsule":
      return "round";
    case "camera":
      return "wedge";
  }
}

/** One scale for both axes. */
function frameOf([across, down]: Ranges, { width, height }: Size) {
  const scaleOf = ([from, to]: Range, size: number): number => (size - 2 * MARGIN) / (to - from);
  const scale = Math.min(scaleOf(across, width), scaleOf(down, height));
  const place = ([from, to]: Range, size: number) => {
    const middle = (from + to) / 2;
    return (at: number): number => size / 2 + (at - middle) * scale;
  };
  // The grid is as wide as the drawing.
  const widened = ([from, to]: Range, size: number): Range => {
    const more = (size / scale - (to - from)) / 2;
    return [from - more, to + more];
  };
  return {
    toX: place(across, width),
    toY: place(down, height),
    scale,
    visible: [widened(across, width), widened(down, height)] as const,
  };
}

/**
 * Around all bodies and the origin. Its length is a power of two, and it stays what it was as long as it
 * fits: what moves is seen to move.
 */
function rangeOf(bodies: readonly Body[], view: View, axis: 0 | 1, before?: Range): Range {
  const ends = bodies.flatMap(({ position, size, shape }) => {
    const at = axesOf(position, view)[axis];
    const half = shape === "plane" ? 0 : Math.abs(axesOf(size, view)[axis]) / 2;
    return [at - half, at + half];
  });
  const [from, to] = [Math.min(...ends, 0), Math.max(...ends, 0)];
  const span = 2 ** Math.ceil(Math.log2(Math.max(to - from, LEAST)));
  if (before && before[0] <= from && to <= before[1] && before[1] - before[0] <= 2 * span) return before;
  const step = span / 4;
  const middle = Math.round((from + to) / 2 / step) * step;
  return [Math.min(middle - span / 2, from), Math.max(middle + span / 2, to)];
}

/** Lines at round numbers, and their names; of an axis that points up, the sign is the other. */
function gridOf([from, to]: Range, place: (at: number) => number, sign: 1 | -1): readonly GridLine[] {
  const step = 2 ** Math.round(Math.log2((to - from) / 6));
  const first = Math.ceil(from / step);
  const count = Math.max(Math.floor(to / step) - first + 1, 0);
  return Array.from({ length: count }, (_, index) => {
    const at = (first + index) * step;
    // No "−0".
    return { at: place(at), text: String(at * sign || 0).replace("-", "−") };
  });
}
