/** In: a script in Luau, with or without mistakes. Out: its tokens, comments among them. */

export interface ScriptToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "string" | "comment" | "symbol";
}

/** What is not closed ends with its line, or with the text. */
const COMMENT = /--\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))|--[^\n]*/y;
const LONG_STRING = /\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))/y;
const STRING = /"(?:[^"\\\n]|\\z\s*|\\[^])*"?|'(?:[^'\\\n]|\\z\s*|\\[^])*'?/y;
const NUMBER = /0[xXbB][\da-fA-F_]+|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?/y;
const WORD = /[A-Za-z_]\w*/y;
const SYMBOL = /\.\.\.|\.\.=|\.\.|::|->|\/\/=|\/\/|[+\-*/%^=~<>]=|[^\s]/y;

const PATTERNS = [
  [COMMENT, "comment"],
  [LONG_STRING, "string"],
  [STRING, "string"],
  [NUMBER, "number"],
  [WORD, "word"],
] as const;

export function scriptTokens(text: string): readonly ScriptToken[] {
  const tokens: ScriptToken[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(text: string, start: number): ScriptToken {
  if (text[start] === "`") {
    const end = endOfTemplate(text, start);
    return { text: text.slice(start, end), start, end, kind: "string" };
  }
  for (const [pattern, kind] of PATTERNS) {
    const found = matchAt(pattern, text, start);
    if (found !== null) return { text: found, start, end: start + found.length, kind };
  }
  const symbol = matchAt(SYMBOL, text, start) ?? text.slice(start, start + 1);
  return { text: symbol, start, end: start + symbol.length, kind: "symbol" };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** An interpolated string is one token, with the expressions in its braces. */
function endOfTemplate(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== "`" && text[at] !== "\n") {
    if (text[at] === "\\") at += 2;
    else at = text[at] === "{" ? endOfBraces(text, at) : at + 1;
  }
  return Math.min(text[at] === "`" ? at + 1 : at, text.length);
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at = skipSpace(text, at)) {
    const token = tokenAt(text, at);
    if (token.text === "{") depth += 1;
    if (token.text === "}") depth -= 1;
    at = token.end;
    if (depth === 0) return at;
  }
  return text.length;
}
