import type { SourceText } from "luau-syntax";
import type { LintConfig } from "../../check/lint/config";
import type { FixableDiagnostic } from "../../check/lint/finding";
import type { Unanswered } from "../../engine/interfaces/open-interfaces";
import type { PipelineOutput } from "../../pipeline";
import type { Occurrences } from "./occurrences";

export interface OpenText extends SourceText {
  readonly uri: string;
  readonly version: number;
}

export interface Analysis {
  readonly output: PipelineOutput;
  readonly findings: readonly FixableDiagnostic[];
  readonly occurrences: Occurrences;
  readonly config: LintConfig;
  readonly opened: ReadonlyMap<string, OpenText>;
  /** Texts other than definitions that have findings: the configuration. */
  readonly others: ReadonlyMap<string, SourceText>;
  /** Modules whose interfaces Luau has not inferred yet: their statements are shown. */
  readonly unanswered: Unanswered;
}
