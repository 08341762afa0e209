/** In: diagnostics. Out: those that neither a comment nor the configuration turns off, with their levels. */
import type { Diagnostic, Level } from "luau-diagnostics";
import { suppressionsIn } from "../read/source/suppressions";
import type { SourceFile } from "../read/source/source-file";
import type { RuleName } from "../model/rules";

export type SeverityOverrides = Readonly<Partial<Record<RuleName, Level>>>;

export function withoutAllowed(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
): readonly Diagnostic[] {
  const isAllowed = suppressionsIn(sources);
  return diagnostics.filter((one) => !isAllowed(one));
}

/** Without rules that are off, or for the information of editors and `--level info` only. */
export function withSeverities<T extends Diagnostic>(
  diagnostics: readonly T[],
  overrides: Readonly<Partial<Record<string, Level>>>,
): readonly T[] {
  const levels = new Map(Object.entries(overrides));
  if (levels.size === 0) return diagnostics;
  return diagnostics.flatMap((diagnostic) => {
    const severity = levels.get(diagnostic.rule) ?? diagnostic.severity;
    return severity === "off" || severity === "info" ? [] : [{ ...diagnostic, severity }];
  });
}

/** For findings that do not concern a page: a comment can also suppress their errors. */
export function withRuleLevels<T extends Diagnostic>(
  diagnostics: readonly T[],
  sources: readonly SourceFile[],
  levels: ReadonlyMap<string, Level>,
): readonly T[] {
  const isAllowed = suppressionsIn(sources);
  const remaining = diagnostics.filter((one) => !isAllowed({ ...one, severity: "warning" }));
  return withSeverities(remaining, Object.fromEntries(levels));
}
