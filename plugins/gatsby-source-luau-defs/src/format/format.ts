/**
 * In: the text of a definition file. Out: the same in the one layout that all files share, and what kept it
 * from it. The tokens are printed along the tree, so nothing but white space, commas and leading marks can
 * differ; and the result is parsed again before it is handed out.
 */
import type { Statement } from "full-moon-wasm";
import { diagnosticAt, type StageResult } from "luau-contract";
import { sourceFile } from "../source/source-file";
import { parseSource } from "../syntax/parse-source";
import { createCursor, type Cursor } from "./cursor";
import { takeAboveCloser } from "./format-list";
import { formatStatement } from "./format-statement";
import { concat, hardline, hardlineOrBlank, type Layout } from "../layout/layout";
import { renderLayout } from "../layout/render-layout";
import { haveSameMeaning } from "./same-meaning";
import { readTokens, type Comment, type SourceToken } from "./source-tokens";

/** How many columns a line may fill before it is broken, a tab counting as four. */
const LINE_WIDTH = 100;

/** A file that does not parse comes back as it is, with its syntax errors. Never throws. */
export function formatDefinitions(source: string, file: string): StageResult<string> {
  const original = sourceFile(file, source);
  const { diagnostics } = parseSource(original);
  if (diagnostics.length > 0) return { value: source, diagnostics };
  // As Luau reads them: only `\n` ends a line, and a `\r` before it is part of the line's end.
  const text = source.replaceAll(/\r+\n/g, "\n");
  // A hot comment cannot move where that would tie a doc comment to something else.
  const formatted = attempt(text, file, true) ?? attempt(text, file, false);
  if (formatted !== null) return { value: formatted, diagnostics: [] };
  const mistake = {
    rule: "format",
    severity: "error",
    message: "The formatter cannot lay out this file without changing it, so it stays as it is.",
    suggestion: "This is a fault of the formatter, not of the file. Please report it with the file.",
  } as const;
  return { value: source, diagnostics: [diagnosticAt(original, [0, 0], mistake)] };
}

/**
 * Null when the result would not be the same file any more: a fault of ours, which must not cost anybody
 * their text.
 */
function attempt(text: string, file: string, hotFirst: boolean): string | null {
  try {
    const formatted = settle(text, (current) => formatOnce(current, file, hotFirst));
    return formatted !== null && haveSameMeaning(text, formatted) ? formatted : null;
  } catch {
    // The tree and the tokens disagree.
    return null;
  }
}

/**
 * Runs until nothing changes any more: where comments met on one line, those that moved settle in the second
 * round.
 */
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

const isBlankBefore = ({ leading, blankBefore }: SourceToken): boolean =>
  leading[0]?.blankBefore ?? blankBefore;

/** `--!strict` and its like at the very top, which is the only place where Luau heeds all of them. */
function withHotFirst([first, ...others]: readonly SourceToken[]): readonly SourceToken[] {
  if (first === undefined) return others;
  const hot = first.leading.filter(isHot);
  return [{ ...first, leading: [...hot, ...first.leading.filter((comment) => !isHot(comment))] }, ...others];
}

const isHot = ({ ownLine, text }: Comment): boolean => ownLine && text.startsWith("--!");
