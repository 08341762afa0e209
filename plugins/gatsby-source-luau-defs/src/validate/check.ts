import { diagnosticAt, type Diagnostic, type SourceText, type Span } from "luau-contract";
import type { LinkedDraft, ModuleDraft } from "../model/draft";
import { severityOf, type RuleName } from "./rules";

/** Looks for one kind of mistake in all files, linked as they are. */
export type Check = (
  drafts: readonly LinkedDraft[],
  external: readonly ModuleDraft[],
) => readonly Diagnostic[];

/** The diagnostic of a rule at a place. */
export const report = (
  source: SourceText,
  span: Span,
  rule: RuleName,
  message: string,
  suggestion: string | null = null,
): Diagnostic => diagnosticAt(source, span, { rule, severity: severityOf(rule), message, suggestion });
