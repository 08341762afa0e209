/** The order of two texts by their characters. Not localeCompare: its order depends on the machine. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
