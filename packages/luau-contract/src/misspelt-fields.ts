/** In: a text without type errors. Out: the misspelt fields of option tables, which Luau accepts. */
import { didYouMean } from "luau-diagnostics";
import { codeTokens, type LuauToken, type Span } from "luau-syntax";

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
 * Luau allows additional fields in a table. In a call of the engine, one that resembles an optional field is
 * misspelt, also if the table is in a variable that is only an argument. The checker is left with a
 * variant of the sources.
 * @param isDeclared whether a word, such as a field, occurs in the definitions
 */
export function misspeltFields(
  [main, ...others]: readonly Source[],
  checker: Checker,
  isDeclared: (word: string) => boolean,
): readonly MisspeltField[] {
  if (main === undefined) return [];
  const tokens = codeTokens(main.text);
  const unknown = fieldsIn(tokens).filter(({ text: name }) => !isDeclared(name));
  if (unknown.length === 0) return [];
  const { code, offsetsOf } = inlineLiterals(main.text, tokens);
  checker.check([{ name: main.name, text: code }, ...others], []);
  return unknown.flatMap(({ text: name, start, end }): readonly MisspeltField[] => {
    const suggestions = offsetsOf(end).map((offset) => {
      const fields = checker.complete(main.name, offset).filter(({ kind }) => kind === "property");
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

/**
 * Luau infers the type of a table in a variable from the table alone. A table without a type that is only
 * used as an argument is therefore moved to the call.
 * @returns the code, and a function from an offset in the text to those in the code: one for each use
 */
function inlineLiterals(text: string, tokens: readonly LuauToken[]) {
  const openers = openersOf(tokens);
  const moves = tokens
    .flatMap((_token, index) => usesOfLocal(tokens, index, openers))
    .sort((a, b) => a.use.start - b.use.start);
  const code = moves.reduceRight(
    (result, { use, literal }) => result.slice(0, use.start) + text.slice(...literal) + result.slice(use.end),
    text,
  );
  const offsetInCode = (offset: number): number =>
    moves
      .filter(({ use }) => use.start < offset)
      .reduce((sum, { use, literal: [from, to] }) => sum + to - from - (use.end - use.start), offset);
  const offsetsOf = (offset: number): readonly number[] => {
    const containing = moves.filter(({ literal: [from, to] }) => from < offset && offset < to);
    if (containing.length === 0) return [offsetInCode(offset)];
    return containing.map(({ use, literal: [from] }) => offsetInCode(use.start) + offset - from);
  };
  return { code, offsetsOf };
}

/** For each token, the index of the bracket around it; -1 without one. */
function openersOf(tokens: readonly LuauToken[]): readonly number[] {
  const open: number[] = [];
  return tokens.map(({ text }, index) => {
    if (/^[)}\]]$/.test(text)) open.pop();
    const opener = open.at(-1) ?? -1;
    if (/^[({[]$/.test(text)) open.push(index);
    return opener;
  });
}

/** The uses of the variable that is declared at an index, `local name = {…}`, if all are arguments. */
function usesOfLocal(tokens: readonly LuauToken[], index: number, openers: readonly number[]) {
  const [local, name, sign, open] = tokens.slice(index, index + 4);
  if (local?.text !== "local" || name === undefined || sign?.text !== "=" || open?.text !== "{") return [];
  const last = openers.findIndex((opener, tokenIndex) => tokenIndex > index + 3 && opener === openers[index]);
  const close = tokens[last];
  if (close === undefined || tokens[last + 1]?.text === "::") return [];
  const isUse = ({ kind, text }: LuauToken, tokenIndex: number): boolean =>
    kind === "name" &&
    text === name.text &&
    tokenIndex !== index + 1 &&
    !/^[.:]$/.test(tokens[tokenIndex - 1]?.text ?? "");
  const uses = tokens.flatMap((use, tokenIndex) => (isUse(use, tokenIndex) ? [{ use, tokenIndex }] : []));
  const literal: Span = [open.start, close.end];
  const isOnlyPassed = uses.every(
    ({ tokenIndex }) => tokenIndex > last && isArgument(tokens, tokenIndex, openers[tokenIndex] ?? -1),
  );
  return isOnlyPassed ? uses.map(({ use }) => ({ use, literal })) : [];
}

/** Not a parameter: `function draw(options)`. */
function isArgument(tokens: readonly LuauToken[], index: number, open: number): boolean {
  const neighbours = `${tokens[index - 1]?.text ?? ""} ${tokens[index + 1]?.text ?? ""}`;
  const callee = tokens[open - 1];
  if (tokens[open]?.text !== "(" || !/^[(,] [,)]$/.test(neighbours)) return false;
  const before = tokens.slice(0, open).findLast(({ kind, text }) => kind !== "name" && !/^[.:]$/.test(text));
  return (callee?.kind === "name" || /^[)\]]$/.test(callee?.text ?? "")) && before?.text !== "function";
}
