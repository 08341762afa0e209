/** The definitions of a folder, overridden by unsaved texts, analysed when a result is requested. */
import { excludedBy, isLuauFile, isMockFile, matchesGlob } from "luau-contract";
import type { Diagnostic } from "luau-diagnostics";
import { sourceText, withForwardSlashes } from "luau-syntax";
import type { FixableDiagnostic } from "../../check/lint/finding";
import {
  createInterfaceCache,
  type InterfaceCache,
  type Postpone,
  type Unanswered,
} from "../../engine/interfaces/open-interfaces";
import { lintDiagnostics } from "../../check/lint/lint";
import { type PipelineOptions, type PipelineOutput, runInSteps } from "../../pipeline";
import { readReference } from "../../link/reference/read-reference";
import type { WorkSteps } from "../../model/work-steps";
import type { PipelineCache } from "../../read/analyse-file";
import { sourceFile, type SourceFile } from "../../read/source/source-file";
import { type SourcesSnapshot, trackSources } from "../../read/source/tracked-sources";
import type { Analysis, OpenText } from "./analysis";
import { openGuides, unknownNames } from "./check-guides";
import { createCachedComputation } from "./cached-computation";
import { findOccurrences, type Occurrences } from "./occurrences";
import { pathOf, uriOf } from "./text-ranges";
import { isSettings, readWorkspaceSettings, type Settings } from "./workspace-settings";
import { DEFAULT_VERSIONS, type LintConfig } from "../../check/lint/config";

interface WorkspaceOptions {
  readonly root: string;
  /** Files, folders and globs; null for those of the configuration. */
  readonly requests: readonly string[] | null;
  /** Called with a file's syntax errors as soon as its new text is parsed, before the analysis ends. */
  readonly onSyntax: (source: OpenText, errors: readonly Diagnostic[]) => void;
}

export interface Workspace {
  readonly root: string;
  readonly open: ReadonlyMap<string, OpenText>;
  setText(file: string, text: string, opened: Pick<OpenText, "uri" | "version">): void;
  /** The text on disk applies again. */
  close(file: string): void;
  /** Reads files that have changed on disk, or all files and the configuration. */
  read(changed: ReadonlySet<string> | "all"): Promise<void>;
  /** Analyses the current texts; restarts if they change meanwhile. */
  analysis(): Promise<Analysis>;
  setInterfaces(interfaces: InterfaceCache | null): boolean;
  /** A file's path as used by the pipeline; null if it is not on disk. */
  fileOf(uri: string): string | null;
  uriOf(file: string): string;
}

export async function openWorkspace({ root, requests, onSyntax }: WorkspaceOptions): Promise<Workspace> {
  const caches = { cache: new Map() satisfies PipelineCache, interfaces: createInterfaceCache() };
  const open = new Map<string, OpenText>();
  let settings = await readWorkspaceSettings(root, requests, null);
  let tracked = trackSources(settings.requests, root, settings.reference.settings.exclude);
  let onDisk = await tracked.read("all");
  settings = await withDocsBeside(settings, onDisk, root);
  function* analyse(): WorkSteps<Analysis> {
    const opened = new Map(open);
    const sources = withOpened(onDisk.sources, opened, settings);
    const { postpone, unanswered } = collectPostponed();
    const { reference } = settings;
    const options = { ...caches, postpone, reference, onSyntax: syntaxOf(opened, onSyntax) };
    const { value, diagnostics } = yield* runInSteps(sources, options, onDisk.diagnostics);
    yield;
    const findings = lintDiagnostics(value.files, diagnostics, settings.config);
    const analysis = analysisOf(value, findings, opened, { ...settings, unanswered });
    return openGuides(analysis).length === 0 ? analysis : withGuides(analysis);
  }
  const newest = createCachedComputation(analyse);
  const readSettingsAgain = async (): Promise<void> => {
    settings = await withDocsBeside(await readWorkspaceSettings(root, requests, open), onDisk, root);
    tracked = trackSources(settings.requests, root, settings.reference.settings.exclude);
    // Settings may change the conversion of all files.
    caches.cache.clear();
  };
  const textChanged = (file: string): void =>
    isSettings(file) ? void newest.invalidateAfter(readSettingsAgain) : newest.invalidate();
  return {
    root,
    open,
    setText: (file, text, { uri, version }) => {
      // Lone surrogates cannot be encoded in UTF-8.
      open.set(file, { ...sourceText(file, text.toWellFormed()), uri, version });
      textChanged(file);
    },
    close: (file) => {
      open.delete(file);
      textChanged(file);
    },
    read: (changed) =>
      newest.invalidateAfter(async () => {
        if (changed === "all") await readSettingsAgain();
        onDisk = await tracked.read(changed);
        if (changed === "all") settings = await withDocsBeside(settings, onDisk, root);
      }),
    analysis: newest.get,
    setInterfaces: (interfaces) => addAnswers(caches.interfaces, interfaces, newest.invalidate),
    fileOf: (uri) => pathOf(uri, root),
    uriOf: (file) => open.get(file)?.uri ?? uriOf(file, root),
  };
}

function addAnswers(
  cache: InterfaceCache,
  interfaces: InterfaceCache | null,
  invalidate: () => void,
): boolean {
  if (interfaces === null) return false;
  for (const [file, answer] of interfaces) cache.set(file, answer);
  invalidate();
  return true;
}

function collectPostponed(): { readonly postpone: Postpone; readonly unanswered: Unanswered } {
  const paths: string[] = [];
  const unanswered = { sources: [] as Unanswered["sources"], paths };
  return {
    unanswered,
    postpone: (more) => {
      unanswered.sources = more.sources;
      paths.push(...more.paths);
    },
  };
}

/** Syntax errors of open files only; the others have been reported. */
const syntaxOf =
  (opened: Analysis["opened"], onSyntax: WorkspaceOptions["onSyntax"]): PipelineOptions["onSyntax"] =>
  (file, errors) => {
    const source = opened.get(file);
    if (source !== undefined) onSyntax(source, errors);
  };

function withOpened(
  onDisk: readonly SourceFile[],
  open: ReadonlyMap<string, OpenText>,
  { requests, config, reference }: Settings,
): readonly SourceFile[] {
  const { exclude } = reference.settings;
  const paths = new Set(onDisk.map((source) => source.path));
  const saved = onDisk.map((source) => {
    const opened = open.get(source.path);
    // Aliases of `require` are read from files next to the one on disk.
    return opened === undefined ? source : { ...source, text: opened.text, lineStarts: opened.lineStarts };
  });
  const unsaved = [...open.values()].filter(
    (one) => !paths.has(one.path) && isRequested(one.path, requests, exclude),
  );
  const all = [...saved, ...unsaved.map((one) => sourceFile(one.path, one.text))];
  return all.filter((source) => !isFrozen(source.path, config, requests));
}

const withDocsBeside = async (
  settings: Settings,
  { sources }: SourcesSnapshot,
  root: string,
): Promise<Settings> => ({
  ...settings,
  reference: await readReference(
    settings.config.reference,
    root,
    sources.map(({ path }) => path),
  ),
});

function analysisOf(
  output: PipelineOutput,
  findings: readonly FixableDiagnostic[],
  opened: Analysis["opened"],
  { config, diagnostics, file, unanswered }: Settings & Pick<Analysis, "unanswered">,
): Analysis {
  let occurrences: Occurrences | null = null;
  return {
    output,
    config,
    opened,
    unanswered,
    findings: [...diagnostics, ...findings],
    others: new Map(file === null ? [] : [[file.path, sourceText(file.path, file.text)]]),
    get occurrences() {
      return (occurrences ??= findOccurrences(output.files));
    },
  };
}

function withGuides(analysis: Analysis): Analysis {
  const guides = openGuides(analysis).map((guide) => [guide.path, guide] as const);
  return {
    ...analysis,
    findings: [...analysis.findings, ...unknownNames(analysis)],
    others: new Map([...analysis.others, ...guides]),
  };
}

/** A frozen version declares the same symbols again. */
function isFrozen(
  file: string,
  { versions }: Pick<LintConfig, "versions">,
  requests: readonly string[],
): boolean {
  const [before = "", after = ""] = (versions ?? DEFAULT_VERSIONS).split("{version}");
  if (before === "" || requests.some((request) => request.startsWith(before))) return false;
  return file.startsWith(before) && file.slice(before.length).includes(`${after}/`);
}

/** Whether a file that does not exist on disk yet is one of the definitions. */
function isRequested(file: string, requests: readonly string[], exclude: readonly string[]): boolean {
  if (file.startsWith("../") || !isLuauFile(file) || isMockFile(file)) return false;
  const isExcluded = excludedBy(file, exclude) !== undefined;
  return requests.some((request) => {
    const wanted = withForwardSlashes(request).replace(/^\.\/|\/+$/g, "");
    if (file === wanted) return true;
    if (isExcluded) return false;
    return wanted === "." || wanted === "" || file.startsWith(`${wanted}/`) || matchesGlob(wanted, file);
  });
}
