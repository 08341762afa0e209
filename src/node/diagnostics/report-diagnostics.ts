/** In: the diagnostics of a check. Out: frames in the terminal; JSON and SARIF in `DIAGNOSTICS_FOLDER`. */
import { existsSync, mkdirSync, writeFileSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type AuthorView,
  createAuthorView,
  type Diagnostic,
  hasColour,
  renderDiagnostics,
  renderEach,
  renderSummary,
  reportFiles,
  repositoryPaths,
  type Severity,
  toGithubAnnotations,
} from "luau-diagnostics";
import { sourcesByPath, type SourceText, sourceText, withForwardSlashes } from "luau-syntax";
import { commandFolder, reportsFolder, siteSources } from "../files/build-inputs";
import packageJson from "../../../package.json";
import { isFile } from "../files/if-present";

export interface Checker {
  readonly name: string;
  readonly headline: (count: number) => string;
}

/** Receives diagnostics: Gatsby's reporter, or the terminal. */
export interface Output {
  warn(text: string): void;
  /** Ends the build, immediately or at its end. */
  panicOnBuild(text: string): void;
}

/** Prints all problems, whose paths are relative to `folders`, then ends the build if there are errors. */
export function reportDiagnostics(
  output: Output,
  diagnostics: readonly Diagnostic[],
  { name, headline }: Checker,
  folders: readonly string[] = ["."],
): void {
  reportToPrograms(name, diagnostics);
  const view = authorView(siteSources());
  const sources = viewedSources(sourcesOf(diagnostics, folders), view);
  const options = { colour: hasColour(process.stderr, process.env), allBy: view.checkCommand };
  const ofLevel = (level: Severity) =>
    diagnostics.filter(({ severity }) => severity === level).map(view.rewrite);
  for (const warning of renderEach(ofLevel("warning"), sources, options)) output.warn(warning);
  const errors = ofLevel("error");
  const texts = renderEach(errors, sources, options);
  if (errors.length > 0) output.panicOnBuild(`${headline(errors.length)}:\n\n${texts.join("\n\n")}`);
}

const reported = new Map<string, string>();

/** In development: prints all problems of a check if they have changed. */
export function reportChanges(
  output: Output,
  diagnostics: readonly Diagnostic[],
  checker: Checker,
  folders?: readonly string[],
): void {
  const text = JSON.stringify(diagnostics);
  if (reported.get(checker.name) !== text) reportDiagnostics(output, diagnostics, checker, folders);
  reported.set(checker.name, text);
}

/** Prints all problems and ends the process, for use before Gatsby has a reporter. */
export function endWithDiagnostics(
  diagnostics: readonly Diagnostic[],
  name: Checker["name"],
  sources: readonly SourceText[],
): never {
  reportToPrograms(name, diagnostics);
  const colour = hasColour(process.stderr, process.env);
  const view = authorView(siteSources());
  const text = renderDiagnostics(diagnostics.map(view.rewrite), viewedSources(sources, view), { colour });
  process.stderr.write(`${text}\n${renderSummary(diagnostics)}\n`);
  process.exit(1);
}

/** Writes JSON and SARIF even without problems: the command that runs the build reads them. */
function reportToPrograms(name: string, diagnostics: readonly Diagnostic[]): void {
  const toPath = repositoryPaths(siteSources(), process.env["GITHUB_WORKSPACE"], existsSync);
  if (process.env["GITHUB_ACTIONS"] === "true")
    process.stdout.write(toGithubAnnotations(diagnostics, toPath));
  const folder = reportsFolder();
  if (folder === null) return;
  mkdirSync(folder, { recursive: true });
  const tool = { name: packageJson.name, version: packageJson.version, rules: [] };
  for (const [file, text] of reportFiles(name, diagnostics, tool, toPath))
    writeFileSync(path.join(folder, file), text);
}

/** @param folder the working directory of the author who typed the command */
export const authorView = (sources: string, folder = commandFolder() ?? sources): AuthorView =>
  createAuthorView(sources, path.resolve(folder), isFile);

/**
 * The view of a command of `luau-docs` that prints problems itself. All its paths are relative to the working
 * directory, as SARIF requires.
 */
export function commandView(folder: string): AuthorView {
  const view = authorView(path.resolve(folder), process.cwd());
  const pathOf = (file: string): string => withForwardSlashes(path.join(folder, file));
  return { ...view, pathOf, rewrite: (one) => ({ ...view.rewrite(one), file: pathOf(one.file) }) };
}

/** The sources by the paths that an author sees. */
export const viewedSources = (sources: readonly SourceText[], { pathOf }: AuthorView) =>
  sourcesByPath(sources.map((source) => ({ ...source, path: pathOf(source.path) })));

/** The texts of those files with problems that one of the folders contains. */
export const sourcesOf = (
  problems: readonly { readonly file: string }[],
  folders: readonly string[],
): readonly SourceText[] =>
  [...new Set(problems.map(({ file }) => file))].flatMap((file) => readSource(file, folders) ?? []);

/** Reads a file as diagnostics name it, from the first folder that has it, such as the stage; or null. */
export function readSource(file: string, folders: readonly string[]): SourceText | null {
  const source = findFile(file, folders);
  return source === undefined ? null : sourceText(file, readFileSync(source, "utf8"));
}

/** Finds regular files only: reading a pipe may never end. */
export const findFile = (file: string, folders: readonly string[]): string | undefined =>
  folders.map((folder) => path.resolve(folder, file)).find(isFile);
