/** In: a text that Luau has checked. Out: misspelt fields of option tables, which Luau accepts. */
import { didYouMean } from "luau-diagnostics";
import { codeTokens, type LuauToken, type Span } from "luau-syntax";
import { inlineLiterals, openersOf } from "./inline-literals";

interface Checker {
  check(sources: readonly Source[], names: readonly string[]): unknown;
  complete(name: string, offset: number): readonly { readonly kind: string; readonly name: string }[];
}

type Source = Readonly<Record<"name" | "text", string>>;

interface MisspeltField {
  readonly kind: "type";
  readonly message: string;
  readonly span: Span;
  readonly suggestion: string;
}

/**
 * Luau allows additional fields in a table, so it reports none of them. In a call of the engine, a field that
 * resembles an optional one is reported as misspelt, also if the table is in a variable that is only passed on.
 * The checker has a variant of the sources afterwards.
 * @param sources the text, and what it requires
 * @param isKnown whether a word, such as a field, occurs in the definitions
 */
export function misspeltFields(
  [main, ...others]: readonly Source[],
  checker: Checker,
  isKnown: (word: string) => boolean,
): readonly MisspeltField[] {
  if (main === undefined) return [];
  const tokens = codeTokens(main.text);
  const unknown = fieldsIn(tokens).filter(({ text: name }) => !isKnown(name));
  if (unknown.length === 0) return [];
  const { code, placesOf } = inlineLiterals(main.text, tokens);
  checker.check([{ name: main.name, text: code }, ...others], []);
  return unknown.flatMap(({ text: name, start, end }): readonly MisspeltField[] => {
    const suggestions = placesOf(end).map((place) => {
      const fields = checker.complete(main.name, place).filter(({ kind }) => kind === "property");
      return didYouMean(
        name,
        fields.map((field) => field.name),
      );
    });
    // What one of several calls may accept is not reported.
    const suggestion = suggestions.includes(null) ? null : (suggestions[0] ?? null);
    const message = `Key '${name}' not found in the table that is expected here`;
    return suggestion === null ? [] : [{ kind: "type", message, span: [start, end], suggestion }];
  });
}

/** The names before `=` in table constructors. */
function fieldsIn(tokens: readonly LuauToken[]): readonly LuauToken[] {
  const openers = openersOf(tokens);
  return tokens.filter(({ kind }, index) => {
    const isFirst = /^[{,;]$/.test(tokens[index - 1]?.text ?? "");
    const isInTable = tokens[openers[index] ?? -1]?.text === "{";
    return kind === "name" && isInTable && isFirst && tokens[index + 1]?.text === "=";
  });
}
