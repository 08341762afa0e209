/** Returns, for an even number of figures, the higher of the two middle ones; `NaN` for none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
