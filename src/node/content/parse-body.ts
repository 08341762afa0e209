/** In: the body of an MDX file. Out: its tree, or its syntax error with a place. */
import type { Root } from "mdast";
import type { TextRange } from "luau-contract";
import { parseText } from "../mdx/compile-mdx";
import { restoreColons } from "../mdx/remark-admonitions";

/** @throws what `syntaxError` reads */
export function parseBody(body: string): Root {
  const tree = parsed(body);
  restoreColons(tree, body);
  return tree;
}

/** micromark 3 fails, without a place, on an admonition of a list item that is not closed. */
function parsed(body: string): Root {
  try {
    return parseText(body);
  } catch (error) {
    if (!(error instanceof Error) || "reason" in error) throw error;
    const open = [...body.matchAll(INDENTED)].find(([, , end]) => end === undefined);
    if (open === undefined) throw error;
    const line = body.slice(0, open.index).split("\n").length;
    throw Object.assign(error, { reason: "An admonition in a list is not closed with `:::`", line });
  }
}

/** An admonition, and its end at the same indentation. */
const INDENTED = /^([ \t]+):::+\w.*(?:(?:\n\1.*|\n[ \t]*)*?(\n\1:::+[ \t]*$))?/gm;

/** Matches the shape of a vfile-message; any other error is a bug of ours and is rethrown. */
export function syntaxError(error: unknown): { readonly range: TextRange; readonly message: string } {
  if (!(error instanceof Error) || !("reason" in error)) throw error;
  const reason = String(error.reason);
  // For an unclosed tag, the parser reports where it stopped, with the tag's position in brackets.
  const [line, column, endLine, endColumn] =
    /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number) ?? [];
  const range = line && column && endLine && endColumn ? { line, column, endLine, endColumn } : stopOf(error);
  return { range, message: `${reason.replace(/ \(\d+:\d+-\d+:\d+\)/, "")}.` };
}

/** The position where the parser stopped. */
function stopOf(error: Error): TextRange {
  const line = "line" in error && typeof error.line === "number" ? error.line : 1;
  const column = "column" in error && typeof error.column === "number" ? error.column : 1;
  return { line, column, endLine: line, endColumn: column };
}
