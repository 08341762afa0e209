/** Whether a name can stand in Luau without quotes. */
export const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);
