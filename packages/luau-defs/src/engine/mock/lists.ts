/** Parts of Luau that programs write. */
import { chunksOf, quoted } from "luau-syntax";

/** Luau's compiler limits what one function can hold, which must not grow with a list. */
const MOST = 100;

/** A table constructor, of items or of fields. */
export function writeList(items: readonly string[]): string {
  if (items.length <= MOST) return `{${items.join(",")}}`;
  const parts = chunksOf(items, MOST).map((chunk) => `function() return {${chunk.join(",")}} end`);
  return writeCall("joined", writeList(parts));
}

export const writeField = (name: string, value: string): string => `[${quoted(name)}]=${value}`;

/** Null is nil. */
export const writeCall = (name: string, ...args: readonly (string | null)[]): string =>
  `${name}(${args.map((arg) => arg ?? "nil").join(",")})`;

export function writeStatements(statements: readonly string[]): string {
  if (statements.length <= MOST) return statements.join("\n");
  return writeStatements(
    chunksOf(statements, MOST).map((chunk) => `part(function()\n${chunk.join("\n")}\nend)`),
  );
}
