/** For sorting texts. Not localeCompare: its order depends on the machine. */
export const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
