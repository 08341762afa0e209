/** What Luau writes in a string for what cannot, or shall not, stand there itself. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ["\u0007", "a"],
  ["\b", "b"],
  ["\f", "f"],
  ["\n", "n"],
  ["\r", "r"],
  ["\t", "t"],
  ["\v", "v"],
  ["'", "'"],
  ['"', '"'],
  ["\\", "\\"],
]);

/** The inside of a string as Luau prints it: with escapes for both quotes, and three digits for what has no letter. */
export const luauEscaped = (value: string): string =>
  value.replaceAll(/[\u0000-\u001F\\'"`{]/g, (char) => `\\${NAMED.get(char) ?? String(char.charCodeAt(0)).padStart(3, "0")}`);
