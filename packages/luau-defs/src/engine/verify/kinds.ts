/** Whether an engine's value is of the declared kind, and the words for kinds in messages. */
import type { Expected } from "./expected";
import type { Fact } from "./read-report";

/** The types of which an engine may make an object. */
const OBJECTS: ReadonlySet<string> = new Set(["table", "userdata", "vector", "thread", "buffer"]);

export const hasKind = ({ types }: Expected, fact: Fact): boolean =>
  types === null || types.some((type) => isOfType(type, fact));

function isOfType(expected: string, { type, isCallable }: Fact): boolean {
  switch (expected) {
    // Scripts use tables and objects alike.
    case "table":
      return type === "table" || type === "userdata";
    case "function":
      return type === "function" || isCallable;
    case "extern":
      return OBJECTS.has(type);
    default:
      return type === expected;
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
export const kindOf = ({ type, typeofName }: Fact): string =>
  `${nameOf(type)}${typeofName === null ? "" : ` (${typeofName})`}`;
