/**
 * @param {readonly number[]} figures at least one
 * @returns {number} for an even number of figures, the higher of the two middle ones
 */
export const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
