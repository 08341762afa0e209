/** The reference of the MCP server, read again when a file has changed. */
import { existsSync } from "node:fs";
import path from "node:path";
import { CONFIG_FILE, folderOfGlob, isLuauFile } from "luau-contract";
import { counted, type Diagnostic } from "luau-diagnostics";
import { dotted, withForwardSlashes } from "luau-syntax";
import {
  DEFAULT_BASE_PATH,
  makeRoutes,
  onSite,
  withoutLastSlash,
  type Routes,
} from "../../link/addresses/routes";
import type { LintConfig } from "../../check/lint/config";
import { SITE_CONFIG } from "../../check/lint/site-facts";
import { definitionsIn, findSite, withSite } from "../lsp/workspace-settings";
import { entriesWithMembers } from "../../model/entries";
import type { ApiModel } from "../../model/model";
import { runOnSources } from "../../pipeline";
import type { PipelineCache } from "../../read/analyse-file";
import { trackSources } from "../../read/source/tracked-sources";
import { readProject } from "../cli/inputs";
import { createCodeTools, type CodeTools } from "./mcp-code";
import type { OpenIndex } from "luau-search";
import { openModel } from "../../engine/samples/elsewhere-names";
import { readGuides, type Guide } from "../cli/read-guides";
import { reportErrors } from "../cli/print-problems";
import { mockEngine } from "../cli/samples-command";
import { readConfigFile, readSettings } from "../cli/read-settings";
import { UsageError, type Terminal } from "../cli/terminal";
import { stat } from "node:fs/promises";

export interface McpSources {
  /** Definitions; if there are none, those of the site in this folder. */
  readonly files: readonly string[];
  /** Folders of guides; if there are none, those of the site. */
  readonly guides: readonly string[];
  readonly config?: string;
  /** Replaces the origin of the site's URL: that of a development server. */
  readonly origin?: string;
}

interface ProjectSearch {
  readonly index: OpenIndex;
  readonly model: ApiModel;
  readonly routes: Routes;
  readonly guides: readonly Guide[];
}

export function openProject(
  model: ApiModel,
  guides: readonly Guide[],
  routes: Routes = makeRoutes(model),
): ProjectSearch {
  const sections = guides.flatMap((guide) => guide.sections);
  let index: OpenIndex | null = null;
  return {
    get index() {
      return (index ??= openModel(model, sections, routes));
    },
    model,
    routes,
    guides,
  };
}

export interface McpProject extends ProjectSearch {
  readonly settings: LintConfig;
  readonly cwd: string;
  /** The site's URL with its base path; null if it is not known. */
  readonly address: string | null;
  readonly code: CodeTools;
  /** The errors in the definitions, because of which answers may be incomplete; null without any. */
  readonly broken: string | null;
}

export type CurrentProject = () => Promise<McpProject>;

interface State {
  readonly reader: Reader;
  readonly times: FileTimes;
  readonly project: McpProject;
}

/** A watcher is too late for an assistant that has just saved a file: the times of files are compared. */
export function followProject(sources: McpSources, terminal: Terminal): CurrentProject {
  let state: State | null = null;
  const open = async (): Promise<State> => {
    const reader = await openReader(sources, terminal);
    const times = await fileTimes(reader.requests, terminal.cwd);
    return { reader, times, project: await reader.read("all") };
  };
  const readAgain = async ({ reader, times: before, project }: State): Promise<State> => {
    const times = await fileTimes(reader.requests, terminal.cwd);
    const changed = changedFiles(before, times);
    if (changed.size === 0) return { reader, times, project };
    if (reader.settings.some((file) => changed.has(file))) return open();
    return { reader, times, project: await reader.read(changed) };
  };
  const current = async (): Promise<McpProject> => {
    state = state === null ? await open() : await readAgain(state);
    return state.project;
  };
  let last: Promise<unknown> = Promise.resolve();
  // Calls that arrive together share one reading.
  return () => {
    const next = last.then(current);
    last = next.catch(() => undefined);
    return next;
  };
}

interface Reader {
  readonly requests: readonly string[];
  /** The files among them on which all others depend. */
  readonly settings: readonly string[];
  readonly read: (changed: ReadonlySet<string> | "all") => Promise<McpProject>;
}

async function openReader(sources: McpSources, terminal: Terminal): Promise<Reader> {
  const { cwd } = terminal;
  const site = await findSite(cwd);
  const settings = withSite(await readSettings(sources.config, terminal), site);
  const files = sources.files.length > 0 ? sources.files : definitionsIn(site);
  if (files === null)
    throw new UsageError(`Name the definitions: there is no ${SITE_CONFIG} in this folder that does.`);
  const folder = site?.folder ?? ".";
  const docs = path.posix.join(folder, "content/docs");
  const guides = sources.guides.length > 0 || !existsSync(path.join(cwd, docs)) ? sources.guides : [docs];
  const address = addressOf(settings, sources.origin);
  const { exclude, docs: texts, external } = settings.reference;
  const tracked = trackSources(files, cwd, exclude);
  const cache: PipelineCache = new Map();
  const config = (await readConfigFile(sources.config, terminal))?.path ?? CONFIG_FILE;
  const configs = [withForwardSlashes(config), path.posix.join(folder, SITE_CONFIG)];
  return {
    requests: [...files, ...guides, ...texts, ...external.map((one) => one.path), ...configs],
    settings: configs,
    read: async (changed) => {
      const { sources: definitions, diagnostics: unread, problems } = await tracked.read(changed);
      if (problems.length > 0) throw new UsageError(problems.join("\n"));
      const reference = await readProject(settings, terminal, { value: definitions });
      const run = runOnSources(definitions, { cache, reference }, unread);
      reportErrors(run, terminal);
      const { value, diagnostics } = run;
      const base = onSite(address ?? "", settings.basePath ?? DEFAULT_BASE_PATH);
      const routes = makeRoutes(value.model, base, settings.pages);
      const project = openProject(value.model, await readGuides(guides, cwd, address), routes);
      const engine = await mockEngine(value, terminal);
      const code = createCodeTools(value, engine, hrefsOf(value.model, routes));
      return Object.assign(project, { settings, cwd, address, code, broken: brokenText(diagnostics) });
    },
  };
}

/** An answer of 20 KB contains this twice. */
const [MAX_ERRORS, MAX_ERROR_LENGTH] = [3, 150];

function brokenText(diagnostics: readonly Diagnostic[]): string | null {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return null;
  const shown = errors
    .slice(0, MAX_ERRORS)
    .map(({ file, line, column, message }) =>
      `- ${file}:${line}:${column} ${message}`.slice(0, MAX_ERROR_LENGTH).toWellFormed(),
    );
  const more = errors.length > shown.length ? [`- and ${errors.length - shown.length} more`] : [];
  const title = `The definitions have ${counted(errors.length, "error")}; this answer may be incomplete:`;
  return [title, ...shown, ...more].join("\n");
}

function addressOf({ baseUrl: address }: LintConfig, origin: string | undefined): string | null {
  if (origin === undefined) return address === null ? null : withoutLastSlash(address);
  return withoutLastSlash(new URL(address === null ? "/" : new URL(address).pathname, origin).href);
}

/** By path, with a point before methods, too. */
function hrefsOf(model: ApiModel, { href }: Routes): (path: string) => string | null {
  const all = model.modules.flatMap(entriesWithMembers);
  const hrefs = new Map(all.map(({ path: name, id }) => [dotted(name), href(id)]));
  return (name) => hrefs.get(dotted(name)) ?? null;
}

type FileTimes = ReadonlyMap<string, string>;

/** Reads those of all files in requested folders, and of files beside requested definition files. */
async function fileTimes(requests: readonly string[], cwd: string): Promise<FileTimes> {
  const files = await Promise.all(
    [...new Set(requests)].map((request) => filesOf(withForwardSlashes(request), cwd)),
  );
  const times = await Promise.all(
    [...new Set(files.flat())].map(async (file) => {
      const stats = await stat(path.resolve(cwd, file)).catch(() => null);
      return stats === null ? [] : [[file, `${stats.mtimeMs} ${stats.size}`] as const];
    }),
  );
  return new Map(times.flat());
}

async function filesOf(request: string, cwd: string): Promise<readonly string[]> {
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const entry = await stat(path.resolve(cwd, request)).catch(() => null);
  if (entry?.isFile() === true && !isLuauFile(request)) return [request];
  const isGlob = entry === null && isDynamicPattern(request);
  const folder = isGlob ? folderOfGlob(request) : isLuauFile(request) ? path.dirname(request) : request;
  const files = await glob(entry?.isFile() === true ? "*" : "**/*", {
    cwd: path.resolve(cwd, folder),
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
  });
  return files.map((file) => path.posix.join(withForwardSlashes(folder), file));
}

function changedFiles(before: FileTimes, now: FileTimes): ReadonlySet<string> {
  const written = [...now].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
  return new Set([...written, ...[...before.keys()].filter((file) => !now.has(file))]);
}
