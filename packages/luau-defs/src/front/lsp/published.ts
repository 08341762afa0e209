/** Findings as LSP diagnostics. */
import type { Diagnostic as Problem } from "luau-diagnostics";
import { groupBy, type SourceText } from "luau-syntax";
import { DiagnosticSeverity, type Diagnostic } from "vscode-languageserver";
import { typedCommands } from "../typed-commands";
import { textRange } from "./text-ranges";

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

const SOURCE = "luau-defs";

export type FindSource = (file: string) => SourceText | undefined;
type FindUri = (file: string) => string;

export function toLspDiagnostic(
  problem: Problem,
  sourceOf: FindSource,
  uriOf: FindUri | null = null,
): Diagnostic {
  const { file, message, suggestion, severity, rule, related } = problem;
  return {
    range: textRange(sourceOf(file), problem),
    severity: SEVERITIES[severity],
    code: rule,
    source: SOURCE,
    message: suggestion === null ? message : `${message}\n${typedCommands(suggestion)}`,
    ...(uriOf !== null &&
      related !== undefined && {
        relatedInformation: related.map((one) => ({
          location: { uri: uriOf(one.file), range: textRange(sourceOf(one.file), one) },
          message: one.message,
        })),
      }),
  };
}

/** Maximum number of warnings: editors are slow with more. */
const MAX_WARNINGS = 1000;

/**
 * All errors, and the first warnings, by file.
 * @param uriOf null for clients without related information
 */
export function shownByFile(
  findings: readonly Problem[],
  sourceOf: FindSource,
  uriOf: FindUri | null,
): ReadonlyMap<string, readonly Diagnostic[]> {
  let room = MAX_WARNINGS;
  const shown = findings.filter(({ severity }) => severity === "error" || room-- > 0);
  const byFile = groupBy(shown, ({ file }) => file);
  return new Map(
    [...byFile].map(([file, all]) => [file, all.map((one) => toLspDiagnostic(one, sourceOf, uriOf))]),
  );
}
