import type { Diagnostic } from "luau-diagnostics";
import type { ConvertedFile } from "../../model/converted-file";

export interface PatternResult {
  readonly convertedFiles: readonly ConvertedFile[];
  readonly diagnostics: readonly Diagnostic[];
}
