import path from "node:path";
import { type PipelineOutput, runOnSources } from "../../pipeline";
import type { StageResult } from "luau-diagnostics";
import type { PipelineCache } from "../../read/analyse-file";
import { readReference, type Reference, withUnchecked } from "../../link/reference/read-reference";
import { isRuleName } from "../../model/rules";
import { readRequired } from "../../link/read-required";
import { findBeside, findFiles, localName } from "../../read/source/find-files";
import { decodeSource, readSources } from "../../read/source/read-sources";
import { sourceFile, type SourceFile } from "../../read/source/source-file";
import type { LintConfig } from "../../check/lint/config";
import { openAnalyses } from "../store/build-store";
import { interfacesFile, openStoredInterfaces } from "../store/stored-interfaces";
import { showProgress } from "./progress";
import { readSettings } from "./read-settings";
import { UsageError, type Terminal } from "./terminal";

const STDIN_NAME = "stdin.d.luau";

export interface ReadArguments extends StageResult<readonly SourceFile[]> {
  /** The path assigned to text from standard input, which is never written to a file. */
  readonly piped: string | null;
}

interface RunOptions {
  readonly config?: string | undefined;
  /** Settings already read by the caller; a configuration that is a pipe can be read only once. */
  readonly settings?: LintConfig;
  readonly docs?: readonly string[] | undefined;
  readonly store?: string | null;
  /** The command's output file. An earlier output in one of the requested folders is not read as a source. */
  readonly output?: string | undefined;
}

/** Runs the pipeline on files, folders, globs, and `-` for standard input. */
export async function runOnArguments(
  requests: readonly string[],
  terminal: Terminal,
  { config, settings: settingsRead, output, docs, store = null }: RunOptions = {},
): Promise<StageResult<PipelineOutput> & { readonly settings: LintConfig }> {
  const settings = settingsRead ?? (await readSettings(config, terminal));
  const { value: all, diagnostics, piped } = await readArguments(requests, terminal, { settings });
  const reference = await readProject(settings, terminal, { value: all, docs });
  const others = all.filter((source) => source.path === piped || !isSameFile(source.path, output, terminal));
  const value =
    others.length === 0 || requests.some((request) => isSameFile(request, output, terminal)) ? all : others;
  // Levels of the pipeline's rules; `check` has more.
  const severities = Object.fromEntries([...settings.rules].filter(([name]) => isRuleName(name)));
  const cache: PipelineCache = new Map();
  const analyses = openAnalyses(store);
  const { interfaces, save } = openStoredInterfaces(interfacesFile(terminal.cwd));
  const stored = { cache, findStored: analyses.find, interfaces };
  const options = { ...stored, onFile: showProgress(terminal), reference, severities };
  const result = runOnSources(value, options, diagnostics);
  analyses.save(cache);
  save();
  return { ...result, settings };
}

export const readProject = (
  { reference }: LintConfig,
  { cwd }: Pick<Terminal, "cwd">,
  { value, docs = [] }: Pick<ReadArguments, "value"> & Pick<RunOptions, "docs">,
): Promise<Reference> =>
  readReference(
    { ...reference, docs: [...reference.docs, ...docs] },
    cwd,
    value.map((source) => source.path),
  );

/** Adds files beside those requested by name, or replaced by standard input, and what these require. */
export async function withBesides(
  reference: Reference,
  names: readonly (string | undefined)[],
  { value }: Pick<ReadArguments, "value">,
  terminal: Pick<Terminal, "cwd">,
): Promise<Reference> {
  const files = value.map((source) => source.path);
  const local = await Promise.all(
    names.flatMap((name) => (name === undefined ? [] : localName(name, terminal.cwd))),
  );
  const named = files.filter((file) => local.some((name) => isSameFile(file, name, terminal)));
  const beside = await findBeside(named, terminal.cwd, reference.settings.exclude);
  const required = await readRequired(
    value.filter((source) => named.includes(source.path)),
    terminal.cwd,
  );
  const unchecked = [...new Set([...beside, ...required])].filter((file) => !files.includes(file));
  return withUnchecked(reference, unchecked, terminal.cwd);
}

export async function readArguments(
  requests: readonly string[],
  terminal: Terminal,
  {
    stdinFilename,
    settings: { reference },
  }: { readonly stdinFilename?: string | undefined; readonly settings: LintConfig },
): Promise<ReadArguments> {
  const isPiped = requests.includes("-");
  if (stdinFilename !== undefined && !isPiped)
    throw new UsageError("--stdin-filename names what comes from standard input: write - among the files.");
  const named = requests.filter((request) => request !== "-");
  const { files, problems } = await findFiles(named, terminal.cwd, reference.exclude);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  // An editor's text is newer than the saved file, which is therefore not read.
  const read = await readSources(
    files.filter((file) => !isSameFile(file, stdinFilename, terminal)),
    terminal.cwd,
  );
  if (!isPiped) return { ...read, piped: null };
  const name =
    stdinFilename === undefined
      ? freeName(read.value)
      : path.posix.normalize(sourceFile(stdinFilename, "").path);
  const piped = await readStdin(name, terminal);
  return {
    value: [...piped.value, ...read.value],
    diagnostics: [...piped.diagnostics, ...read.diagnostics],
    piped: name,
  };
}

/** An existing file may have the same name, and must not be mistaken for the text from standard input. */
function freeName(files: readonly SourceFile[]): string {
  const taken = new Set(files.map(({ slug }) => slug));
  let name = sourceFile(STDIN_NAME, "");
  for (let count = 2; taken.has(name.slug); count += 1)
    name = sourceFile(STDIN_NAME.replace(".", `-${count}.`), "");
  return name.path;
}

const isSameFile = (file: string, other: string | undefined, { cwd }: Pick<Terminal, "cwd">): boolean =>
  other !== undefined && path.resolve(cwd, file) === path.resolve(cwd, other);

async function readStdin(name: string, { stdin }: Terminal): Promise<StageResult<readonly SourceFile[]>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  const { value, diagnostics } = decodeSource(name, Buffer.concat(chunks));
  return { value: value === null ? [] : [value], diagnostics };
}
