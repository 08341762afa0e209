/**
 * In: a file's text. Out: its tree, as full-moon-wasm gives it, and its syntax errors as diagnostics.
 * What is sound around an error is in the tree all the same.
 */
import { parse, type ParseResult } from "full-moon-wasm";
import { diagnosticAt, type StageResult } from "luau-contract";
import type { SourceFile } from "../source/source-file";

/** A file and its tree. */
export interface SyntaxFile {
  readonly source: SourceFile;
  readonly tree: ParseResult;
}

/** Parses one file. Never throws, whatever the text. */
export function parseSource(source: SourceFile): StageResult<SyntaxFile> {
  const tree = parse(source.text, source.path);
  const diagnostics = tree.errors.map(({ message, span, hint }) =>
    diagnosticAt(source, span, { rule: "syntax", severity: "error", message, suggestion: hint }),
  );
  return { value: { source, tree }, diagnostics };
}
