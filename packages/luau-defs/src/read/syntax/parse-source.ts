/** In: a file's text. Out: its tree, with the valid code around errors, and its syntax errors. */
import { parse, type ParseResult } from "full-moon-wasm";
import { isDefinitionFile } from "luau-contract";
import { diagnosticAt, type StageResult } from "luau-diagnostics";
import { codeTokens, type LuauToken, positionAt } from "luau-syntax";
import type { SourceFile } from "../source/source-file";

export interface SyntaxFile {
  readonly source: SourceFile;
  readonly tree: ParseResult;
}

export function parseSource(source: SourceFile): StageResult<SyntaxFile> {
  const tree = parse(isDefinitionFile(source.path) ? source.text : withoutShebang(source.text), source.path);
  const lastLineHint = createLastLineHint(source);
  const diagnostics = tree.errors.map((error) =>
    diagnosticAt(source, error.span, {
      rule: "syntax",
      severity: "error",
      message: error.message,
      suggestion: lastLineHint(error) ?? error.hint,
    }),
  );
  return { value: { source, tree }, diagnostics };
}

/** Runtimes skip the `#!` line of a script. Other offsets are unchanged. */
export const withoutShebang = (text: string): string =>
  text.replace(/^#![^\r\n]*/, (line) => " ".repeat(line.length));

type SyntaxError = ParseResult["errors"][number];

/** The parser reports a missing comma at the next field, which may be far below. */
function createLastLineHint(source: SourceFile): (error: SyntaxError) => string | null {
  // Computed once, since broken files have many of these errors.
  let code: readonly LuauToken[] | null = null;
  return ({ message, span: [start] }) => {
    if (!message.startsWith("Expected `,` or `}` after a field")) return null;
    code ??= codeTokens(source.text);
    const before = code.findLast(({ end }) => end <= start);
    if (before === undefined) return null;
    const { line } = positionAt(source, before.end);
    return line === positionAt(source, start).line ? null : `Write \`,\` at the end of line ${line}.`;
  };
}
