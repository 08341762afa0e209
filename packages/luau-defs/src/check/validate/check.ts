import { type Diagnostic, diagnosticAt } from "luau-diagnostics";
import type { SourceText, Span } from "luau-syntax";
import type { LinkedFile, ConvertedFile } from "../../model/converted-file";
import { problemOf, type RuleName } from "../../model/rules";

export type Check = (
  convertedFiles: readonly LinkedFile[],
  external: readonly ConvertedFile[],
) => readonly Diagnostic[];

export const report = (
  source: SourceText,
  span: Span,
  rule: RuleName,
  message: string,
  suggestion: string | null = null,
): Diagnostic => diagnosticAt(source, span, problemOf(rule, message, suggestion));
