/** The problems in a site's files, for the browser: all reports are read again whenever one changes. */
import { mkdirSync } from "node:fs";
import { codeFrame, counted, type Diagnostic, type FrameLine } from "luau-diagnostics";
import { authorView, readSource } from "../../src/node/diagnostics/report-diagnostics";
import { fileStamp } from "../../src/node/files/copy-with-time";
import { reportFiles, readReports } from "../report-files";

export interface ShownProblem extends Diagnostic {
  /** The path of its file for the author; `file` is relative to one of the folders of sources. */
  readonly shownFile: string;
  readonly frame: readonly FrameLine[];
}

/** Watchers drop events: chokidar ignores a write within 5 ms of the one before, which truncated the file. */
const POLL_MS = 200;

/** @param folders the folders that paths of diagnostics start from: the site's, then the program's */
export function followProblems(
  reports: string,
  folders: readonly [site: string, program: string],
  onChange: (problems: readonly ShownProblem[]) => void,
): { readonly close: () => void } {
  mkdirSync(reports, { recursive: true });
  let lastState = "";
  let current: readonly ShownProblem[] = [];
  const update = (): void => {
    const files = reportFiles(reports);
    const state = files.map((file) => `${file} ${fileStamp(file)}`).join("\n");
    if (state === lastState) return;
    const diagnostics = readReports(files);
    if (diagnostics === null) return;
    lastState = state;
    const problems = errorsFirst(diagnostics).map((one) => toShown(one, folders));
    if (JSON.stringify(problems) === JSON.stringify(current)) return;
    const text = describeFixed(current, problems);
    if (text !== "") console.log(text);
    current = problems;
    onChange(problems);
  };
  const timer = setInterval(update, POLL_MS);
  return { close: () => clearInterval(timer) };
}

const MAX_FIXED_LINES = 5;

/** Returns lines for the terminal, in which the messages of fixed problems remain. */
export function describeFixed(before: readonly ShownProblem[], now: readonly ShownProblem[]): string {
  // A line further up may have moved the others.
  const keyOf = ({ file, rule, message }: ShownProblem): string => [file, rule, message].join("\n");
  const currentKeys = new Set(now.map(keyOf));
  const fixed = before.filter((one) => !currentKeys.has(keyOf(one)));
  if (fixed.length === 0) return "";
  const lines = fixed
    .slice(0, MAX_FIXED_LINES)
    .map(({ shownFile, line, column, rule }) => `fixed ${shownFile}:${line}:${column} ${rule}`);
  const more = fixed.length - lines.length;
  const summary = now.length === 0 ? "No problems are left." : `${counted(now.length, "problem")} left.`;
  return [...lines, ...(more > 0 ? [`fixed ${more} more`] : []), summary].join("\n");
}

const errorsFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  ["error", "warning"].flatMap((severity) => diagnostics.filter((one) => one.severity === severity));

function toShown(diagnostic: Diagnostic, folders: readonly [site: string, program: string]): ShownProblem {
  const source = readSource(diagnostic.file, folders);
  const shown = authorView(folders[0]).rewrite(diagnostic);
  const frame = source === null ? [] : codeFrame(source, diagnostic);
  return { ...shown, file: diagnostic.file, shownFile: shown.file, frame };
}
