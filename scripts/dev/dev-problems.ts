/** The problems in a site's files, for the browser: all reports are read again whenever one changes. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { codeFrame, counted, type Diagnostic, type FrameLine } from "luau-diagnostics";
import { readSource } from "../../src/node/diagnostics/read-source";
import { reportFiles, readReports } from "../reports";

export interface ShownProblem
  extends Pick<Diagnostic, "file" | "line" | "column" | "severity" | "rule" | "message" | "suggestion"> {
  readonly frame: readonly FrameLine[];
}

/** Watchers drop events: chokidar ignores a write within 5 ms of the one before, which truncated the file. */
const POLL_MS = 200;

/** @param sources the folders that paths of diagnostics start from: the site's, then the program's */
export function followProblems(
  reports: string,
  sources: readonly string[],
  onChange: (problems: readonly ShownProblem[]) => void,
): { readonly close: () => void } {
  mkdirSync(reports, { recursive: true });
  let seen = "";
  let current: readonly ShownProblem[] = [];
  const look = (): void => {
    const files = reportFiles(reports);
    const state = files.map(stateOf).join("\n");
    if (state === seen) return;
    const diagnostics = readReports(files);
    if (diagnostics === null) return;
    seen = state;
    const problems = errorsFirst(diagnostics).map((one) => toShown(one, sources));
    if (JSON.stringify(problems) === JSON.stringify(current)) return;
    const fixed = withdrawn(current, problems);
    if (fixed !== "") console.log(fixed);
    current = problems;
    onChange(problems);
  };
  const timer = setInterval(look, POLL_MS);
  return { close: () => clearInterval(timer) };
}

const MOST_LISTED = 5;

/** Lines for the terminal about problems that are gone, whose messages remain above. */
export function withdrawn(before: readonly ShownProblem[], now: readonly ShownProblem[]): string {
  // A line further up may have moved the others.
  const keyOf = ({ file, rule, message }: ShownProblem): string => [file, rule, message].join("\n");
  const left = new Set(now.map(keyOf));
  const gone = before.filter((one) => !left.has(keyOf(one)));
  if (gone.length === 0) return "";
  const lines = gone
    .slice(0, MOST_LISTED)
    .map(({ file, line, column, rule }) => `fixed ${file}:${line}:${column} ${rule}`);
  const more = gone.length - lines.length;
  const rest = now.length === 0 ? "No problems are left." : `${counted(now.length, "problem")} left.`;
  return [...lines, ...(more > 0 ? [`fixed ${more} more`] : []), rest].join("\n");
}

export const fileOf = ({ file }: Pick<Diagnostic, "file">, sources: readonly string[]): string | null =>
  sources.map((folder) => path.resolve(folder, file)).find((candidate) => existsSync(candidate)) ?? null;

const errorsFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  ["error", "warning"].flatMap((severity) => diagnostics.filter((one) => one.severity === severity));

function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return `${file} ${stats?.mtimeMs} ${stats?.size}`;
}

function toShown(diagnostic: Diagnostic, sources: readonly string[]): ShownProblem {
  const { file, line, column, severity, rule, message, suggestion } = diagnostic;
  const source = readSource(file, sources);
  const frame = source === null ? [] : codeFrame(source, diagnostic);
  return { file, line, column, severity, rule, message, suggestion, frame };
}
