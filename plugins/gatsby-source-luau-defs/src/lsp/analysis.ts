import type { SourceText } from "luau-contract";
import type { LintConfig } from "../lint/config";
import type { Found } from "../lint/finding";
import type { PipelineOutput } from "../pipeline";
import type { Occurrences } from "./occurrences";

/** A text as the editor has it. */
export interface OpenText extends SourceText {
  readonly uri: string;
  readonly version: number;
}

/** What is known of the current texts. */
export interface Analysis {
  readonly output: PipelineOutput;
  /** Of definitions and configuration. */
  readonly findings: readonly Found[];
  readonly occurrences: Occurrences;
  readonly config: LintConfig;
  /** What was open in the editor. */
  readonly opened: ReadonlyMap<string, OpenText>;
  /** Texts other than definitions in which there are findings: the configuration. */
  readonly others: ReadonlyMap<string, SourceText>;
}
