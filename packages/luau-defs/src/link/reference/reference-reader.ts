import path from "node:path";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START, withForwardSlashes } from "luau-syntax";
import type { ReferenceSettings } from "../../model/settings";
import { problemOf, type RuleName } from "../../model/rules";

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
  const range = place?.range ?? FILE_START;
  return diagnosticIn(place?.file ?? tidy(file), range, problemOf(rule, message, suggestion));
}

export const tidy = (file: string): string => path.posix.normalize(withForwardSlashes(file));
