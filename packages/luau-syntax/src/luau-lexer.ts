/**
 * In: Luau, with or without mistakes. Out: its tokens, comments among them: what highlighting and formatting
 * need, in the page too. What is not closed ends with its line, or with the text.
 */
import { KEYWORDS } from "./identifier";

export type LuauTokenKind =
  | "comment"
  /** `---` lines, and blocks whose text begins on a new line. */
  | "docComment"
  /** `--!strict` */
  | "directive"
  | "string"
  | "longString"
  /** A string in backticks. */
  | "template"
  | "number"
  | "keyword"
  | "name"
  /** `@native`; of `@[…]` the first sign. */
  | "attribute"
  | "symbol";

export interface LuauToken {
  readonly kind: LuauTokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The tokens of each expression in a template, with its braces. */
  readonly expressions: readonly (readonly LuauToken[])[];
}

/** Templates in templates, from which on braces are text. */
const DEEPEST = 50;

const PATTERNS: readonly (readonly [LuauTokenKind, RegExp])[] = [
  // The most frequent first.
  ["name", /[A-Za-z_]\w*/y],
  ["docComment", /--\[(=*)\[[ \t]*\r?\n[^]*?(?:\]\1\]|$(?![^]))|---(?!-)[^\r\n]*/y],
  ["directive", /--![^\r\n]*/y],
  ["comment", /^#![^\r\n]*/y],
  ["comment", /--\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))|--[^\r\n]*/y],
  ["longString", /\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))/y],
  ["string", /"(?:\\(?:z\s*|\r\n|[^])|[^"\\\r\n])*"?|'(?:\\(?:z\s*|\r\n|[^])|[^'\\\r\n])*'?/y],
  ["number", /0[xXbB][\da-fA-F_]+i?|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?i?/y],
  ["attribute", /@(?:[A-Za-z_]\w*|(?=\[))/y],
  ["symbol", /\.\.\.|\.\.=|\.\.|::|->|\/\/=|\/\/|[+\-*/%^=~<>]=|[^]/y],
];

const SPACE = /\s*/y;

export function luauTokens(text: string): readonly LuauToken[] {
  const tokens: LuauToken[] = [];
  for (let at = spaceEnd(text, 0); at < text.length; at = spaceEnd(text, at)) {
    const token = tokenAt(text, at, 0);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

export const isCommentToken = ({ kind }: LuauToken): boolean =>
  kind === "comment" || kind === "docComment" || kind === "directive";

function tokenAt(text: string, start: number, depth: number): LuauToken {
  if (text[start] === "`") return templateAt(text, start, depth);
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && found !== "")
      return {
        kind: kind === "name" && KEYWORDS.has(found) ? "keyword" : kind,
        text: found,
        start,
        end: start + found.length,
        expressions: NONE,
      };
  }
  return { kind: "symbol", text: text.slice(start, start + 1), start, end: start + 1, expressions: NONE };
}

const NONE: LuauToken["expressions"] = [];

function spaceEnd(text: string, start: number): number {
  SPACE.lastIndex = start;
  return start + (SPACE.exec(text)?.[0].length ?? 0);
}

/** `\u{1F600}` is an escape and not an expression. */
const ESCAPE = /\\(?:u\{[^}`\r\n]*\}|\r\n|[^])/y;

function templateAt(text: string, start: number, depth: number): LuauToken {
  const expressions: (readonly LuauToken[])[] = [];
  let at = start + 1;
  while (at < text.length && !/[`\r\n]/.test(text.charAt(at))) {
    if (text[at] === "{" && depth < DEEPEST) {
      const expression = bracedTokens(text, at, depth + 1);
      expressions.push(expression);
      at = expression.at(-1)?.end ?? text.length;
    } else {
      ESCAPE.lastIndex = at;
      at += ESCAPE.exec(text)?.[0].length ?? 1;
    }
  }
  const end = Math.min(text[at] === "`" ? at + 1 : at, text.length);
  return { kind: "template", text: text.slice(start, end), start, end, expressions };
}

/** The tokens from a brace to the one that closes it. */
function bracedTokens(text: string, start: number, depth: number): readonly LuauToken[] {
  const tokens: LuauToken[] = [];
  let open = 0;
  for (let at = start; at < text.length; at = spaceEnd(text, at)) {
    const token = tokenAt(text, at, depth);
    tokens.push(token);
    if (token.text === "{") open += 1;
    if (token.text === "}") open -= 1;
    at = token.end;
    if (open === 0) break;
  }
  return tokens;
}
