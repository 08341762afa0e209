import path from "node:path";
import { type Diagnostic, diagnosticIn, type Problem } from "luau-diagnostics";
import { FILE_START, withForwardSlashes } from "luau-syntax";
import type { ReferenceSettings } from "../../model/settings";

export interface ReferenceReader {
  readonly cwd: string;
  readonly settings: ReferenceSettings;
  readonly report: (diagnostic: Diagnostic) => void;
}

export const MEGABYTE = 1024 * 1024;
/** Ten times the size of Roblox's; a larger file is not documentation. */
export const MAX_DOCS_BYTES = 64 * MEGABYTE;

/** Reports at the setting if its location is known, otherwise at the top of the missing file. */
export function reportAt(
  { settings, report }: ReferenceReader,
  setting: string,
  file: string,
  problem: Problem,
): void {
  const location = settings.locateSetting(setting) ?? settings.locateSetting(setting.replace(/\[.*/, ""));
  report(diagnosticIn(location?.file ?? normalisePath(file), location?.range ?? FILE_START, problem));
}

export const CORRECT_EXTERNAL =
  "Correct the path in `external`, which starts from the configuration's folder.";

export const normalisePath = (file: string): string => path.posix.normalize(withForwardSlashes(file));
