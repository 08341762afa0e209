import type { z } from "zod";
import { CONFIG_FILE } from "luau-contract";
import { asQuestion, type Problem, nearestName } from "luau-diagnostics";
import { DEFINITION_SETTINGS } from "./definition-setting-names";
import { siteSchema, withDerived, type Site } from "./schema";

type Issue = z.core.$ZodIssue;

const NOTHING = "nothing";

const NO_FIELD = "no field of this name";

interface ConfigProblem {
  /** In TypeScript notation: `navbar.items[2].type`. */
  readonly path: string;
  readonly received: string;
  readonly expected: string;
  readonly nearest: string | null;
}

/** Validates a configuration and fills in its defaults, or returns all of its problems. */
export function readSiteConfig(
  config: unknown,
):
  | { readonly site: Site; readonly problems: readonly [] }
  | { readonly site: null; readonly problems: readonly ConfigProblem[] } {
  const result = siteSchema.safeParse(config);
  if (result.success) return { site: withDerived(result.data), problems: [] };
  const problems = result.error.issues.flatMap((issue) => toProblems(issue, config));
  return { site: null, problems: withoutConsequences(problems) };
}

/** A misspelt field is not also reported as missing, nor for what depends on it. */
function withoutConsequences(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  const meant = new Set(
    problems.flatMap(({ path, expected, nearest }) => {
      if (expected !== NO_FIELD || nearest === null) return [];
      const field = path.replace(/[^.]+$/, nearest);
      return field === "locales" ? [field, "defaultLocale"] : [field];
    }),
  );
  return problems.filter(({ path, expected }) => expected === NO_FIELD || !meant.has(path));
}

export function toProblem(configProblem: ConfigProblem): Problem {
  const { path, received, expected, nearest } = configProblem;
  const problem = { severity: "error", rule: "site-config" } as const;
  const setting = definitionSetting(configProblem);
  if (setting !== null)
    return {
      ...problem,
      message: `\`${path}\` belongs in \`${CONFIG_FILE}\`, which the site and all commands read`,
      suggestion: `Write \`"${setting}"\` there; paths start from the folder of that file.`,
    };
  const isMissing = received === NOTHING;
  const message = `\`${path}\`${isMissing ? " is missing:" : `: found ${received},`} expected ${expected}`;
  return { ...problem, message, suggestion: asQuestion(nearest) };
}

/** The setting of the definitions that a field of the site names: `enums` for `reference.enums`. */
function definitionSetting({ path, expected }: ConfigProblem): string | null {
  const name = path.replace(/^reference\./, "");
  return expected === NO_FIELD && DEFINITION_SETTINGS.includes(name) ? name : null;
}

function toProblems(issue: Issue, config: unknown): ConfigProblem[] {
  const path = toPath(issue.path);
  const received = show(valueAt(config, issue.path));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: toPath([...issue.path, key]),
        received: show(valueAt(config, [...issue.path, key])),
        expected: NO_FIELD,
        nearest: nearestName(key, fieldsAt(siteSchema, issue.path)),
      }));
    case "invalid_union": {
      const options = optionsOf(issue);
      if (issue.errors.length === 0)
        return [{ path, received, ...oneOf(options, valueAt(config, issue.path)) }];
      const expected = issue.errors.flatMap((branch) => branch.slice(0, 1).map(expectation)).join("; or ");
      return [{ path, received, expected, nearest: null }];
    }
    case "invalid_value":
      return [{ path, received, ...oneOf(issue.values.map(String), valueAt(config, issue.path)) }];
    default:
      return [{ path, received, expected: expectation(issue), nearest: null }];
  }
}

function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  // zod types nested schemas by their base class; `$ZodTypes` is the union of all.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case "object": {
      const next = first === undefined ? undefined : def.shape[String(first)];
      return first === undefined ? Object.keys(def.shape) : next === undefined ? [] : fieldsAt(next, rest);
    }
    case "array":
      return fieldsAt(def.element, rest);
    case "record":
      return fieldsAt(def.valueType, rest);
    case "union":
      return def.options.flatMap((option) => fieldsAt(option, path));
    case "default":
    case "prefault":
    case "nullable":
    case "optional":
      return fieldsAt(def.innerType, path);
    default:
      return [];
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function expectation(issue: Issue): string {
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
  return issue.message.replace(/^(Invalid input: )?expected /, "");
}

/** zod adds the options of a discriminated union to the issue, but not to its type. */
function optionsOf(issue: Issue): string[] {
  return "options" in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

const oneOf = (options: readonly string[], value: unknown): Pick<ConfigProblem, "expected" | "nearest"> => ({
  expected: `one of ${options.map((option) => JSON.stringify(option)).join(", ")}`,
  nearest: typeof value === "string" ? nearestName(value, options) : null,
});

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  // The configuration may have any shape, so each step is checked.
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null ? Reflect.get(current, key) : undefined,
    value,
  );
}

const toPath = (path: readonly PropertyKey[]) =>
  path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`))
    .join("") || "the whole";

function show(value: unknown): string {
  if (value === undefined) return NOTHING;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
