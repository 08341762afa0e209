/** In: a checked unit. Out: misspelt fields of option tables, which Luau accepts. */
import { didYouMean } from "luau-diagnostics";
import { codeTokens, type Span } from "luau-syntax";
import type { Checker } from "luau-wasm";
import type { Report } from "./findings";
import type { UnitCode } from "./units";

/**
 * Luau allows additional fields in a table, so it reports none of them. In a call of the engine, a field that
 * resembles an optional one is reported as misspelt.
 * @param isKnown whether a word, such as a field, occurs in the definitions
 */
export function misspeltFields(
  unit: UnitCode,
  checker: Checker,
  isKnown: (word: string) => boolean,
): readonly Report[] {
  const text = unit.sources[0]?.text ?? "";
  return fieldsIn(text).flatMap(([start, end]): readonly Report[] => {
    const name = text.slice(start, end);
    if (isKnown(name)) return [];
    const fields = checker.complete(unit.main, end).filter(({ kind }) => kind === "property");
    const suggestion = didYouMean(
      name,
      fields.map((field) => field.name),
    );
    const message = `Key '${name}' not found in the table that is expected here`;
    return suggestion === null
      ? []
      : [{ kind: "type", solver: "new", message, span: [start, end], suggestion }];
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
