/** Luau's tokens, with comments. An unclosed string ends with its line, an unclosed block with the text. */
import { KEYWORDS } from "./identifier";

export type LuauTokenKind =
  | "comment"
  /** `---` lines, blocks over several lines, and blocks with `=` that have a line to themselves. */
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
  /** `@native`, or the `@` of `@[…]`. */
  | "attribute"
  | "symbol";

export interface LuauToken {
  readonly kind: LuauTokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The tokens of each expression in a template, including its braces. */
  readonly expressions: readonly (readonly LuauToken[])[];
}

/** Limits the recursion: braces in templates that are nested more deeply are text. */
const MAX_DEPTH = 50;

const PATTERNS: readonly (readonly [LuauTokenKind, RegExp])[] = [
  // The most frequent first.
  ["name", /[A-Za-z_]\w*/y],
  ["comment", /^#![^\r\n]*/y],
  ["comment", /--\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))|--[^\r\n]*/y],
  ["longString", /\[(=*)\[[^]*?(?:\]\1\]|$(?![^]))/y],
  ["string", /"(?:\\(?:z\s*|\r\n|[^])|[^"\\\r\n]+)*"?|'(?:\\(?:z\s*|\r\n|[^])|[^'\\\r\n]+)*'?/y],
  ["number", /0[xXbB][\da-fA-F_]+i?|(?:\d[\d_]*(?:\.(?!\.)[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?[\d_]*)?i?/y],
  ["attribute", /@(?:[A-Za-z_]\w*|(?=\[))/y],
  ["symbol", /\.\.\.|\.\.=|\.\.|::|->|\/\/=|\/\/|[+\-*/%^=~<>]=|[^]/y],
];

const SPACE = /\s*/y;

export function luauTokens(text: string): readonly LuauToken[] {
  const tokens: LuauToken[] = [];
  for (let offset = spaceEnd(text, 0); offset < text.length; offset = spaceEnd(text, offset)) {
    const token = tokenAt(text, offset, 0);
    tokens.push(token);
    offset = token.end;
  }
  return tokens;
}

/** The tokens without comments. A template is followed by the tokens of its expressions. */
export const codeTokens = (text: string): readonly LuauToken[] => luauTokens(text).flatMap(codeIn);

const codeIn = (token: LuauToken): readonly LuauToken[] =>
  isCommentToken(token) ? [] : [token, ...token.expressions.flatMap((tokens) => tokens.flatMap(codeIn))];

export const isCommentToken = ({ kind }: LuauToken): boolean =>
  kind === "comment" || kind === "docComment" || kind === "directive";

function tokenAt(text: string, start: number, depth: number): LuauToken {
  if (text[start] === "`") return templateAt(text, start, depth);
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const lexeme = pattern.exec(text)?.[0];
    if (lexeme !== undefined && lexeme !== "") {
      const end = start + lexeme.length;
      return { kind: kindOf(kind, lexeme, text, start), text: lexeme, start, end, expressions: NONE };
    }
  }
  return { kind: "symbol", text: text.slice(start, start + 1), start, end: start + 1, expressions: NONE };
}

function kindOf(kind: LuauTokenKind, lexeme: string, text: string, start: number): LuauTokenKind {
  if (kind === "name") return KEYWORDS.has(lexeme) ? "keyword" : "name";
  return kind === "comment" ? commentKind(lexeme, text, start) : kind;
}

function commentKind(comment: string, text: string, start: number): LuauTokenKind {
  if (comment.startsWith("--!")) return "directive";
  const level = /^--\[(=*)\[/.exec(comment)?.[1];
  // `----` is a ruler, and `---[[` a block comment that was disabled.
  if (level === undefined) return /^---(?!-|\[[[=])/.test(comment) ? "docComment" : "comment";
  if (comment.includes("\n")) return "docComment";
  return level !== "" && isAlone(text, start, start + comment.length) ? "docComment" : "comment";
}

const LINE_END = /[ \t\r]*(?:\n|$)/y;

/** Whether a range has its line to itself. */
function isAlone(text: string, start: number, end: number): boolean {
  let before = start;
  while (/[ \t]/.test(text.charAt(before - 1))) before -= 1;
  LINE_END.lastIndex = end;
  return (before === 0 || text[before - 1] === "\n") && LINE_END.test(text);
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
  let offset = start + 1;
  while (offset < text.length && !/[`\r\n]/.test(text.charAt(offset))) {
    if (text[offset] === "{" && depth < MAX_DEPTH) {
      const expression = bracedTokens(text, offset, depth + 1);
      expressions.push(expression);
      offset = expression.at(-1)?.end ?? text.length;
    } else {
      ESCAPE.lastIndex = offset;
      offset += ESCAPE.exec(text)?.[0].length ?? 1;
    }
  }
  const end = Math.min(text[offset] === "`" ? offset + 1 : offset, text.length);
  return { kind: "template", text: text.slice(start, end), start, end, expressions };
}

/** The tokens from a brace to the one that closes it. */
function bracedTokens(text: string, start: number, depth: number): readonly LuauToken[] {
  const tokens: LuauToken[] = [];
  let open = 0;
  for (let offset = start; offset < text.length; offset = spaceEnd(text, offset)) {
    const token = tokenAt(text, offset, depth);
    tokens.push(token);
    if (token.text === "{") open += 1;
    if (token.text === "}") open -= 1;
    offset = token.end;
    if (open === 0) break;
  }
  return tokens;
}
