/** Compares strings for sorting. Unlike localeCompare, independent of the machine's locale. */
export const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
