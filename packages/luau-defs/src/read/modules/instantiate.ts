import { type AliasStatement } from "../syntax/declarations";
import type { PackOrType, Type } from "full-moon-wasm";
import { mapType } from "../syntax/map-type";

/**
 * The type that an alias stands for, with its type arguments; null if they do not match its generics. A pack
 * is only passed on under its own name.
 */
export function instantiate(
  { generics, type }: Pick<AliasStatement, "generics" | "type">,
  args: readonly PackOrType[] | null,
): Type | null {
  if (generics.length === 0) return type;
  if (args?.length !== generics.length) return null;
  const given = new Map<string, Type>();
  for (const [index, { name, pack }] of generics.entries()) {
    const argument = args[index];
    if (argument === undefined || argument.kind === "typeList" || argument.kind === "variadic") return null;
    if (pack !== (argument.kind === "genericPack")) return null;
    if (argument.kind !== "genericPack") given.set(name.text, argument);
    else if (argument.name.text !== name.text) return null;
  }
  return mapType(type, (inner) =>
    inner.kind === "reference" && inner.prefix === null && inner.args === null
      ? (given.get(inner.name.text) ?? null)
      : null,
  );
}
