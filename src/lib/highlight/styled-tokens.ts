/** In: Luau. Out: its tokens, with their styles. */
import { classifyWords } from "./classify-words";
import { lexemesOf, type Lexeme } from "./lexemes";
import type { Role, Word } from "./walk";

/** Source text of one style. A line break is always at its end. */
export interface StyledToken {
  readonly text: string;
  /** Class names; empty for plain text. */
  readonly className: string;
  /** A name that may belong to the engine's API, and is then linked. */
  readonly symbol: string | null;
}

export function styledLuau(code: string): StyledToken[] {
  const lexemes = lexemesOf(code);
  return styleLexemes(lexemes, classifyWords(lexemes));
}

/** If a lexeme has a role, the role determines the style. */
export function styleLexemes(lexemes: readonly Lexeme[], classified: readonly Word[]): StyledToken[] {
  const words = new Map(classified.map((word) => [word.index, word]));
  return lexemes.flatMap((lexeme, index) => {
    const word = words.get(index);
    const className = word?.role
      ? roleClasses[word.role]
      : (kindClasses.get(lexeme.kind) ?? (lexeme.kind in silentKinds ? "" : lexeme.kind));
    return splitLines({ text: lexeme.text, className, symbol: word?.symbol ?? null });
  });
}

const roleClasses: Readonly<Record<Role, string>> = {
  keyword: "keyword",
  builtin: "builtin",
  self: "keyword",
  type: "class-name",
  function: "function",
  property: "",
  parameter: "",
  variable: "",
  constant: "boolean",
};

/** Luau's kinds by the names of Prism's grammars, with which they share a style sheet. */
const kindClasses: ReadonlyMap<string, string> = new Map([
  ["doc-comment", "comment"],
  ["template", "string"],
  ["long-string", "string"],
  ["escape", "string escape"],
  ["directive", "comment directive"],
]);
/** Punctuation looks like the text around it: an element for each would be a third of a sample's. */
const silentKinds = { plain: true, name: true, punctuation: true, operator: true };

export function splitLines(token: StyledToken): StyledToken[] {
  return token.text.split(/(?<=\n)/).map((text) => ({ ...token, text }));
}
