import { existsSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Option, type Command } from "commander";
import {
  type AuthorView,
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderSummary,
  REPORT_FORMATS,
  type ReportFormat,
  repositoryPaths,
  toReport,
  diagnosticIn,
  sortDiagnostics,
} from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { commandView, sourcesOf, viewedSources } from "../../../src/node/diagnostics/report-diagnostics";
import packageJson from "../package.json";
import { addCommand, folderArgument, ownCommand, siteIn } from "./arguments";
import {
  emptyReports,
  UNPUBLISHED_NOTE,
  readNote,
  readReports,
  reportFiles,
  WAITING_FILE,
} from "../../../scripts/report-files";
import { run } from "../../../scripts/run";
import type { SiteFolder } from "../../../scripts/site-folder";

interface Options {
  readonly format: ReportFormat;
  readonly strict: boolean;
  readonly all: boolean;
}

export function addCheck(program: Command): void {
  addCommand(program, "check", "Report everything that would fail a build", {
    prints: "problems",
    failsOn: "an error; with --strict, a warning",
    examples: ["luau-docs check", "luau-docs check docs --format sarif > check.sarif"],
  })
    .addArgument(folderArgument())
    .addOption(
      new Option("--format <format>", "Output format").choices(REPORT_FORMATS).default(REPORT_FORMATS[0]),
    )
    .option("--strict", "Let warnings fail, too", false)
    .option("--all", "Print every problem, even if there are more than five of a kind", false)
    .action(async (folder: string, options: Options) => {
      const site = siteIn(folder);
      const checked = await checkSite(site);
      process.stdout.write(reportOf(checked, path.relative("", site.sources), options));
      const isWrong = (diagnostic: Diagnostic): boolean => options.strict || diagnostic.severity === "error";
      if (checked.diagnostics.some(isWrong)) process.exitCode = 1;
    });
}

function reportOf(checked: CheckedSite, folder: string, { format, all }: Options): string {
  const view = commandView(folder);
  const diagnostics = checked.diagnostics.map(view.rewrite);
  if (format === "text") return textOf(checked, diagnostics, view, all ? null : view.checkCommand);
  const tool = { name: packageJson.name, version: packageJson.version, rules: [] };
  const toPath = repositoryPaths(process.cwd(), process.env["GITHUB_WORKSPACE"], existsSync);
  return toReport(format, diagnostics, tool, toPath);
}

function textOf(
  { diagnostics: inSite, folders, notes, unpublishedNotes }: CheckedSite,
  diagnostics: readonly Diagnostic[],
  view: AuthorView,
  allBy: string | null,
): string {
  const sources = viewedSources(sourcesOf(inSite, folders), view);
  const options = { colour: hasColour(process.stdout, process.env), allBy };
  const frames = diagnostics.length === 0 ? [] : [renderDiagnostics(diagnostics, sources, options)];
  return [...frames, ...notes, renderSummary(diagnostics), ...unpublishedNotes, ""].join("\n");
}

interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly string[];
  /** On documentation that is not published. */
  readonly unpublishedNotes: readonly string[];
  /** The folders that the paths of diagnostics are relative to. */
  readonly folders: readonly string[];
}

/** Runs a build that publishes nothing. Pages are rendered, because components can fail on their props. */
async function checkSite({ sources, stage }: SiteFolder): Promise<CheckedSite> {
  const reports = emptyReports(stage);
  const build = ownCommand("build", "--no-publish", sources);
  const env = { DIAGNOSTICS_FOLDER: reports };
  const { code, output } = await run(process.execPath, build, { env, quiet: true });
  const diagnostics = sortDiagnostics(readReports(reportFiles(reports)) ?? []);
  const isExplained = code === 0 || diagnostics.some(({ severity }) => severity === "error");
  return {
    diagnostics: isExplained ? diagnostics : [...diagnostics, unexplained(output)],
    notes: code !== 0 && isExplained ? [noteIn(reports)].filter((note) => note !== "") : [],
    unpublishedNotes: readNote(reports, UNPUBLISHED_NOTE),
    folders: [sources, stage],
  };
}

/** The pages that could not be checked, if any; if no page was rendered, all of them. */
function noteIn(reports: string): string {
  return existsSync(path.join(reports, WAITING_FILE))
    ? readNote(reports, WAITING_FILE).join("")
    : "What only rendered pages show, such as broken links, is checked when these errors are fixed.";
}

/** A bug of this program or of Gatsby, which has no location. */
function unexplained(output: string): Diagnostic {
  const message = `The site cannot be built:\n${reasonIn(output)}`;
  return diagnosticIn("site.config.ts", FILE_START, { severity: "error", rule: "build", message });
}

/** The output from the first error on, without the steps before it. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const first = lines.findIndex((line) => /^\W*(?:error|failed)\b/i.test(line));
  return lines.slice(Math.max(0, first)).join("\n");
}
