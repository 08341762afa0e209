/**
 * The definitions of a project as the editor has them: files on disk, and unsaved texts in their place.
 * Analysed again when something is asked after a change.
 */
import path from "node:path";
import type { Diagnostic } from "luau-contract";
import { CONFIG_FILES, NO_CONFIG, parseConfig, type LintConfig } from "../lint/config";
import type { Found } from "../lint/finding";
import { findAll } from "../lint/lint";
import {
  findConfigFile,
  readReference,
  runOnSources,
  sourceFile,
  trackSources,
  type PipelineCache,
  type PipelineOutput,
  type Reference,
  type SourceFile,
} from "../pipeline";
import { findOccurrences, type Occurrences } from "./occurrences";

export interface WorkspaceOptions {
  /** The folder that paths are relative to. */
  readonly root: string;
  /** Files, folders and globs. */
  readonly requests: readonly string[];
}

/** What is known of the current texts. */
export interface Analysis {
  readonly output: PipelineOutput;
  /** Of definitions and configuration. */
  readonly findings: readonly Found[];
  readonly occurrences: Occurrences;
}

export interface Workspace {
  readonly root: string;
  /** Opens a file or replaces its text; null: the file is closed, and its text on disk counts. */
  setText(file: string, text: string | null): void;
  textOf(file: string): string | undefined;
  /** Reads files that have changed on disk, or all files and the configuration. */
  read(changed: ReadonlySet<string> | "all"): Promise<void>;
  analysis(): Analysis;
}

interface Settings {
  readonly config: LintConfig;
  readonly reference: Reference;
  /** Of the configuration. */
  readonly diagnostics: readonly Diagnostic[];
}

export async function openWorkspace({ root, requests }: WorkspaceOptions): Promise<Workspace> {
  const tracked = trackSources(requests, root);
  const cache: PipelineCache = new Map();
  const open = new Map<string, SourceFile>();
  let onDisk = await tracked.read("all");
  let settings = await readSettings(root);
  let known: Analysis | null = null;
  const analyse = (): Analysis => {
    const saved = onDisk.sources.map((source) => openedAs(source, open));
    const paths = new Set(onDisk.sources.map((source) => source.path));
    const unsaved = [...open.values()].filter((source) => !paths.has(source.path));
    const { config, reference } = settings;
    const result = runOnSources([...saved, ...unsaved], { cache, reference }, onDisk.diagnostics);
    return analysisOf(result.value, findAll(result.value.files, result.diagnostics, config), settings);
  };
  return {
    root,
    setText: (file, text) => {
      if (text === null) open.delete(file);
      else open.set(file, sourceFile(file, text));
      known = null;
    },
    textOf: (file) => open.get(file)?.text,
    read: async (changed) => {
      onDisk = await tracked.read(changed);
      if (changed === "all") settings = await readSettings(root);
      known = null;
    },
    analysis: () => (known ??= analyse()),
  };
}

/** Aliases of `require` come from files beside the one on disk. */
function openedAs(source: SourceFile, open: ReadonlyMap<string, SourceFile>): SourceFile {
  const opened = open.get(source.path);
  return opened === undefined ? source : { ...opened, slug: source.slug, aliases: source.aliases };
}

function analysisOf(output: PipelineOutput, findings: readonly Found[], { diagnostics }: Settings): Analysis {
  let occurrences: Occurrences | null = null;
  return {
    output,
    findings: [...diagnostics.map((diagnostic) => ({ ...diagnostic, diagnostic, fix: null })), ...findings],
    get occurrences() {
      return (occurrences ??= findOccurrences(output.files));
    },
  };
}

/** A configuration with mistakes is reported, and counts as far as it could be read. */
async function readSettings(root: string): Promise<Settings> {
  const file = await findConfigFile(CONFIG_FILES, root).catch(() => null);
  const { value: config, diagnostics } =
    file === null ? { value: NO_CONFIG, diagnostics: [] } : parseConfig(file.path, file.text);
  const reference = await readReference(config.reference, root);
  return { config, reference, diagnostics };
}

/** Whether a file is the configuration, whose change concerns all files. */
export const isConfig = (file: string): boolean =>
  CONFIG_FILES.some((name) => name === path.posix.basename(file)) || file.endsWith(".luaurc");
