/** In: what Luau reports about the files. Out: problems at their locations in the editor's text. */
import { oneLine, relevantReports } from "luau-contract";
import type { WholeText } from "../lib/playground/hidden-text";
import type { Explained } from "./luau-worker-messages";

export interface Problem {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning";
  readonly isSyntax: boolean;
  readonly message: string;
  /** The problem is in a hidden line: the location is the nearest one. */
  readonly isHidden: boolean;
  readonly fix: Fix | null;
}

export interface Fix {
  readonly from: number;
  /** The text that it replaces: earlier fixes may have moved it. */
  readonly was: string;
  readonly name: string;
}

export function problemsOf(
  diagnostics: readonly Explained[],
  texts: ReadonlyMap<string, WholeText>,
): readonly Problem[] {
  return [...texts].flatMap(([source, whole]) =>
    relevantReports(diagnostics.filter((diagnostic) => diagnostic.source === source))
      .filter(({ span }) => !whole.toShown(span[0]).isContinued)
      .map((diagnostic) => problemOf(diagnostic, whole))
      .filter((problem, index, all) => all.findIndex((other) => isSame(other, problem)) === index),
  );
}

function problemOf(explained: Explained, { text, toShown }: WholeText): Problem {
  const { source, kind, message, suggestion, span, fix } = explained;
  const start = toShown(span[0]);
  return {
    file: source,
    from: start.offset,
    to: Math.max(start.offset, start.isHidden ? 0 : toShown(span[1]).offset),
    severity: kind === "lint" ? "warning" : "error",
    isSyntax: kind === "syntax",
    message: oneLine(suggestion === null ? message : `${message}. ${suggestion}`),
    isHidden: start.isHidden,
    fix:
      fix === null || start.isHidden
        ? null
        : { from: toShown(fix.span[0]).offset, was: text.slice(...fix.span), name: fix.name },
  };
}

const isSame = (a: Problem, b: Problem): boolean =>
  a.file === b.file && a.from === b.from && a.message === b.message;
