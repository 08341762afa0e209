/**
 * What is wrong in the files of a site, for the browser. The checks of the site and of its definitions write
 * a report each into a folder; this reads them all again whenever one has been written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { codeFrame, sourceText, type Diagnostic, type FrameLine } from "luau-contract";

/** A mistake as the page shows it. */
export interface ShownMistake
  extends Pick<Diagnostic, "file" | "line" | "column" | "severity" | "rule" | "message" | "suggestion"> {
  readonly frame: readonly FrameLine[];
}

/** Several checks report one after the other. */
const SETTLE_MS = 50;

/**
 * @param reports where the checks write
 * @param sources the folders to which the paths of the files are relative: the site's, then the program's
 */
export function followMistakes(
  reports: string,
  sources: readonly string[],
  onChange: (mistakes: readonly ShownMistake[]) => void,
): { readonly close: () => Promise<void> } {
  mkdirSync(reports, { recursive: true });
  let current: readonly ShownMistake[] = [];
  let timer: NodeJS.Timeout | undefined;
  const read = (): void => {
    const next = readReports(reports).map((found) => toShown(found, sources));
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    onChange(current);
  };
  const watcher = watch(reports).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLE_MS);
  });
  const close = (): Promise<void> => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { close };
}

/** The file of a mistake, or null where it is gone. */
export const fileOf = ({ file }: Pick<Diagnostic, "file">, sources: readonly string[]): string | null =>
  sources.map((folder) => path.resolve(folder, file)).find((found) => existsSync(found)) ?? null;

/** Errors come first. One that is being written is read with its next change. */
function readReports(folder: string): readonly Diagnostic[] {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => readReport(path.join(folder, name)));
  return ["error", "warning"].flatMap((severity) => found.filter((one) => one.severity === severity));
}

function readReport(file: string): readonly Diagnostic[] {
  try {
    // As `toJsonReport` writes it.
    return (JSON.parse(readFileSync(file, "utf8")) as { readonly findings: readonly Diagnostic[] }).findings;
  } catch {
    return [];
  }
}

function toShown(diagnostic: Diagnostic, sources: readonly string[]): ShownMistake {
  const { file, line, column, severity, rule, message, suggestion } = diagnostic;
  const found = fileOf(diagnostic, sources);
  const frame =
    found === null ? [] : codeFrame(sourceText(file, readFileSync(found, "utf8")), diagnostic).lines;
  return { file, line, column, severity, rule, message, suggestion, frame };
}
