import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import {
  type AuthorView,
  counted,
  createAuthorView,
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderSummary,
  reportFiles,
  repositoryPaths,
  toGithubAnnotations,
  withNpx,
  withoutDuplicates,
} from "luau-diagnostics";
import packageJson from "../package.json";
import { reportTool } from "luau-defs/site";
import type { Snapshot } from "./session";

type Problems = Pick<Snapshot, "diagnostics" | "sources" | "problems" | "unpublishedNotes">;

/** Errors come after warnings, so that they remain visible. Returns whether there are errors. */
export function reportSnapshot(
  { diagnostics, sources, problems, notes, unpublishedNotes }: Problems & Pick<Snapshot, "notes">,
  reporter: Reporter,
  subject: string,
): boolean {
  reported.set(subject, { diagnostics, problems, unpublishedNotes });
  reportToPrograms(diagnostics);
  const isOurs = process.env["SITE_SOURCES"] !== undefined;
  const { pathOf, rewrite, rewriteText, checkCommand } = authorView();
  const shownSources = new Map([...sources].map(([file, source]) => [pathOf(file), source]));
  const options = {
    colour: hasColour(process.stdout, process.env),
    allBy: isOurs ? checkCommand : withNpx("luau-defs check --all"),
  };
  const textOf = (severity: string): string =>
    renderDiagnostics(
      diagnostics.filter((one) => one.severity === severity).map(rewrite),
      shownSources,
      options,
    );
  const [warnings, errors] = [textOf("warning"), textOf("error")];
  if (warnings !== "") reporter.warn(`Luau definitions:\n\n${warnings}`);
  if (errors !== "") reporter.error(`Luau definitions:\n\n${errors}`);
  // A build of ours prints its report of what is not published at the end.
  for (const note of isOurs ? notes : [...notes, ...unpublishedNotes])
    reporter.info(`Luau definitions: ${rewriteText(note)}`);
  for (const problem of problems) reporter.error(`Luau definitions: ${problem}`);
  return isBroken({ diagnostics, problems });
}

/** A build of our site runs in a copy of the sources. */
const siteFolder = (): string => path.resolve(process.env["SITE_SOURCES"] ?? ".");

const authorView = (): AuthorView =>
  createAuthorView(
    siteFolder(),
    path.resolve(process.env["INIT_CWD"] ?? siteFolder()),
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true,
  );

const isBroken = ({ diagnostics, problems }: Pick<Problems, "diagnostics" | "problems">): boolean =>
  problems.length > 0 || diagnostics.some(({ severity }) => severity === "error");

/** A site has an instance of this plugin per version, in one process, and all of them share a report. */
const reported = new Map<string, Omit<Problems, "sources">>();

/** Several versions may have the same note. */
const unpublishedLines = (): string =>
  [...new Set([...reported.values()].flatMap(({ unpublishedNotes }) => unpublishedNotes))].join("\n");

/** The checks of the site run before the build ends, so that authors see all problems at once. */
export function endBrokenBuild({ reporter }: ParentSpanPluginArgs): void {
  const broken = [...reported.values()].filter(isBroken);
  if (broken.length > 0) reporter.panicOnBuild(broken.map(summaryLine).join("\n"));
}

/** GitHub's runners show annotations; JSON and SARIF require a folder, as the site's own checks do. */
function reportToPrograms(diagnostics: readonly Diagnostic[]): void {
  const toPath = repositoryPaths(siteFolder(), process.env["GITHUB_WORKSPACE"], existsSync);
  if (process.env["GITHUB_ACTIONS"] === "true")
    process.stdout.write(toGithubAnnotations(diagnostics, toPath));
  const folder = process.env["DIAGNOSTICS_FOLDER"];
  if (folder === undefined) return;
  const target = path.resolve(process.env["INIT_CWD"] ?? ".", folder);
  mkdirSync(target, { recursive: true });
  // Versions may share files.
  const all = withoutDuplicates([...reported.values()].flatMap((one) => one.diagnostics));
  writeFileSync(path.join(target, "unpublished.txt"), authorView().rewriteText(unpublishedLines()));
  for (const [file, text] of reportFiles("definitions", all, reportTool(packageJson.version), toPath))
    writeFileSync(path.join(target, file), text);
}

const summaryLine = ({ diagnostics, problems }: Pick<Problems, "diagnostics" | "problems">): string =>
  "Luau definitions: " +
  `${diagnostics.length > 0 ? renderSummary(diagnostics) : counted(problems.length, "missing path")}`;
