import type { TypeOrPack } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, EnumEntry, ParameterEntry } from "../../model/model";

type ArgumentType = string | readonly string[] | { readonly display: string };

export interface Argument {
  readonly type: ArgumentType;
  readonly required?: false;
}

export type Entries = ReadonlyMap<SymbolId, AnyEntry>;

export const argumentOf = ({ type, optional, variadic }: ParameterEntry, entries: Entries): Argument => ({
  type: variadic ? "..." : argumentType(type, entries),
  ...(optional || variadic || takesNil(type, entries) ? { required: false } : {}),
});

/** The depth is limited, so that a long chain of aliases cannot overflow the stack. */
const aliasBehind = (id: SymbolId, entries: Entries, visited: ReadonlySet<SymbolId>): AnyEntry | undefined =>
  visited.has(id) || visited.size >= MAX_NESTED_ALIASES ? undefined : entries.get(id);

const MAX_NESTED_ALIASES = 100;

/** An alias may be optional: `type Limit = number?`. */
function takesNil(type: TypeOrPack, entries: Entries, visited: ReadonlySet<SymbolId> = new Set()): boolean {
  if (type.kind === "union") return type.members.some((member) => takesNil(member, entries, visited));
  if (type.kind !== "reference")
    return type.kind === "nil" || type.kind === "optional" || type.kind === "genericPack";
  const entry = type.target.kind === "symbol" ? aliasBehind(type.target.id, entries, visited) : undefined;
  return entry?.kind === "type" && takesNil(entry.type, entries, new Set([...visited, entry.id]));
}

/** selene has no overloads: arguments that differ become `any`, and those that some lack are optional. */
export function merged(a: readonly Argument[], b: readonly Argument[]): readonly Argument[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index): Argument => {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined)
      return { type: (left ?? right)?.type ?? "any", required: false };
    const type = mergedType(left.type, right.type);
    return left.required === false || right.required === false ? { type, required: false } : { type };
  });
}

function mergedType(a: ArgumentType, b: ArgumentType): ArgumentType {
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set<string>([...a, ...b])];
  return JSON.stringify(a) === JSON.stringify(b) ? a : "any";
}

const PLAIN: ReadonlyMap<string, string> = new Map([
  ["number", "number"],
  ["integer", "number"],
  ["string", "string"],
  ["boolean", "bool"],
]);

export function argumentType(
  type: TypeOrPack,
  entries: Entries,
  visited: ReadonlySet<SymbolId> = new Set(),
): ArgumentType {
  switch (type.kind) {
    case "string":
      return [type.value];
    case "boolean":
      return "bool";
    case "nil":
      return "nil";
    case "table":
    case "array":
      return "table";
    case "function":
      return "function";
    case "optional":
      return argumentType(type.type, entries, visited);
    case "union": {
      const [first = "nil", ...others] = type.members
        .filter(({ kind }) => kind !== "nil")
        .map((member) => argumentType(member, entries, visited));
      return others.reduce(mergedType, first);
    }
    case "reference": {
      if (type.target.kind === "builtin") return PLAIN.get(type.name) ?? "any";
      const entry = type.target.kind === "symbol" ? aliasBehind(type.target.id, entries, visited) : undefined;
      return entry === undefined ? "any" : namedType(entry, entries, new Set([...visited, entry.id]));
    }
    default:
      return "any";
  }
}

function namedType(entry: AnyEntry, entries: Entries, visited: ReadonlySet<SymbolId>): ArgumentType {
  if (entry.kind === "class") return entry.origin === "record" ? "table" : { display: entry.name };
  if (entry.kind === "enum")
    return entry.origin === "strings" ? entry.values.map(({ name }) => name) : externType(entry);
  if (entry.kind === "event") return "function";
  return entry.kind === "type" ? argumentType(entry.type, entries, visited) : "any";
}

const externType = ({ extern }: EnumEntry): ArgumentType =>
  extern === null ? "any" : { display: extern.item.name };
