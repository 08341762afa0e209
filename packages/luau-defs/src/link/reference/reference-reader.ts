import path from "node:path";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { withForwardSlashes } from "luau-syntax";
import type { ReferenceSettings } from "../../model/settings";
import { severityOf, type RuleName } from "../../model/rules";

export interface Reader {
  readonly cwd: string;
  readonly settings: ReferenceSettings;
  readonly report: (diagnostic: Diagnostic) => void;
}

export const MEGABYTE = 1024 * 1024;
/** Ten times the size of Roblox's; a larger file is not documentation. */
export const MOST_BYTES = 64 * MEGABYTE;

/** At the setting if its location is known, otherwise at the top of the missing file. */
export function findingAt(
  { settings }: Reader,
  setting: string,
  file: string,
  rule: RuleName,
  message: string,
  suggestion: string | null,
): Diagnostic {
  const place = settings.placeOf(setting) ?? settings.placeOf(setting.replace(/\[.*/, ""));
  const range = place?.range ?? { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return diagnosticIn(place?.file ?? tidy(file), range, {
    rule,
    severity: severityOf(rule),
    message,
    suggestion,
  });
}

export const tidy = (file: string): string => path.posix.normalize(withForwardSlashes(file));
