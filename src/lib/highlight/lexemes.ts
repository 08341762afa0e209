/** In: Luau. Out: its tokens, with the parts of strings and doc comments that have styles of their own. */
import { type LuauToken, luauTokens } from "luau-syntax";

/** A piece of source text of one kind. The concatenation of all lexemes is the source. */
export interface Lexeme {
  readonly text: string;
  /** The name in Prism's own grammars; `plain` for white space. */
  readonly kind: string;
}

export const lexemesOf = (code: string): readonly Lexeme[] =>
  withSpace(code, 0, code.length, luauTokens(code));

function withSpace(
  code: string,
  start: number,
  stop: number,
  tokens: readonly LuauToken[],
): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let end = start;
  for (const token of tokens) {
    lexemes.push(...whole(code.slice(end, token.start), "plain"), ...partsOf(code, token));
    end = token.end;
  }
  return [...lexemes, ...whole(code.slice(end, stop), "plain")];
}

const whole = (text: string, kind: string): readonly Lexeme[] => (text === "" ? [] : [{ text, kind }]);

function partsOf(code: string, token: LuauToken): readonly Lexeme[] {
  switch (token.kind) {
    case "string":
      return split(token.text, ESCAPE, "escape", "string");
    case "template":
      return templateParts(code, token);
    case "docComment":
      return docParts(token.text);
    case "longString":
      return whole(token.text, "long-string");
    case "symbol":
      return whole(token.text, symbolKind(token.text));
    default:
      return whole(token.text, token.kind);
  }
}

const symbolKind = (text: string): string => {
  if (/^[()[\]{},;:.]$/.test(text)) return "punctuation";
  return /^[-+*/%^#<>=|&?~.:]/.test(text) ? "operator" : "plain";
};

const ESCAPE = /\\(?:z\s*|x[\da-fA-F]{2}|u\{[\da-fA-F]+\}|\d{1,3}|\r\n|[^])/g;
const TAG = /(?<=(?:^|[\r\n])[ \t]*(?:---)?[ \t]*)@[a-z]+\b/g;
const DOC_PARAMETER = /(?<=@(?:param|return|within|tag event)[ \t]+)(?:[A-Za-z_]\w*|\.\.\.)(?=[ \t]+--)/g;

const docParts = (text: string): readonly Lexeme[] =>
  split(text, DOC_PARAMETER, "doc-parameter", "doc-comment").flatMap((part) =>
    part.kind === "doc-comment" ? split(part.text, TAG, "doc-tag", "doc-comment") : [part],
  );

function split(text: string, pattern: RegExp, matchKind: string, rest: string): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    lexemes.push(...whole(text.slice(end, index), rest), { text: match, kind: matchKind });
    end = index + match.length;
  }
  return [...lexemes, ...whole(text.slice(end), rest)];
}

function templateParts(code: string, { start, end, expressions }: LuauToken): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let offset = start;
  for (const tokens of expressions) {
    const from = tokens[0]?.start ?? offset;
    const to = tokens.at(-1)?.end ?? from;
    lexemes.push(...split(code.slice(offset, from), ESCAPE, "escape", "template"));
    lexemes.push(...withSpace(code, from, to, tokens));
    offset = to;
  }
  return [...lexemes, ...split(code.slice(offset, end), ESCAPE, "escape", "template")];
}
