/** In: a plan of look-ups, and the report of its probe. Out: a diagnostic for each difference. */
import { counted, type Diagnostic, diagnosticIn, nearestNames, sortDiagnostics } from "luau-diagnostics";
import { groupBy, memberPath, type TextRange } from "luau-syntax";
import type { Lookup, ProbePlan } from "./lookup";
import { descendantsFinder, keyOf, ownerOf, pathOf } from "./name-keys";
import type { Expected } from "./expected";
import type { Fact, Report } from "./read-report";
import { skeletonOf, type BuiltTable } from "./skeleton";
import { isSameValue, valueText } from "./value-text";
import { problemOf, type VerifyRuleName } from "../../model/rules";

export interface Difference extends Diagnostic {
  /** As scripts write it: identifies the difference in baselines, together with its rule. */
  readonly path: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly present: readonly Lookup[];
  readonly missing: readonly Lookup[];
  readonly unprobed: number;
}

interface CompareOptions {
  /** The report's file, where undeclared globals are reported. */
  readonly reportFile: string;
  /** Whether names that begin with `_` are reported as undeclared. */
  readonly withUnderscored: boolean;
}

export function compare(plan: ProbePlan, report: Report, options: CompareOptions): Comparison {
  const facts = new Map(report.facts.map((fact) => [keyOf(fact.names), fact]));
  const undeclaredFacts = report.facts.filter((fact) => fact.isNew && isReported(fact, options));
  const members = plan.types.flatMap((type) => type.members);
  const all = [...plan.values, ...members].flatMap((lookup) => {
    const fact = facts.get(keyOf(lookup.names));
    return fact === undefined || !isReachable(lookup, facts) ? [] : [{ lookup, fact }];
  });
  const missing = all.filter((one) => isMissing(one.lookup, one.fact));
  const renamed = renamesOf(undeclaredFacts, plan.values);
  const present = all.filter((one) => !isMissing(one.lookup, one.fact));
  const descendantsOf = descendantsFinder(plan.values);
  return {
    differences: sortDiagnostics([
      ...missing.map(({ lookup, fact }) =>
        missingIn(lookup, fact, descendantsOf(lookup.names).length, renamed(lookup)),
      ),
      ...present.flatMap(({ lookup, fact }) => differencesOf(lookup, fact)),
      ...undeclared(plan.values, undeclaredFacts, report, options),
    ]),
    present: present.map(({ lookup }) => lookup),
    missing: missing.flatMap(({ lookup }) => [lookup, ...descendantsOf(lookup.names)]),
    unprobed: members.filter(({ names }) => !facts.has(keyOf(names))).length,
  };
}

const isReported = ({ names }: Fact, { withUnderscored }: CompareOptions): boolean =>
  withUnderscored || !names.some((name) => name.startsWith("_"));

const isMissing = ({ expected }: Lookup, { type }: Fact): boolean =>
  type === "error" || (type === "nil" && !expected.isOptional && expected.types?.length !== 0);

/** Members are not reported where the owner itself has the wrong type. */
function isReachable({ names }: Lookup, facts: ReadonlyMap<string, Fact>): boolean {
  const owner = facts.get(keyOf(ownerOf(names)));
  return owner === undefined || ["table", "userdata", "vector", "string"].includes(owner.type);
}

function renamesOf(
  undeclaredFacts: readonly Fact[],
  lookups: readonly Lookup[],
): (lookup: Lookup) => string | null {
  const byOwner = groupBy(undeclaredFacts, ({ names }) => keyOf(ownerOf(names)));
  const nearest = new Map(
    [...byOwner].map(([owner, facts]) => [owner, nearestNames(facts.map(({ names }) => names.at(-1) ?? ""))]),
  );
  const paths = new Map(lookups.map(({ names, path }) => [keyOf(names), path]));
  return ({ names }) => {
    const owner = keyOf(ownerOf(names));
    const name = nearest.get(owner)?.(names.at(-1) ?? "") ?? null;
    const path = paths.get(owner);
    return name === null || path === undefined ? name : memberPath(path, name, ".");
  };
}

const difference = (
  { file, range, path }: { readonly file: string; readonly range: TextRange; readonly path: string },
  rule: VerifyRuleName,
  message: string,
  suggestion: string | null = null,
): Difference => ({
  ...diagnosticIn(file, range, problemOf(rule, message, suggestion)),
  path,
});

function missingIn(
  lookup: Lookup,
  { type, message }: Fact,
  descendants: number,
  renamed: string | null,
): Difference {
  const others = descendants === 0 ? "" : `, with ${counted(descendants, "symbol")} in it`;
  const text =
    type === "error"
      ? `\`${lookup.path}\` is declared, but cannot be read in the engine: ${firstLine(message)}`
      : `\`${lookup.path}\` is declared, but the engine does not have it${others}.`;
  const suggestion = renamed === null ? null : `The engine has \`${renamed}\`, which is not declared.`;
  return difference(lookup, "missing-in-engine", text, suggestion);
}

/** Without the traceback that some engines add. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0] ?? "";

function differencesOf(lookup: Lookup, fact: Fact): readonly Difference[] {
  if (fact.type === "nil") return [];
  if (!hasKind(lookup.expected, fact))
    return [
      difference(
        lookup,
        "kind-differs",
        `\`${lookup.path}\` is declared as ${kindText(lookup.expected)}, and is ${kindOf(fact)} in the engine.`,
      ),
    ];
  return [...arityDifference(lookup, fact), ...valueDifference(lookup, fact)];
}

function arityDifference(lookup: Lookup, { arity }: Fact): readonly Difference[] {
  const { arity: declared } = lookup.expected;
  if (arity === null || declared === null) return [];
  const fits = arity.isVariadic
    ? arity.count <= declared.count
    : arity.count === declared.count && !declared.isVariadic;
  if (fits) return [];
  const text = `\`${lookup.path}\` is declared with ${parametersText(declared)}, and has ${parametersText(arity)}`;
  return [difference(lookup, "arity-differs", `${text} in the engine.`)];
}

const parametersText = ({ count, isVariadic }: NonNullable<Fact["arity"]>): string =>
  `${counted(count, "parameter")}${isVariadic ? " and `...`" : ""}`;

function valueDifference(lookup: Lookup, fact: Fact): readonly Difference[] {
  const { values } = lookup.expected;
  if (values === null || fact.value === null || values.some((value) => isSameValue(value, fact) !== false))
    return [];
  const declared = values.map((value) => `\`${value}\``).join(" or ");
  const text = `\`${lookup.path}\` is ${declared} in the definitions, and \`${valueText(fact)}\` in the engine.`;
  return [difference(lookup, "value-differs", text)];
}

/** Only the outermost undeclared names: a table with everything in it is one difference. */
function undeclared(
  lookups: readonly Lookup[],
  facts: readonly Fact[],
  report: Report,
  { reportFile }: CompareOptions,
): readonly Difference[] {
  const owners = new Map(lookups.map((lookup) => [keyOf(lookup.names), lookup]));
  const isNew = new Set(facts.map(({ names }) => keyOf(names)));
  const cut = new Set(report.cut.map(keyOf));
  const descendantsOf = descendantsFinder(facts);
  return facts
    .filter(({ names }) => !isNew.has(keyOf(ownerOf(names))))
    .map((fact) => {
      const descendants = descendantsOf(fact.names);
      const owner = owners.get(keyOf(ownerOf(fact.names)));
      const path = owner === undefined ? pathOf(fact.names) : pathIn(owner, fact);
      const others = descendants.length === 0 ? "" : `, with ${counted(descendants.length, "name")} in it`;
      const more = cut.has(keyOf(fact.names)) ? ", and more" : "";
      const { file, range } = owner ?? { file: reportFile, range: lineRange(fact.line) };
      return difference(
        { file, range, path },
        "undeclared-in-engine",
        `The engine has \`${path}\`, ${kindOf(fact)}${others}${more}, which is not declared.`,
        skeletonOf(fact, descendants, builtTable(owner)),
      );
    });
}

const builtTable = (owner: Lookup | undefined): BuiltTable | null => {
  const table = owner?.builtAs ?? null;
  return owner === undefined || table === null ? null : { table, depth: owner.names.length };
};

const pathIn = (owner: Lookup, { names }: Fact): string => memberPath(owner.path, names.at(-1) ?? "", ".");

const lineRange = (line: number): TextRange => ({ line, column: 1, endLine: line, endColumn: 2 });

/** The types of which an engine may make an object. */
const OBJECTS: ReadonlySet<string> = new Set(["table", "userdata", "vector", "thread", "buffer"]);

const hasKind = ({ types }: Expected, fact: Fact): boolean =>
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
function kindText({ types, isOptional }: Expected): string {
  const names = [...new Set((types ?? []).filter((type) => type !== "integer").map(nameOf))];
  return [...names, ...(isOptional ? ["nil"] : [])].join(" or ");
}

/** `a function`, or `an object (Instance)` if the engine has a name for it. */
const kindOf = ({ type, typeofName }: Fact): string =>
  `${nameOf(type)}${typeofName === null ? "" : ` (${typeofName})`}`;
