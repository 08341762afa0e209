/** In: what is expected, and a fact. Out: whether their kinds agree, and words for them. */
import type { Expected } from "./expected";
import type { Fact } from "./read-report";

/** The types of which an engine may make an object. */
const OBJECTS: ReadonlySet<string> = new Set(["table", "userdata", "vector", "thread", "buffer"]);

export const hasKind = ({ types }: Expected, fact: Fact): boolean =>
  types === null || types.some((type) => isOfType(type, fact));

function isOfType(type: string, { is, isCallable }: Fact): boolean {
  switch (type) {
    // Scripts use both alike.
    case "table":
      return is === "table" || is === "userdata";
    case "function":
      return is === "function" || isCallable;
    case "extern":
      return OBJECTS.has(is);
    default:
      return is === type;
  }
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ["extern", "an object"],
  ["userdata", "an object"],
  ["table", "a table"],
  ["function", "a function"],
  ["nil", "nil"],
]);

const nameOf = (type: string): string => NAMES.get(type) ?? `a ${type}`;

/** `a function`, `a number or nil` */
export function kindText({ types, isOptional }: Expected): string {
  const names = [...new Set((types ?? []).filter((type) => type !== "integer").map(nameOf))];
  return [...names, ...(isOptional ? ["nil"] : [])].join(" or ");
}

/** `a function`, or `an object (Instance)` if the engine has a name for it. */
export const kindOf = ({ is, of }: Fact): string => `${nameOf(is)}${of === null ? "" : ` (${of})`}`;
