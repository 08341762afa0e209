/** A landscape of blocks that is every post's own, and the same in each build. */
export interface PostPicture {
  /** Outlines of hills on a field of 320 by 80, the farthest first. */
  readonly hills: readonly string[];
  readonly sun: { readonly x: number; readonly y: number };
}

const WIDTH = 320;
const HEIGHT = 80;
const STEP = 10;

/** @param seed the address of the post */
export function toPostPicture(seed: string): PostPicture {
  const random = randomFrom(seed);
  /** A walk that goes up or down a block at most, and stays near its height. */
  const hill = (middle: number): string => {
    let y = middle;
    const steps = Array.from({ length: WIDTH / STEP }, (_, index) => {
      y = Math.min(Math.max(y + (Math.floor(random() * 3) - 1) * 6, middle - 12), middle + 12);
      return `V${y}H${(index + 1) * STEP}`;
    });
    return `M0 ${HEIGHT}${steps.join("")}V${HEIGHT}z`;
  };
  const sun = { x: 40 + Math.floor(random() * 240), y: 16 + Math.floor(random() * 8) };
  return { hills: [hill(42), hill(56), hill(68)], sun };
}

/** Numbers from 0 to 1 that follow from a text: FNV-1a, then a linear congruential generator. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
