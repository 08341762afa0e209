/** Findings as LSP diagnostics. */
import { groupBy, type SourceText } from "luau-syntax";
import { DiagnosticSeverity, type Diagnostic } from "vscode-languageserver";
import type { LocatedFinding } from "../../check/lint/finding";
import { textRange } from "./text-ranges";

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

const SOURCE = "luau-defs";

export type FindSource = (file: string) => SourceText | undefined;
type FindUri = (file: string) => string;

/** @param uriOf for clients that show related information */
export function toLspDiagnostic(
  { diagnostic }: Pick<LocatedFinding, "diagnostic">,
  sourceOf: FindSource,
  uriOf: FindUri | null = null,
): Diagnostic {
  const { message, suggestion, severity, rule, related } = diagnostic;
  return {
    range: textRange(sourceOf(diagnostic.file), diagnostic),
    severity: SEVERITIES[severity],
    code: rule,
    source: SOURCE,
    message: suggestion === null ? message : `${message}\n${suggestion}`,
    ...(uriOf !== null &&
      related !== undefined && {
        relatedInformation: related.map((place) => ({
          location: { uri: uriOf(place.file), range: textRange(sourceOf(place.file), place) },
          message: place.message,
        })),
      }),
  };
}

/** Maximum number of warnings: editors are slow with more. */
const MOST = 1000;

/** All errors, and the first warnings, by file. */
export function shownByFile(
  findings: readonly Pick<LocatedFinding, "severity" | "file" | "diagnostic">[],
  sourceOf: FindSource,
  uriOf: FindUri | null,
): ReadonlyMap<string, readonly Diagnostic[]> {
  let room = MOST;
  const shown = findings.filter(({ severity }) => severity === "error" || room-- > 0);
  const byFile = groupBy(shown, ({ file }) => file);
  return new Map(
    [...byFile].map(([file, all]) => [file, all.map((one) => toLspDiagnostic(one, sourceOf, uriOf))]),
  );
}
