/** Findings as editors show them. */
import { DiagnosticSeverity, DiagnosticTag, type Diagnostic } from "vscode-languageserver";
import type { Found } from "../lint/finding";
import { textRange } from "./places";

const SOURCE = "luau-defs";

export function toShown({ diagnostic }: Found): Diagnostic {
  const { message, suggestion, severity, rule } = diagnostic;
  return {
    range: textRange(diagnostic),
    severity: severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: rule,
    source: SOURCE,
    message: suggestion === null ? message : `${message}\n${suggestion}`,
    ...(rule.startsWith("unused") && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

/** More would not be read, and an editor takes long to show them. */
const MOST = 1000;

/** Every error, and as many warnings as are read. */
function mostTelling(findings: readonly Found[]): readonly Found[] {
  let room = MOST;
  return findings.filter(({ severity }) => severity === "error" || room-- > 0);
}

/**
 * Files whose findings, or whose version in the editor, differ from what was last published, with all of their
 * findings.
 */
export function changedFindings(
  findings: readonly Found[],
  versions: ReadonlyMap<string, number>,
  published: Map<string, string>,
): readonly (readonly [file: string, diagnostics: Diagnostic[]])[] {
  const byFile = new Map<string, Diagnostic[]>(
    [...published.keys(), ...versions.keys()].map((file) => [file, []]),
  );
  for (const found of mostTelling(findings)) {
    const known = byFile.get(found.file);
    if (known === undefined) byFile.set(found.file, [toShown(found)]);
    else known.push(toShown(found));
  }
  return [...byFile].filter(([file, diagnostics]) => {
    const version = versions.get(file);
    const text = JSON.stringify([diagnostics, version]);
    const known = published.get(file);
    if (known === text || (known === undefined && version === undefined && diagnostics.length === 0))
      return false;
    published.set(file, text);
    return true;
  });
}
