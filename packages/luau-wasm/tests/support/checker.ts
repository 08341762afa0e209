import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createChecker, type Checker, type CheckerOptions, type Diagnostic } from "../../index";
import { loadLuau } from "../../node";

export const engine = {
  name: "@engine",
  text: readFileSync(join(__dirname, "../engine.d.luau"), "utf8"),
};

export const SOLVERS = ["new", "old"] as const;

/** A checker with the definitions of tests/engine.d.luau. */
export const engineChecker = (options: CheckerOptions = {}): Checker =>
  createChecker(loadLuau(), { definitions: [engine], ...options });

/** `1:18 "2": message`: line and column from 1, the text of the span, and the message on one line. */
export function shown(text: string, { span, message }: Diagnostic): string {
  const before = text.slice(0, span[0]).split("\n");
  const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  return `${place} ${text.slice(...span).replaceAll("\n", "⏎")}: ${message.replaceAll("\n", "⏎")}`;
}
