/** Escape sequences of one character; all others have three digits. */
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

const escaped = (char: string): string =>
  `\\${NAMED.get(char) ?? String(char.charCodeAt(0)).padStart(3, "0")}`;

export const quoted = (value: string): string =>
  `"${value.replaceAll(/[\u0000-\u001F\u007F\\"]/g, escaped)}"`;

const CHARS: ReadonlyMap<string, string> = new Map([...NAMED].map(([char, name]) => [name, char]));

/** The value of a string that `quoted` has written. */
export const unquoted = (text: string): string =>
  text
    .slice(1, -1)
    .replaceAll(/\\(\d{3}|.)/gs, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number(code)) : (CHARS.get(code) ?? code),
    );

/** As Luau prints it in types: with escapes for both quotes, the backtick and the opening brace. */
export const quotedByLuau = (value: string): string =>
  `"${value.replaceAll(/[\u0000-\u001F\\'"`{]/g, escaped)}"`;
