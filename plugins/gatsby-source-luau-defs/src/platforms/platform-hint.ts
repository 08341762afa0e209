/**
 * In: the findings of a project without a platform. Out: the same, with those about a known platform's types
 * as one: it says which setting is missing.
 */
import { counted, type Diagnostic } from "luau-contract";
import type { Inventory } from "../model/inventory";

export interface KnownPlatform {
  /** As in the setting: `roblox`. */
  readonly name: string;
  readonly inventory: Inventory;
}

/** Without a type that no other engine has, this many names are enough. */
const ENOUGH = 5;
const MOST_NAMED = 3;

/** @param unknownType the unknown type that a finding is about, if it is about one */
export function withPlatformHint(
  found: readonly Diagnostic[],
  unknownType: (finding: Diagnostic) => string | null,
  platforms: () => readonly KnownPlatform[],
): readonly Diagnostic[] {
  if (!found.some((one) => unknownType(one) !== null)) return found;
  for (const { name, inventory } of platforms()) {
    const isOfPlatform = typesOf(inventory);
    const its = found.filter((one) => isOfPlatform(unknownType(one) ?? ""));
    const types = new Set(its.map((one) => unknownType(one) ?? ""));
    const isSign = inventory.signs.some((type) => types.has(type));
    const [first] = its.filter(({ severity }) => severity === "error").concat(its);
    if (first === undefined || (!isSign && types.size < ENOUGH)) continue;
    const replaced = new Set(its);
    return found.flatMap((one) => {
      if (one === first) return [hintAt(first, name, inventory, types, its.length)];
      return replaced.has(one) ? [] : [one];
    });
  }
  return found;
}

function hintAt(
  place: Diagnostic,
  name: string,
  { title }: Inventory,
  types: ReadonlySet<string>,
  count: number,
): Diagnostic {
  const listed = [...types].slice(0, MOST_NAMED).map((type) => `\`${type}\``);
  const more = types.size - listed.length;
  const which = `${listed.join(", ")}${more > 0 ? ` and ${counted(more, "other")}` : ""}`;
  const subject = count === 1 ? "This type is" : `These ${count} types are`;
  return {
    ...place,
    message: `${subject} ${title}'s: ${which}.`,
    suggestion: `Set \`platform\` to "${name}" in \`luau-defs.config.json\`.`,
  };
}

function typesOf({ groups, enums }: Inventory): (type: string) => boolean {
  const types = new Set(
    groups.flatMap(({ kind, names }) => {
      if (kind === "class" || kind === "type") return [...names.keys()];
      return kind === "enum" ? [...names.keys()].map((name) => `${enums?.table ?? "Enum"}.${name}`) : [];
    }),
  );
  return (type) => types.has(type);
}
