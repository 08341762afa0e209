import type { z } from "zod";
import { nearestName, type Position } from "luau-contract";
import { siteSchema, type Site } from "./schema";

type Issue = z.core.$ZodIssue;

/** One wrong value: where it stands, what is there and what should be. */
export interface ConfigProblem {
  /** As it is written in TypeScript: `navbar.items[2].type`. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

/** Checks a configuration and fills in its defaults; or tells all that is wrong with it. */
export function readSiteConfig(config: unknown): { readonly site: Site; readonly problems: readonly [] } | { readonly site: null; readonly problems: readonly ConfigProblem[] } {
  const result = siteSchema.safeParse(config);
  if (result.success) return { site: result.data, problems: [] };
  return { site: null, problems: result.error.issues.flatMap((issue) => toProblems(issue, config)) };
}

/** The problems as the build prints them, each with its position where `positionOf` knows one. */
export function describeProblems(problems: readonly ConfigProblem[], fileName: string, positionOf: (path: string) => Position | null = () => null): string {
  const at = (position: Position | null) => (position === null ? "" : ` (${fileName}:${position.line}:${position.column})`);
  const lines = problems.map(({ path, found, expected }) => `  ${path}${at(positionOf(path))}\n    found:    ${found}\n    expected: ${expected}`);
  return [`${fileName} has ${problems.length === 1 ? "a wrong value" : `${problems.length} wrong values`}:`, ...lines].join("\n\n");
}

function toProblems(issue: Issue, config: unknown): ConfigProblem[] {
  const path = toPath(issue.path);
  const found = show(valueAt(config, issue.path));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: toPath([...issue.path, key]), found: show(valueAt(config, [...issue.path, key])), expected: expectedInstead(key, issue.path) }));
    case "invalid_union": {
      if (issue.errors.length === 0) return [{ path, found, expected: oneOf(optionsOf(issue), valueAt(config, issue.path)) }];
      return [{ path, found, expected: issue.errors.flatMap((branch) => branch.slice(0, 1).map(expectation)).join("; or ") }];
    }
    case "invalid_value":
      return [{ path, found, expected: oneOf(issue.values.map(String), valueAt(config, issue.path)) }];
    default:
      return [{ path, found, expected: expectation(issue) }];
  }
}

const expectedInstead = (key: string, path: readonly PropertyKey[]) => `no field of this name${suggestion(nearestName(key, fieldsAt(siteSchema, path)))}`;

/** The fields that the schema has at a path. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  // zod types what is nested by its base alone; `$ZodTypes` is all that there is of it.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case "object": {
      const next = first === undefined ? undefined : def.shape[String(first)];
      return first === undefined ? Object.keys(def.shape) : next === undefined ? [] : fieldsAt(next, rest);
    }
    case "array": return fieldsAt(def.element, rest);
    case "record": return fieldsAt(def.valueType, rest);
    case "union": return def.options.flatMap((option) => fieldsAt(option, path));
    case "default":
    case "nullable":
    case "optional": return fieldsAt(def.innerType, path);
    default: return [];
  }
}

function expectation(issue: Issue): string {
  if (issue.code === "invalid_type") return issue.expected;
  return issue.message.replace(/^(Invalid input: )?expected /, "");
}

/** zod puts the options of a discriminated union on the issue, outside of its type. */
function optionsOf(issue: Issue): string[] {
  return "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

const oneOf = (options: readonly string[], value: unknown) =>
  `one of ${options.map((option) => JSON.stringify(option)).join(", ")}${typeof value === "string" ? suggestion(nearestName(value, options)) : ""}`;

const suggestion = (name: string | null) => (name === null ? "" : ` — did you mean “${name}”?`);

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  // Whatever an author wrote is read here, so each step looks before it goes on.
  return path.reduce<unknown>((current, key) => (typeof current === "object" && current !== null ? Reflect.get(current, key) : undefined), value);
}

const toPath = (path: readonly PropertyKey[]) =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`)).join("") || "the whole";

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
