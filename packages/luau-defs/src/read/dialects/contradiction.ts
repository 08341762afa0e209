import type { Type } from "full-moon-wasm";
import { PRIMITIVES } from "./read-slot";

/**
 * Whether two types are plainly incompatible. A named type may be anything, and comments are often less exact
 * than code.
 */
export function contradicts(comment: Type, code: Type): boolean {
  const [said, written] = [kindsOf(comment), kindsOf(code)];
  if (said === null || written === null) return false;
  return said.size !== written.size || [...said].some((kind) => !written.has(kind));
}

/** The possible results of `type(value)`, or null if they are unknown. */
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
