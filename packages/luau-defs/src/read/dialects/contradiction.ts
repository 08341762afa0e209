import type { Type } from "full-moon-wasm";
import { PRIMITIVES } from "./read-slot";

/**
 * Whether two types are plainly incompatible. A named type may be anything, and comments are often less exact
 * than code.
 */
export function contradicts(comment: Type, code: Type): boolean {
  const [ofComment, ofCode] = [kindsOf(comment), kindsOf(code)];
  if (ofComment.has(ANYTHING) || ofCode.has(ANYTHING)) return false;
  return ofComment.size !== ofCode.size || [...ofComment].some((kind) => !ofCode.has(kind));
}

const ANYTHING = "anything";

/** The possible results of `type(value)`; `ANYTHING` if they are unknown. */
function kindsOf(type: Type): ReadonlySet<string> {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "function":
      return new Set([type.kind]);
    case "table":
    case "array":
      return new Set(["table"]);
    case "reference": {
      const { text } = type.name;
      const isKind = type.prefix === null && PRIMITIVES.has(text) && !UNKNOWN.has(text);
      return new Set([isKind ? text : ANYTHING]);
    }
    case "optional":
      return new Set([...kindsOf(type.type), "nil"]);
    case "group":
      return kindsOf(type.type);
    case "union":
      return new Set(type.members.flatMap((member) => [...kindsOf(member.type)]));
    default:
      return new Set([ANYTHING]);
  }
}

const UNKNOWN = new Set(["any", "unknown", "never"]);
