/** In: a text that Luau has checked. Out: misspelt fields of option tables, which Luau accepts. */
import { didYouMean } from "luau-diagnostics";
import { codeTokens, type Span } from "luau-syntax";
import type { KnownNames } from "./explain-reports";

interface MisspeltField {
  readonly kind: "type";
  readonly message: string;
  readonly span: Span;
  readonly suggestion: string;
}

/**
 * Luau allows additional fields in a table, so it reports none of them. In a call of the engine, a field that
 * resembles an optional one is reported as misspelt.
 * @param isKnown whether a word, such as a field, occurs in the definitions
 */
export function misspeltFields(
  text: string,
  completionsAt: KnownNames["completionsAt"],
  isKnown: (word: string) => boolean,
): readonly MisspeltField[] {
  return fieldsIn(text).flatMap(([start, end]): readonly MisspeltField[] => {
    const name = text.slice(start, end);
    if (isKnown(name)) return [];
    const fields = completionsAt(end).filter(({ kind }) => kind === "property");
    const suggestion = didYouMean(
      name,
      fields.map((field) => field.name),
    );
    const message = `Key '${name}' not found in the table that is expected here`;
    return suggestion === null ? [] : [{ kind: "type", message, span: [start, end], suggestion }];
  });
}

/** The names before `=` in table constructors. */
function fieldsIn(code: string): readonly Span[] {
  const tokens = codeTokens(code);
  const brackets: string[] = [];
  return tokens.flatMap(({ kind, text, start, end }, index) => {
    if ("({[".includes(text)) brackets.push(text);
    if (")}]".includes(text)) brackets.pop();
    const isFirst = /^[{,;]$/.test(tokens[index - 1]?.text ?? "");
    const isField = kind === "name" && brackets.at(-1) === "{" && isFirst && tokens[index + 1]?.text === "=";
    return isField ? [[start, end]] : [];
  });
}
