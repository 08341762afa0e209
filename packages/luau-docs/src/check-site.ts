import { existsSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Diagnostic, diagnosticIn, sortDiagnostics } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import {
  emptyReports,
  LEFT_OUT_FILE,
  readNote,
  readReports,
  reportFiles,
  WAITING_FILE,
} from "../../../scripts/reports";
import { run } from "../../../scripts/run";
import type { SiteFolder } from "../../../scripts/site-folder";
import { ownCommand } from "./own-command";

export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly string[];
  /** On documentation that is not published. */
  readonly leftOut: readonly string[];
  /** The folders that the paths of diagnostics are relative to. */
  readonly folders: readonly string[];
}

/**
 * Runs a build that publishes nothing: what it refuses is what a build would refuse. Pages are rendered,
 * since only they show what components make of their props.
 */
export async function checkSite({ sources, stage }: SiteFolder): Promise<CheckedSite> {
  const reports = emptyReports(stage);
  const build = ownCommand("build", "--no-publish", sources);
  const env = { DIAGNOSTICS_FOLDER: reports };
  const { code, output } = await run(process.execPath, build, { env, quiet: true });
  const diagnostics = sortDiagnostics(readReports(reportFiles(reports)) ?? []);
  const isExplained = code === 0 || diagnostics.some(({ severity }) => severity === "error");
  return {
    diagnostics: isExplained ? diagnostics : [...diagnostics, unexplained(output)],
    notes: code !== 0 && isExplained ? [noteIn(reports)].filter((note) => note !== "") : [],
    leftOut: readNote(reports, LEFT_OUT_FILE),
    folders: [sources, stage],
  };
}

/** The pages that could not be checked, if any; if no page was rendered, all of them. */
function noteIn(reports: string): string {
  return existsSync(path.join(reports, WAITING_FILE))
    ? readNote(reports, WAITING_FILE).join("")
    : "What only rendered pages show, such as broken links, is checked when these errors are fixed.";
}

/** A bug of ours, or of Gatsby: it has no place, but every failure has a problem. */
const unexplained = (output: string): Diagnostic =>
  diagnosticIn("site.config.ts", FILE_START, {
    severity: "error",
    rule: "build",
    message: `The site cannot be built:\n${reasonIn(output)}`,
    suggestion: null,
  });

/** From the first error on: before it are the steps of the build. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const first = lines.findIndex((line) => /^\W*(?:error|failed)\b/i.test(line));
  return lines.slice(Math.max(0, first)).join("\n");
}
