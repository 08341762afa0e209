/**
 * @param {readonly number[]} figures at least one
 * @returns {number} of an even number of figures, the higher of the two in the middle
 */
export const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
