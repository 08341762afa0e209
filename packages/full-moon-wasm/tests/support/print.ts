/** Prints results for snapshot files. */
import type { SyntaxIssue } from "../../index";

/** Every issue as `line:column-line:column message`, the line it is in, and the hint. */
export function printIssues(source: string, issues: readonly SyntaxIssue[]): string {
  return issues.map((issue) => printIssue(source, issue)).join("\n");
}

function printIssue(source: string, issue: SyntaxIssue): string {
  const [start, end] = issue.span;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const line = source.slice(lineStart).split(/\r?\n/u, 1)[0] ?? "";
  const width = Math.max(1, Math.min(end - start, line.length - (start - lineStart)));
  const margin = line.slice(0, start - lineStart).replace(/[^\t]/gu, " ");
  const hint = issue.hint === null ? "" : `  hint: ${issue.hint}\n`;
  return `${place(source, start)}-${place(source, end)} ${issue.message}\n  ${line}\n  ${margin}${"^".repeat(width)}\n${hint}`;
}

function place(source: string, offset: number): string {
  const before = source.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}

/**
 * Prints the tree with spans replaced by the text that they cover: shorter, and incorrect spans are obvious.
 */
export function printTree(source: string, tree: unknown): string {
  const replacer = (key: string, value: unknown): unknown =>
    key === "span" && isSpan(value) ? printSpan(source, value) : value;
  return `${JSON.stringify(tree, replacer, 1)}\n`;
}

function isSpan(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}

function printSpan(source: string, [start, end]: readonly [number, number]): string {
  const text = source.slice(start, end);
  const shown = text.length <= 40 ? text : `${text.slice(0, 20)} … ${text.slice(-15)}`;
  return `${place(source, start)}-${place(source, end)} ${shown}`;
}
