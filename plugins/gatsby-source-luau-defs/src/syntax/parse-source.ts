/**
 * In: a file's text. Out: its tree from full-moon-wasm, and its syntax errors as diagnostics. The tree
 * contains the valid code around an error.
 */
import { parse, type ParseResult } from "full-moon-wasm";
import { diagnosticAt, type StageResult } from "luau-contract";
import type { SourceFile } from "../source/source-file";

export interface SyntaxFile {
  readonly source: SourceFile;
  readonly tree: ParseResult;
}

/** Parses one file. Never throws. */
export function parseSource(source: SourceFile): StageResult<SyntaxFile> {
  const tree = parse(source.text, source.path);
  const diagnostics = tree.errors.map(({ message, span, hint }) =>
    diagnosticAt(source, span, { rule: "syntax", severity: "error", message, suggestion: hint }),
  );
  return { value: { source, tree }, diagnostics };
}
