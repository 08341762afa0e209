/**
 * In: the text of a definition file. Out: the text in the standard format, or the reasons why not. The result
 * is parsed again: only white space, commas and leading separators may change.
 */
import type { Statement } from "full-moon-wasm";
import { diagnosticAt, type StageResult } from "luau-diagnostics";
import { sourceFile } from "../../read/source/source-file";
import { withLineEndingsOf } from "../../read/syntax/line-endings";
import { parseSource } from "../../read/syntax/parse-source";
import { createCursor, type Cursor } from "./cursor";
import { takeAboveCloser } from "./format-list";
import { formatStatement } from "./format-statement";
import { concat, hardline, hardlineOrBlank, type Layout } from "../../model/layout/layout";
import { renderLayout } from "../../model/layout/render-layout";
import { haveSameMeaning } from "./same-meaning";
import { isBlankBefore, readTokens, type Comment, type SourceToken } from "./source-tokens";

/** A tab counts as four columns. */
const LINE_WIDTH = 100;

/** A file with syntax errors is returned unchanged, with the errors. Never throws. */
export function formatDefinitions(source: string, file: string): StageResult<string> {
  const original = sourceFile(file, source);
  const { diagnostics } = parseSource(original);
  if (diagnostics.length > 0) return { value: source, diagnostics };
  // Only `\n` ends a line in Luau, and any `\r` before it belongs to it; the result has the file's endings.
  const text = source.replaceAll(/\r+\n/g, "\n");
  // A hot comment cannot move if a doc comment would then be attached to something else.
  const formatted = attempt(text, file, true) ?? attempt(text, file, false);
  if (formatted !== null) return { value: withLineEndingsOf(source, formatted), diagnostics: [] };
  const problem = {
    rule: "format",
    severity: "error",
    message: "The formatter cannot lay out this file without changing it, so it stays as it is.",
    suggestion: "This is a fault of the formatter, not of the file. Please report it with the file.",
  } as const;
  return { value: source, diagnostics: [diagnosticAt(original, [0, 0], problem)] };
}

/** Null if the meaning would change: a bug in the formatter must not damage a file. */
function attempt(text: string, file: string, hotFirst: boolean): string | null {
  try {
    const formatted = settle(text, (current) => formatOnce(current, file, hotFirst));
    return formatted !== null && haveSameMeaning(text, formatted) ? formatted : null;
  } catch {
    // The tree and the tokens do not match.
    return null;
  }
}

/** Comments that were moved to the same line settle in the second round. */
function settle(text: string, round: (text: string) => string): string | null {
  let current = text;
  for (let rounds = 0; rounds < 4; rounds++) {
    const next = round(current);
    if (next === current) return next;
    current = next;
  }
  return null;
}

function formatOnce(text: string, file: string, hotFirst: boolean): string {
  const { tree } = parseSource(sourceFile(file, text)).value;
  const tokens = readTokens(text);
  return renderLayout(
    formatFile(createCursor(hotFirst ? withHotFirst(tokens) : tokens), tree.statements, text),
    LINE_WIDTH,
  );
}

function formatFile(cursor: Cursor, statements: readonly Statement[], text: string): Layout {
  const printed = statements.map((statement, index) => {
    const blank = isBlankBefore(cursor.peek()) || (statement.kind !== "luau" && statement.doc !== null);
    const layout = formatStatement(cursor, statement, text);
    const behind = cursor.at(";") ? cursor.replace("") : "";
    return concat(index === 0 ? "" : hardlineOrBlank(blank), layout, behind);
  });
  const { leading } = cursor.peek();
  if (printed.length === 0 && leading.length === 0) return "";
  const separator =
    printed.length > 0 && leading.length > 0 ? hardlineOrBlank(isBlankBefore(cursor.peek())) : "";
  return concat(...printed, separator, takeAboveCloser(cursor, false), hardline);
}

/** Luau recognises all hot comments, such as `--!strict`, only at the top. */
function withHotFirst([first, ...others]: readonly SourceToken[]): readonly SourceToken[] {
  if (first === undefined) return others;
  const hot = first.leading.filter(isHot);
  return [{ ...first, leading: [...hot, ...first.leading.filter((comment) => !isHot(comment))] }, ...others];
}

const isHot = ({ ownLine, text }: Comment): boolean => ownLine && text.startsWith("--!");
