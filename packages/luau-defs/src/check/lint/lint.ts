/** In: analysed files. Out: improvements beyond the problems that every build reports. */
import { byLocation, type Diagnostic, diagnosticAt } from "luau-diagnostics";
import { compare, once, positionAt } from "luau-syntax";
import { declaredTypes, modulesOf } from "../../model/converted-file";
import type { AnyEntry } from "../../model/model";
import { shownEntries } from "../../model/entries";
import { suppressionsIn } from "../../read/source/suppressions";
import { declarationsIn } from "../../read/syntax/declarations";
import { modernHead } from "../../read/syntax/modern-extern";
import type { AnalysedSource } from "../../read/analyse-file";
import { checkDefaults } from "./check-defaults";
import { checkExternOrder, checkLeakedGenerics, checkReplacedBuiltins } from "./check-declarations";
import { checkLostDocs } from "./check-lost-docs";
import { checkOldSolver } from "./check-old-solver";
import { checkSampleWidths } from "./check-sample-width";
import { checkNames, checkSpelling } from "./check-spelling";
import { checkSummaryVerbs } from "./check-summary-verb";
import {
  checkDescriptions,
  checkIntroduction,
  checkParameterTexts,
  checkReturnTexts,
  checkSummaries,
} from "./check-texts";
import type { LintConfig } from "./config";
import type { KnownEntries } from "./default-fit";
import { docLocations } from "../../read/syntax/doc-comment-locations";
import {
  offsetAt,
  type Callable,
  type Finding,
  type Fix,
  type FixableDiagnostic,
  type LintCheck,
  type LintContext,
  type LintFile,
} from "./finding";
import { ALL_RULES, type LintRuleName } from "./lint-rules";
import { makeSpelling } from "./spelling-words";

const CHECKS: Readonly<Record<LintRuleName, LintCheck>> = {
  "missing-introduction": checkIntroduction,
  "missing-description": checkDescriptions,
  "missing-parameter-text": checkParameterTexts,
  "missing-return-text": checkReturnTexts,
  "summary-sentence": checkSummaries,
  "summary-verb": checkSummaryVerbs,
  "sample-width": checkSampleWidths,
  "lost-doc": checkLostDocs,
  "old-solver": checkOldSolver,
  "extern-order": checkExternOrder,
  "leaked-generic": checkLeakedGenerics,
  "replaced-builtin": checkReplacedBuiltins,
  "default-type": checkDefaults,
  "british-spelling": checkSpelling,
  "british-names": checkNames,
};

export const lint = (
  inputs: readonly AnalysedSource[],
  earlier: readonly Diagnostic[],
  config: LintConfig,
): readonly Finding[] =>
  lintDiagnostics(inputs, earlier, config).map(({ fix = null, ...diagnostic }) => ({ diagnostic, fix }));

export function lintDiagnostics(
  inputs: readonly AnalysedSource[],
  earlier: readonly Diagnostic[],
  config: LintConfig,
): readonly FixableDiagnostic[] {
  const { rules } = config;
  const files = inputs.map(lintFile);
  const context = contextOf(files, config);
  const isSuppressed = suppressionsIn(files.map(({ source }) => source));
  const reported = earlier.flatMap((one): readonly FixableDiagnostic[] => {
    const severity = rules.get(one.rule) ?? one.severity;
    return severity === "off" ? [] : [{ ...one, severity, fix: fixOf(one, files) }];
  });
  for (const [rule, check] of Object.entries(CHECKS)) {
    const severity = rules.get(rule) ?? DEFAULT_LEVELS.get(rule) ?? "off";
    if (severity === "off") continue;
    const diagnostics = files.flatMap((file) =>
      check(file, context).map(
        ({ span, fix = null, ...texts }): FixableDiagnostic => ({
          ...diagnosticAt(file.source, span, { rule, severity, ...texts }),
          fix,
        }),
      ),
    );
    // A rule that is an error by default cannot be suppressed, and the others can at any severity.
    const isKept = (one: Diagnostic): boolean => !isSuppressed({ ...one, severity: "warning" });
    const isError = DEFAULT_LEVELS.get(rule) === "error";
    for (const one of diagnostics) if (isError || isKept(one)) reported.push(one);
  }
  return reported.sort((a, b) => byLocation(a, b) || compare(a.message, b.message));
}

const DEFAULT_LEVELS = new Map(ALL_RULES.map(({ name, severity }) => [name, severity]));

function contextOf(files: readonly LintFile[], config: LintConfig): LintContext {
  const { spelling, summaryVerbs, sampleColumns } = config;
  return {
    spelling: makeSpelling(spelling.also, spelling.allow),
    verbs: summaryVerbs,
    sampleColumns,
    typeNames: once(() => {
      const types = files.flatMap(({ converted }) => declaredTypes(converted));
      return new Set(types.map(({ name }) => name));
    }),
    exportedTypes: once(() => new Map(files.flatMap(exportedTypes))),
    entries: once(() => knownEntries(files.flatMap(({ shown }) => shown))),
  };
}

const exportedTypes = ({ source, converted }: LintFile): readonly (readonly [string, string])[] =>
  converted.form === "definitions"
    ? declaredTypes(converted)
        .filter(({ exported }) => exported)
        .map(({ name, span }) => [name, `${source.path}:${positionAt(source, span[0]).line}`])
    : [];

const knownEntries = (entries: readonly AnyEntry[]): KnownEntries => ({
  byPath: new Map(entries.map((entry) => [entry.path, entry])),
  byId: new Map(entries.map((entry) => [entry.id, entry])),
});

function lintFile({ source, tree, converted }: AnalysedSource): LintFile {
  // Doc comments contain `--`; the largest files are generated and have none.
  const docs = source.text.includes("--") ? docLocations(tree) : [];
  const shown = modulesOf(converted).flatMap(shownEntries);
  return {
    source,
    tree,
    converted,
    shown,
    callables: callablesOf(shown),
    docs,
    docByStart: new Map(docs.map((doc) => [doc.start, doc])),
  };
}

function callablesOf(shown: readonly AnyEntry[]): readonly Callable[] {
  const callables: Callable[] = [];
  for (const entry of shown) {
    if (entry.kind === "function") callables.push({ entry, signatures: entry.signatures });
    else if (entry.kind === "event") callables.push({ entry, signatures: [entry] });
  }
  return callables;
}

/** `declare class X extends Y` → `declare extern type X extends Y with`: members have the same syntax. */
function fixOf({ rule, file, line, column }: Diagnostic, files: readonly LintFile[]): Fix | null {
  if (rule !== "declare-class") return null;
  const declaring = files.find(({ source }) => source.path === file);
  if (declaring === undefined) return null;
  const start = offsetAt(declaring.source, line, column);
  const externs = declarationsIn(declaring.tree).filter((one) => one.kind === "externType");
  const statement = externs.find(({ span }) => span[0] === start);
  return statement === undefined ? null : modernHead(declaring.source.text, statement);
}
