/**
 * In: a file's text. Out: its tree from full-moon-wasm, and its syntax errors as diagnostics. The tree
 * contains the valid code around an error.
 */
import { parse, tokenize, type ParseResult } from "full-moon-wasm";
import { diagnosticAt, positionAt, type StageResult } from "luau-contract";
import type { SourceFile } from "../source/source-file";

export interface SyntaxFile {
  readonly source: SourceFile;
  readonly tree: ParseResult;
}

/** Parses one file. Never throws. */
export function parseSource(source: SourceFile): StageResult<SyntaxFile> {
  const tree = parse(source.text, source.path);
  const diagnostics = tree.errors.map((error) =>
    diagnosticAt(source, error.span, {
      rule: "syntax",
      severity: "error",
      message: error.message,
      suggestion: lastLineHint(source, error) ?? error.hint,
    }),
  );
  return { value: { source, tree }, diagnostics };
}

/** A missing comma is found at the next field, which may be far below the comments between. */
function lastLineHint(
  source: SourceFile,
  { message, span: [start] }: ParseResult["errors"][number],
): string | null {
  if (!message.startsWith("Expected `,` or `}` after a field")) return null;
  const before = tokenize(source.text.slice(0, start)).tokens.findLast(
    ({ kind }) => kind !== "comment" && kind !== "docComment" && kind !== "hotComment",
  );
  if (before === undefined) return null;
  const { line } = positionAt(source, before.span[1]);
  return line === positionAt(source, start).line ? null : `Write \`,\` at the end of line ${line}.`;
}
