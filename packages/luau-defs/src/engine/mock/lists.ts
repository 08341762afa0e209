import { chunksOf } from "luau-syntax";

/** Luau's compiler limits what one function can hold, which must not grow with a list. */
const MOST = 100;

/** A table constructor, of items or of `[key]=value`. */
export function writeList(items: readonly string[]): string {
  if (items.length <= MOST) return `{${items.join(",")}}`;
  const parts = chunksOf(items, MOST).map((chunk) => `function() return {${chunk.join(",")}} end`);
  return `joined(${writeList(parts)})`;
}

export function writeStatements(statements: readonly string[]): string {
  if (statements.length <= MOST) return statements.join("\n");
  return writeStatements(
    chunksOf(statements, MOST).map((chunk) => `part(function()\n${chunk.join("\n")}\nend)`),
  );
}
