/** Parts of Luau that programs write. */
import { chunksOf, quoted } from "luau-syntax";

/** Luau's compiler limits what one function can hold, which must not grow with a list. */
const MAX_ITEMS = 100;

export function writeList(items: readonly string[]): string {
  if (items.length <= MAX_ITEMS) return `{${items.join(",")}}`;
  const functions = chunksOf(items, MAX_ITEMS).map((chunk) => `function() return {${chunk.join(",")}} end`);
  return writeCall("joined", writeList(functions));
}

export const writeField = (name: string, value: string): string => `[${quoted(name)}]=${value}`;

export const writeCall = (name: string, ...args: readonly (string | null)[]): string =>
  `${name}(${args.map((arg) => arg ?? "nil").join(",")})`;

export function writeStatements(statements: readonly string[]): string {
  if (statements.length <= MAX_ITEMS) return statements.join("\n");
  return writeStatements(
    chunksOf(statements, MAX_ITEMS).map((chunk) => `part(function()\n${chunk.join("\n")}\nend)`),
  );
}
