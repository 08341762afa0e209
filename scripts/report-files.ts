/** Reports of the checks: each writes a file of JSON, which its next report replaces. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { counted, type Diagnostic, withoutDuplicates } from "luau-diagnostics";
import { readOrNull } from "../src/node/files/write-unless-same";

export function emptyReports(stage: string): string {
  const folder = `${stage}-reports`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The note about pages that a build with errors could not check. */
export const WAITING_FILE = "waiting.txt";

/** The plugin's note about documentation that is on no page. */
export const UNPUBLISHED_NOTE = "unpublished.txt";

export function readNote(folder: string, name: string): readonly string[] {
  const text = readOrNull(path.join(folder, name)) ?? "";
  return text === "" ? [] : [text];
}

export const waitingNote = (paths: readonly string[]): string =>
  paths.length === 0
    ? ""
    : `${counted(paths.length, "page")} cannot be rendered, and what only rendered pages show, such as broken ` +
      `links, is checked when these errors are fixed: ${paths.slice(0, 5).join(", ")}${paths.length > 5 ? ", …" : ""}.`;

export const reportFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => path.join(folder, name));

/** The problems in all reports, without duplicates; null while one is being written. */
export function readReports(files: readonly string[]): readonly Diagnostic[] | null {
  const reports = files.map(readReport);
  if (reports.includes(null)) return null;
  return withoutDuplicates(reports.flatMap((report) => report ?? []));
}

function readReport(file: string): readonly Diagnostic[] | null {
  try {
    // `toJsonReport` writes the file.
    return (JSON.parse(readFileSync(file, "utf8")) as { readonly findings: readonly Diagnostic[] }).findings;
  } catch {
    return null;
  }
}
