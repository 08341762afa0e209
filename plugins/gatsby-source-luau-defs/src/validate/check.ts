import { diagnosticAt, type Diagnostic, type SourceText, type Span } from "luau-contract";
import type { LinkedDraft, ModuleDraft } from "../model/draft";
import { severityOf, type RuleName } from "./rules";

/** Checks all linked files for one kind of mistake. */
export type Check = (
  drafts: readonly LinkedDraft[],
  external: readonly ModuleDraft[],
) => readonly Diagnostic[];

/** Creates a rule's diagnostic at a location. */
export const report = (
  source: SourceText,
  span: Span,
  rule: RuleName,
  message: string,
  suggestion: string | null = null,
): Diagnostic => diagnosticAt(source, span, { rule, severity: severityOf(rule), message, suggestion });
