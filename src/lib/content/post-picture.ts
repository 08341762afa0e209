/** A landscape of a post's own, the same in each build. Posts of successive months have different ones. */
export interface PostPicture {
  /** A custom property of the theme. */
  readonly colour: string;
  /** Outlines on a field of 320 by 80, the farthest first. */
  readonly layers: readonly string[];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
}

interface Landscape {
  readonly colour: string;
  /** Highest, lowest and radius of the sun. */
  readonly sun: readonly [top: number, bottom: number, radius: number];
  /** An outline from the left bottom corner to the right one, about a height from the top. */
  readonly outline: (height: number, random: Random) => string;
}

/** A number from 0 to 1. */
type Random = () => number;

const WIDTH = 320;
const HEIGHT = 80;
const HEIGHTS = [38, 54, 68];

/**
 * @param seed the address of the post
 * @param date its date, such as `2025-01-31`
 */
export function toPostPicture(seed: string, date: string): PostPicture {
  const random = randomFrom(seed);
  const [year = 0, month = 0] = date.split("-").map(Number);
  const { colour, sun, outline } = LANDSCAPES[(year * 12 + month) % LANDSCAPES.length] ?? hills;
  const [top, bottom, r] = sun;
  const layers = HEIGHTS.map((height) => `M0 ${HEIGHT}${outline(height, random)}V${HEIGHT}z`);
  return {
    colour,
    layers,
    sun: { x: between(60, 260, random), y: between(top, bottom, random), r },
  };
}

/** A walk that goes up or down a block at most, and stays near its height. */
const hills: Landscape = {
  colour: "--colour-accent",
  sun: [16, 24, 10],
  outline: (height, random) => {
    let y = height;
    return every(
      () => 10,
      (x) => {
        y = Math.min(Math.max(y + between(-1, 1, random) * 6, height - 12), height + 12);
        return `V${y}H${x}`;
      },
    );
  },
};

const mountains: Landscape = {
  colour: "--colour-code-type",
  sun: [14, 18, 7],
  outline: (height, random) =>
    `V${height + 6}${every(
      () => between(16, 36, random),
      (x, index) => {
        return `L${x} ${height + (index % 2 === 0 ? -between(8, 26, random) : between(0, 10, random))}`;
      },
    )}`,
};

/** Firs on even ground. */
const forest: Landscape = {
  colour: "--colour-second-accent",
  sun: [14, 20, 12],
  outline: (height, random) =>
    `V${height + 8}${every(
      () => between(24, 40, random),
      (x) => {
        const tier = between(5, 9, random);
        return `H${x - 12}v-3h-8l6-${tier}h-4l5-${tier}h-3l6-${tier} 6 ${tier}h-3l5 ${tier}h-4l6 ${tier}h-8v3`;
      },
    )}H${WIDTH}`,
};

const towers: Landscape = {
  colour: "--colour-code-keyword",
  sun: [12, 20, 8],
  outline: (height, random) =>
    every(
      () => between(10, 26, random),
      (x) => {
        const y = height + between(-28, 10, random);
        return random() < 0.3 ? `V${y}H${x - 6}v-8h2v8H${x}` : `V${y}H${x}`;
      },
    ),
};

/** Waves before a low sun. */
const sea: Landscape = {
  colour: "--colour-code-function",
  sun: [30, 36, 20],
  outline: (height, random) => {
    const width = between(10, 22, random);
    return `V${height + 6}q${width / 2}-7 ${width} 0${`t${width} 0`.repeat(Math.ceil(WIDTH / width))}`;
  },
};

const LANDSCAPES: readonly Landscape[] = [hills, mountains, forest, towers, sea];

/** Parts of an outline from left to right, each drawn up to its right end. */
function every(width: () => number, draw: (x: number, index: number) => string): string {
  const parts: string[] = [];
  for (let x = width(); ; x += width()) {
    parts.push(draw(x, parts.length));
    if (x >= WIDTH) return parts.join("");
  }
}

/** A whole number. */
const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Numbers from 0 to 1 that follow from a text: FNV-1a, then a linear congruential generator. */
function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
