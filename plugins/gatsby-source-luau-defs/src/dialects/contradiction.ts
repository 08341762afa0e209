import type { Type } from "full-moon-wasm";
import { PRIMITIVES } from "./read-slot";

/**
 * Whether two types cannot both be right, as far as that is plain: what has a name may be anything, and a
 * comment is often less exact than the code.
 */
export function contradicts(comment: Type, code: Type): boolean {
  const [said, written] = [kindsOf(comment), kindsOf(code)];
  if (said === null || written === null) return false;
  return said.size !== written.size || [...said].some((kind) => !written.has(kind));
}

/** The kinds of a type's values, `type(value)`'s words; null where that is not known. */
function kindsOf(type: Type): ReadonlySet<string> | null {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "function":
      return new Set([type.kind]);
    case "table":
    case "array":
      return new Set(["table"]);
    case "reference":
      return type.prefix === null && PRIMITIVES.has(type.name.text) && !ANYTHING.has(type.name.text)
        ? new Set([type.name.text])
        : null;
    case "optional":
      return union([kindsOf(type.type), new Set(["nil"])]);
    case "group":
      return kindsOf(type.type);
    case "union":
      return union(type.members.map((member) => kindsOf(member.type)));
    default:
      return null;
  }
}

const ANYTHING = new Set(["any", "unknown", "never"]);

function union(parts: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const part of parts) {
    if (part === null) return null;
    for (const kind of part) all.add(kind);
  }
  return all;
}
