/** In: a unit that has been checked. Out: misspelt fields of tables of options, which Luau accepts. */
import { tokenize } from "full-moon-wasm";
import { didYouMean } from "luau-contract";
import type { Checker } from "luau-wasm";
import type { Report } from "./findings";
import type { UnitCode } from "./units";

/**
 * A table may have more fields than its type, so that Luau reports none of them; in a call of the engine, one
 * that resembles an optional field is misspelt.
 * @param isKnown tells the words of the definitions: their fields are among them
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
function fieldsIn(text: string): readonly (readonly [start: number, end: number])[] {
  const tokens = tokenize(text).tokens.filter(({ kind }) => kind !== "comment" && kind !== "docComment");
  const brackets: string[] = [];
  return tokens.flatMap(({ kind, span }, index) => {
    const token = text.slice(...span);
    if ("({[".includes(token)) brackets.push(token);
    if (")}]".includes(token)) brackets.pop();
    const [before, after] = [tokens[index - 1], tokens[index + 1]].map(
      (one) => one && text.slice(...one.span),
    );
    const isField =
      kind === "identifier" && brackets.at(-1) === "{" && /^[{,;]$/.test(before ?? "") && after === "=";
    return isField ? [span] : [];
  });
}
