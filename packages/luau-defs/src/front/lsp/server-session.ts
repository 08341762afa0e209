/** The client's folders and documents: the project of each file, and its text. */
import { homedir } from "node:os";
import path from "node:path";
import type { Connection, TextDocuments } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { ClientSupport } from "./capabilities";
import { DEFINITION_FILES } from "../../read/source/find-files";
import { diskPathOf } from "./text-ranges";
import { openProject, type Project, type ProjectOptions } from "./project";
import { createAskLuau } from "./ask-luau";
import { createSampleChecker } from "./sample-checker";
import { isConfig } from "./workspace-settings";
import { CONFIG_FILE } from "luau-contract";
import { errorMessage } from "luau-diagnostics";
import { withForwardSlashes } from "luau-syntax";
import { SITE_CONFIG } from "../../check/lint/site-facts";
import { ANCHOR_LIST } from "../../read/source/read-published-pages";

interface SessionOptions {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly roots: readonly string[];
  /** Working directory: the folder for clients without any. */
  readonly cwd: string;
  /** Files, folders and globs in each folder; null for those of its configuration. */
  readonly requests: readonly string[] | null;
  readonly support: ClientSupport;
  readonly guard: (work: Promise<unknown>) => void;
}

export interface Session {
  /** The innermost folder around a file counts. */
  readonly projectOf: (uri: string) => Promise<Project | null>;
  readonly projects: () => Promise<readonly Project[]>;
  readonly setDocument: (document: TextDocument) => Promise<void>;
  readonly closeDocument: (uri: string) => Promise<void>;
  readonly readFiles: (uris: readonly string[]) => Promise<void>;
  readonly changeFolders: (added: readonly string[], removed: readonly string[]) => Promise<void>;
  readonly publishAll: () => Promise<void>;
}

interface Folder {
  readonly project: Promise<Project>;
  readonly unwatch: Promise<() => Promise<void>>;
}

export function createSession(options: SessionOptions): Session {
  const tools = { ...options, ...createCheckers(options.connection) };
  const folders = new Map<string, Folder>();
  const openFolder = (root: string, wanted = options.requests): void => {
    if (!folders.has(root)) folders.set(root, watched(root, wanted, tools));
  };
  for (const root of rootsOf(options)) openFolder(root);

  const rootOf = (uri: string): string | null => innermost([...folders.keys()], uri);
  const projectOf = async (uri: string): Promise<Project | null> => {
    const root = rootOf(uri);
    return root === null ? null : ((await folders.get(root)?.project) ?? null);
  };
  const projects = () => Promise.all(Array.from(folders.values(), ({ project }) => project));
  const setDocument = async (document: TextDocument): Promise<void> => {
    const { uri } = document;
    const place = diskPathOf(uri);
    // A file outside all folders has a project for its own folder.
    if (rootOf(uri) === null && place !== null) openFolder(path.dirname(place), ["*.d.luau", "*.d.lua"]);
    const project = await projectOf(uri);
    const open = options.documents.get(uri);
    if (project === null || open === undefined) return;
    project.workspace.setText(fileIn(project, uri), open.getText(), { uri, version: open.version });
    project.publishSoon();
  };
  return {
    projectOf,
    projects,
    setDocument,
    closeDocument: async (uri) => {
      const project = await projectOf(uri);
      project?.workspace.close(fileIn(project, uri));
      project?.publishSoon();
    },
    readFiles: async (uris) => {
      for (const [project, files] of await byProject(uris, projectOf)) await readAgain(project, files);
    },
    changeFolders: async (added, removed) => {
      for (const root of removed) {
        const folder = folders.get(root);
        folders.delete(root);
        if (folder !== undefined) await closeFolder(folder);
      }
      for (const root of added) openFolder(root);
      for (const document of options.documents.all()) await setDocument(document);
      for (const project of await projects()) project.publishSoon();
    },
    publishAll: async () => {
      for (const project of await projects()) await project.publish();
    },
  };
}

function createCheckers({ console }: Connection): Pick<ProjectOptions, "samples" | "references" | "luau"> {
  const warn = (problem: string): void => console.warn(problem);
  const create = () => createSampleChecker(warn);
  return { samples: create(), references: create(), luau: createAskLuau(warn) };
}

/** Without workspace folders, the working directory is the project, unless it is the home folder or the root. */
function rootsOf({ roots, cwd }: SessionOptions): readonly string[] {
  const isHome = cwd === homedir() || cwd === path.parse(cwd).root;
  return roots.length > 0 || isHome ? roots : [cwd];
}

function innermost(roots: readonly string[], uri: string): string | null {
  const place = diskPathOf(uri);
  if (place === null) return null;
  const around = roots.filter((root) => place.startsWith(withSlash(root)));
  return around.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Only files on disk have a project. */
const fileIn = ({ workspace }: Project, uri: string): string => workspace.fileOf(uri) ?? uri;

async function closeFolder({ project, unwatch }: Folder): Promise<void> {
  await (await unwatch)();
  await (await project).close();
}

const withSlash = (folder: string): string => (folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);

function watched(
  root: string,
  requests: readonly string[] | null,
  options: SessionOptions & Pick<ProjectOptions, "samples" | "references" | "luau">,
): Folder {
  const { connection, support, guard } = options;
  const project = openProject({ ...options, root, requests });
  const unwatch = support.watchesFiles
    ? Promise.resolve(() => Promise.resolve())
    : watchFolder(
        root,
        requests ?? DEFINITION_FILES,
        (files) => guard(project.then((opened) => readAgain(opened, files))),
        (problem) => connection.console.warn(problem),
      );
  guard(unwatch);
  return { project, unwatch };
}

async function readAgain(project: Project, files: ReadonlySet<string>): Promise<void> {
  await project.workspace.read([...files].some(isConfig) ? "all" : files);
  project.publishSoon();
}

async function byProject(
  uris: readonly string[],
  projectOf: Session["projectOf"],
): Promise<ReadonlyMap<Project, ReadonlySet<string>>> {
  const found = new Map<Project, Set<string>>();
  for (const uri of uris) {
    const project = await projectOf(uri);
    if (project === null) continue;
    const files = found.get(project) ?? new Set();
    found.set(project, files.add(fileIn(project, uri)));
  }
  return found;
}

/** Configurations of the folder, and of a site in it. */
const SETTINGS = [CONFIG_FILE, SITE_CONFIG].flatMap((name) => [name, `*/${name}`]);

/** Debounce interval: editors and version control write several files at once. */
const SETTLE = 60;

/** Returns a function that stops watching. `requests` and changed paths are relative to `root`. */
async function watchFolder(
  root: string,
  requests: readonly string[],
  onChange: (files: ReadonlySet<string>) => void,
  onProblem: (problem: string) => void,
): Promise<() => Promise<void>> {
  // Most clients watch folders themselves.
  const { watch } = await import("chokidar");
  const watcher = watch([...requests, ...SETTINGS, "**/.luaurc", `**/${ANCHOR_LIST}`], {
    cwd: root,
    ignored: /(?:^|[/\\])(?:node_modules|\.git|\.cache)(?:[/\\]|$)/,
    ignoreInitial: true,
  });
  let changed = new Set<string>();
  let waiting: NodeJS.Timeout | null = null;
  watcher.on("all", (_, file) => {
    changed.add(withForwardSlashes(file));
    waiting ??= setTimeout(() => {
      const files = changed;
      changed = new Set();
      waiting = null;
      onChange(files);
    }, SETTLE);
  });
  watcher.on("error", (error) => onProblem(`A folder cannot be watched: ${errorMessage(error)}`));
  return async () => {
    if (waiting !== null) clearTimeout(waiting);
    await watcher.close();
  };
}
