/** In: code. Out: the same code, in which table constructors stand where their variables are passed on. */
import type { LuauToken, Span } from "luau-syntax";

/**
 * Luau infers the type of a table in a variable before it knows what accepts the table. The table is moved if its
 * variable has no type, and is only ever an argument: nothing else can have read or changed it.
 * @returns the code, and where a place of the text is in it: if it is in a table that was moved, once for each use
 */
export function inlineLiterals(text: string, tokens: readonly LuauToken[]) {
  const openers = openersOf(tokens);
  const moves = tokens
    .flatMap((_token, index) => usesOfLocal(tokens, index, openers))
    .sort((a, b) => a.use.start - b.use.start);
  const code = moves.reduceRight(
    (made, { use, literal }) => made.slice(0, use.start) + text.slice(...literal) + made.slice(use.end),
    text,
  );
  const moved = (offset: number): number =>
    moves
      .filter(({ use }) => use.start < offset)
      .reduce((sum, { use, literal: [from, to] }) => sum + to - from - (use.end - use.start), offset);
  const placesOf = (offset: number): readonly number[] => {
    const inside = moves.filter(({ literal: [from, to] }) => from < offset && offset < to);
    if (inside.length === 0) return [moved(offset)];
    return inside.map(({ use, literal: [from] }) => moved(use.start) + offset - from);
  };
  return { code, placesOf };
}

/** For each token, the index of the bracket around it; -1 without one. */
export function openersOf(tokens: readonly LuauToken[]): readonly number[] {
  const open: number[] = [];
  return tokens.map(({ text }, index) => {
    if (/^[)}\]]$/.test(text)) open.pop();
    const around = open.at(-1) ?? -1;
    if (/^[({[]$/.test(text)) open.push(index);
    return around;
  });
}

/** The uses of the variable that is declared at an index, `local name = {…}`, if all are arguments. */
function usesOfLocal(tokens: readonly LuauToken[], index: number, openers: readonly number[]) {
  const [local, name, sign, open] = tokens.slice(index, index + 4);
  if (local?.text !== "local" || name === undefined || sign?.text !== "=" || open?.text !== "{") return [];
  const last = openers.findIndex((opener, at) => at > index + 3 && opener === openers[index]);
  const close = tokens[last];
  if (close === undefined || tokens[last + 1]?.text === "::") return [];
  const isUse = ({ kind, text }: LuauToken, at: number): boolean =>
    kind === "name" && text === name.text && at !== index + 1 && !/^[.:]$/.test(tokens[at - 1]?.text ?? "");
  const uses = tokens.flatMap((use, at) => (isUse(use, at) ? [{ use, at }] : []));
  const literal: Span = [open.start, close.end];
  const isOnlyPassed = uses.every(({ at }) => at > last && isArgument(tokens, at, openers[at] ?? -1));
  return isOnlyPassed ? uses.map(({ use }) => ({ use, literal })) : [];
}

/** Not a parameter: `function draw(options)`. */
function isArgument(tokens: readonly LuauToken[], index: number, open: number): boolean {
  const around = `${tokens[index - 1]?.text ?? ""} ${tokens[index + 1]?.text ?? ""}`;
  const callee = tokens[open - 1];
  if (tokens[open]?.text !== "(" || !/^[(,] [,)]$/.test(around)) return false;
  const before = tokens.slice(0, open).findLast(({ kind, text }) => kind !== "name" && !/^[.:]$/.test(text));
  return (callee?.kind === "name" || /^[)\]]$/.test(callee?.text ?? "")) && before?.text !== "function";
}
