/** In: an inventory. Out: definitions of its names as `any`, with which Luau checks samples. */
import { STANDARD_LIBRARY } from "luau-contract";
import type { Definition } from "../model/definition";
import type { Inventory } from "../model/inventory";

export function anyDefinitions({ title, groups, enums }: Inventory): readonly Definition[] {
  const typeOf = (name: string, generics: string | null): Definition => ({
    text: `export type ${name}${generics === null ? "" : `<${generics}>`} = any`,
    declares: [{ space: "type", name }],
    scope: "everywhere",
    platform: title,
  });
  const valueOf = (name: string): Definition => ({
    text: `declare ${name}: any`,
    declares: [{ space: "value", name }],
    scope: "everywhere",
    platform: title,
  });
  const types = groups.flatMap(({ kind, names }) => {
    if (kind === "class" || kind === "type")
      return [...names].map(([name, { generics }]) => typeOf(name, generics));
    return kind === "enum" ? [...names.keys()].map((name) => typeOf(`Enum${name}`, null)) : [];
  });
  const values = groups
    .filter(({ kind }) => kind === "library" || kind === "global")
    .flatMap(({ names }) => [...names.keys()])
    // Luau's own are typed.
    .filter((name) => !STANDARD_LIBRARY.has(name));
  return [...types, ...[...values, ...(enums === null ? [] : [enums.table])].map(valueOf)];
}
