/** A landscape of blocks that is every post's own, and the same in each build. */
export interface PostPicture {
  /** Outlines of hills on a field of 320 by 120, the farthest first. */
  readonly hills: readonly string[];
  readonly sun: { readonly x: number; readonly y: number };
}

const WIDTH = 320;
const HEIGHT = 120;
const STEP = 20;

/** @param seed the address of the post */
export function toPostPicture(seed: string): PostPicture {
  const random = randomFrom(seed);
  const hill = (top: number): string => {
    const heights = Array.from({ length: WIDTH / STEP }, () => top + Math.floor(random() * 4) * 10);
    return `M0 ${HEIGHT}${heights.map((y, index) => `V${y}H${(index + 1) * STEP}`).join("")}V${HEIGHT}z`;
  };
  const sun = { x: 40 + Math.floor(random() * 240), y: 24 + Math.floor(random() * 16) };
  return { hills: [hill(36), hill(58), hill(82)], sun };
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
