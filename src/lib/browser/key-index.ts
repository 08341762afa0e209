type Keys = readonly [previous: string, next: string];

/** The index to which a key moves, in a circle; null for other keys. `index` is -1 if none is active. */
export function keyIndex(
  key: string,
  index: number,
  count: number,
  [previous, next]: Keys = ["ArrowUp", "ArrowDown"],
): number | null {
  if (count === 0) return null;
  switch (key) {
    case next:
      return (index + 1) % count;
    case previous:
      return index < 0 ? count - 1 : (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
