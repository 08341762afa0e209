/** In: what was asked, and what a probe has found. Out: a diagnostic for each difference. */
import { counted, type Diagnostic, diagnosticIn, nearestNames, sortDiagnostics } from "luau-diagnostics";
import { groupBy, memberPath, type TextRange } from "luau-syntax";
import type { Ask, Asked } from "./ask";
import { pathOf } from "./asks";
import { insideFinder, keyOf } from "./inside";
import { hasKind, kindOf, kindText } from "./kinds";
import type { Fact, Report } from "./read-report";
import { skeletonOf, type BuiltTable } from "./skeleton";
import { isSameValue, valueText } from "./value-text";
import { severityOfVerify, type VerifyRuleName } from "../../model/verify-rules";

/** A difference between definitions and engine. */
export interface Difference extends Diagnostic {
  /** As scripts write it: identifies the difference in baselines, together with its rule. */
  readonly path: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** The symbols that the engine has, by id. */
  readonly present: readonly Ask[];
  readonly missing: readonly Ask[];
  /** Members of extern types for which the fixtures have no instance. */
  readonly unasked: number;
}

interface CompareOptions {
  /** The report's file, where undeclared globals are reported. */
  readonly reportFile: string;
  /** Whether names that begin with `_` are reported as undeclared. */
  readonly withUnderscored: boolean;
}

export function compare(asked: Asked, report: Report, options: CompareOptions): Comparison {
  const facts = new Map(report.facts.map((fact) => [keyOf(fact.at), fact]));
  const found = report.facts.filter((fact) => fact.isNew && isReported(fact, options));
  const members = asked.types.flatMap((type) => type.members);
  const all = [...asked.values, ...members].flatMap((ask) => {
    const fact = facts.get(keyOf(ask.at));
    return fact === undefined || !isReachable(ask, facts) ? [] : [{ ask, fact }];
  });
  const missing = all.filter((one) => isMissing(one.ask, one.fact));
  const renamed = renamesOf(found, asked.values);
  const present = all.filter((one) => !isMissing(one.ask, one.fact));
  const insideOf = insideFinder(asked.values);
  return {
    differences: sortByPlace([
      ...missing.map(({ ask, fact }) => missingIn(ask, fact, insideOf(ask.at).length, renamed(ask))),
      ...present.flatMap(({ ask, fact }) => differencesOf(ask, fact)),
      ...undeclared(asked.values, found, report, options),
    ]),
    present: present.map(({ ask }) => ask),
    missing: missing.flatMap(({ ask }) => [ask, ...insideOf(ask.at)]),
    unasked: members.filter(({ at }) => !facts.has(keyOf(at))).length,
  };
}

const sortByPlace = (differences: readonly Difference[]): readonly Difference[] =>
  // Sorting neither adds nor changes anything.
  sortDiagnostics(differences) as readonly Difference[];

const isReported = ({ at }: Fact, { withUnderscored }: CompareOptions): boolean =>
  withUnderscored || !at.some((name) => name.startsWith("_"));

const isMissing = ({ expected }: Ask, { is }: Fact): boolean =>
  is === "error" || (is === "nil" && !expected.isOptional && expected.types?.length !== 0);

/** Members are not reported where the owner itself has the wrong type. */
function isReachable({ at }: Ask, facts: ReadonlyMap<string, Fact>): boolean {
  const owner = facts.get(keyOf(at.slice(0, -1)));
  return owner === undefined || ["table", "userdata", "vector", "string"].includes(owner.is);
}

/** Suggests the path of a similar name in the engine for a missing one. */
function renamesOf(found: readonly Fact[], asks: readonly Ask[]): (ask: Ask) => string | null {
  const byOwner = groupBy(found, ({ at }) => keyOf(at.slice(0, -1)));
  const nearest = new Map(
    [...byOwner].map(([owner, facts]) => [owner, nearestNames(facts.map(({ at }) => at.at(-1) ?? ""))]),
  );
  const paths = new Map(asks.map(({ at, path }) => [keyOf(at), path]));
  return ({ at }) => {
    const owner = keyOf(at.slice(0, -1));
    const name = nearest.get(owner)?.(at.at(-1) ?? "") ?? null;
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
  ...diagnosticIn(file, range, { rule, severity: severityOfVerify(rule), message, suggestion }),
  path,
});

function missingIn(ask: Ask, { is, message }: Fact, inside: number, renamed: string | null): Difference {
  const others = inside === 0 ? "" : `, with ${counted(inside, "symbol")} in it`;
  const text =
    is === "error"
      ? `\`${ask.path}\` is declared, but cannot be read in the engine: ${firstLine(message)}`
      : `\`${ask.path}\` is declared, but the engine does not have it${others}.`;
  const suggestion = renamed === null ? null : `The engine has \`${renamed}\`, which is not declared.`;
  return difference(ask, "missing-in-engine", text, suggestion);
}

/** Without the traceback that some engines add. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0] ?? "";

function differencesOf(ask: Ask, fact: Fact): readonly Difference[] {
  if (fact.is === "nil") return [];
  if (!hasKind(ask.expected, fact))
    return [
      difference(
        ask,
        "kind-differs",
        `\`${ask.path}\` is declared as ${kindText(ask.expected)}, and is ${kindOf(fact)} in the engine.`,
      ),
    ];
  return [...arityDifference(ask, fact), ...valueDifference(ask, fact)];
}

function arityDifference(ask: Ask, { arity }: Fact): readonly Difference[] {
  const { arity: declared } = ask.expected;
  if (arity === null || declared === null) return [];
  const fits = arity.isVariadic
    ? arity.count <= declared.count
    : arity.count === declared.count && !declared.isVariadic;
  if (fits) return [];
  const text = `\`${ask.path}\` is declared with ${parametersText(declared)}, and has ${parametersText(arity)}`;
  return [difference(ask, "arity-differs", `${text} in the engine.`)];
}

const parametersText = ({ count, isVariadic }: NonNullable<Fact["arity"]>): string =>
  `${counted(count, "parameter")}${isVariadic ? " and `...`" : ""}`;

function valueDifference(ask: Ask, fact: Fact): readonly Difference[] {
  const { values } = ask.expected;
  if (values === null || fact.value === null || values.some((value) => isSameValue(value, fact) !== false))
    return [];
  const declared = values.map((value) => `\`${value}\``).join(" or ");
  const text = `\`${ask.path}\` is ${declared} in the definitions, and \`${valueText(fact)}\` in the engine.`;
  return [difference(ask, "value-differs", text)];
}

/** The outermost of what nobody declares: a table with all that is in it is one finding. */
function undeclared(
  asks: readonly Ask[],
  found: readonly Fact[],
  report: Report,
  { reportFile }: CompareOptions,
): readonly Difference[] {
  const owners = new Map(asks.map((ask) => [keyOf(ask.at), ask]));
  const isNew = new Set(found.map(({ at }) => keyOf(at)));
  const cut = new Set(report.cut.map(keyOf));
  const insideOf = insideFinder(found);
  return found
    .filter(({ at }) => !isNew.has(keyOf(at.slice(0, -1))))
    .map((fact) => {
      const inside = insideOf(fact.at);
      const owner = owners.get(keyOf(fact.at.slice(0, -1)));
      const path = owner === undefined ? pathOf(fact.at) : pathIn(owner, fact);
      const others = inside.length === 0 ? "" : `, with ${counted(inside.length, "name")} in it`;
      const more = cut.has(keyOf(fact.at)) ? ", and more" : "";
      const place = owner ?? { file: reportFile, range: lineRange(fact.line) };
      return difference(
        { file: place.file, range: place.range, path },
        "undeclared-in-engine",
        `The engine has \`${path}\`, ${kindOf(fact)}${others}${more}, which is not declared.`,
        skeletonOf(fact, inside, builtTable(owner)),
      );
    });
}

const builtTable = (owner: Ask | undefined): BuiltTable | null => {
  const table = owner?.builtAs ?? null;
  return owner === undefined || table === null ? null : { table, depth: owner.at.length };
};

const pathIn = (owner: Ask, { at }: Fact): string => memberPath(owner.path, at.at(-1) ?? "", ".");

const lineRange = (line: number): TextRange => ({ line, column: 1, endLine: line, endColumn: 2 });
