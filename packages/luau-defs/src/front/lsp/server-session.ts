/** The client's folders and documents: the project of each file, and its text. */
import { homedir } from "node:os";
import path from "node:path";
import { CONFIG_FILE } from "luau-contract";
import { errorMessage } from "luau-diagnostics";
import { groupBy, withForwardSlashes } from "luau-syntax";
import type { Connection, TextDocuments } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { SITE_CONFIG } from "../../check/lint/site-facts";
import { DEFINITION_FILES } from "../../read/source/find-files";
import { ANCHOR_LIST } from "../../read/source/read-published-pages";
import { gatherChanges } from "../../read/source/watch";
import type { ClientSupport } from "./capabilities";
import { openProject, type Project, type ProjectOptions } from "./project";
import { diskPathOf } from "./text-ranges";
import { createQueue } from "./threads";
import { isConfig } from "./workspace-settings";

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
  readonly support: ClientSupport;
  /** The innermost folder around a file counts. */
  readonly projectOf: (uri: string) => Promise<Project | null>;
  readonly projects: () => Promise<readonly Project[]>;
  readonly setDocument: (document: TextDocument) => Promise<void>;
  readonly closeDocument: (uri: string) => Promise<void>;
  readonly readFiles: (uris: readonly string[]) => Promise<void>;
  readonly changeFolders: (added: readonly string[], removed: readonly string[]) => Promise<void>;
}

interface Folder {
  readonly project: Promise<Project>;
  readonly close: () => Promise<void>;
}

export function createSession(options: SessionOptions): Session {
  const { documents, support } = options;
  const tools = { ...options, ...createCheckers(options.connection) };
  const folders = new Map<string, Folder>();
  const openFolder = (root: string, requests = options.requests): void => {
    if (!folders.has(root)) folders.set(root, openedFolder({ ...tools, root, requests }));
  };
  for (const root of rootsOf(options)) openFolder(root);

  const rootOf = (uri: string): string | null => innermost([...folders.keys()], uri);
  const projectOf = async (uri: string): Promise<Project | null> =>
    (await folders.get(rootOf(uri) ?? "")?.project) ?? null;
  const projects = () => Promise.all(Array.from(folders.values(), ({ project }) => project));
  const setDocument = async ({ uri }: TextDocument): Promise<void> => {
    const file = diskPathOf(uri);
    // A file outside all folders has a project for its own folder.
    if (rootOf(uri) === null && file !== null) openFolder(path.dirname(file), ["*.d.luau", "*.d.lua"]);
    const project = await projectOf(uri);
    const open = documents.get(uri);
    if (project === null || open === undefined) return;
    project.workspace.setText(fileIn(project, uri), open.getText(), { uri, version: open.version });
    project.publishSoon();
  };
  return {
    support,
    projectOf,
    projects,
    setDocument,
    closeDocument: async (uri) => {
      const project = await projectOf(uri);
      project?.workspace.close(fileIn(project, uri));
      project?.publishSoon();
    },
    readFiles: async (uris) => {
      const all = await Promise.all(uris.map(async (uri) => ({ uri, project: await projectOf(uri) })));
      for (const [project, files] of groupBy(all, (one) => one.project))
        if (project !== null) await readAgain(project, new Set(files.map(({ uri }) => fileIn(project, uri))));
    },
    changeFolders: async (added, removed) => {
      for (const root of removed) {
        const folder = folders.get(root);
        folders.delete(root);
        await folder?.close();
      }
      for (const root of added) openFolder(root);
      for (const document of documents.all()) await setDocument(document);
      for (const project of await projects()) project.publishSoon();
    },
  };
}

function createCheckers({
  console,
}: Connection): Pick<ProjectOptions, "samples" | "references" | "inferModules"> {
  const warn = (message: string): void => console.warn(message);
  const checker = (): ProjectOptions["samples"] =>
    createQueue("sample-worker.cjs", "Samples could not be checked", warn);
  return {
    samples: checker(),
    references: checker(),
    inferModules: createQueue("interface-worker.cjs", "Luau could not be asked about modules", warn),
  };
}

/** Without workspace folders, the working directory is the project, unless it is the home folder or the root. */
function rootsOf({ roots, cwd }: SessionOptions): readonly string[] {
  const isHome = cwd === homedir() || cwd === path.parse(cwd).root;
  return roots.length > 0 || isHome ? roots : [cwd];
}

function innermost(roots: readonly string[], uri: string): string | null {
  const file = diskPathOf(uri);
  const around = roots.filter((root) => file?.startsWith(root.endsWith(path.sep) ? root : root + path.sep));
  return around.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Only files on disk have a path in the workspace. */
const fileIn = ({ workspace }: Project, uri: string): string => workspace.fileOf(uri) ?? uri;

function openedFolder(options: ProjectOptions): Folder {
  const project = openProject(options);
  const unwatch = options.support.watchesFiles ? null : watchFolder(options, project);
  if (unwatch !== null) options.guard(unwatch);
  return {
    project,
    close: async () => {
      await (await unwatch)?.();
      await (await project).close();
    },
  };
}

async function readAgain(project: Project, files: ReadonlySet<string>): Promise<void> {
  await project.workspace.read([...files].some(isConfig) ? "all" : files);
  project.publishSoon();
}

const SETTINGS = [CONFIG_FILE, SITE_CONFIG].flatMap((name) => [name, `*/${name}`]);

/** For the few clients that do not watch folders themselves. Returns a function that stops watching. */
async function watchFolder(
  { root, requests, connection, guard }: ProjectOptions,
  project: Promise<Project>,
): Promise<() => Promise<void>> {
  const { watch } = await import("chokidar");
  const watcher = watch([...(requests ?? DEFINITION_FILES), ...SETTINGS, "**/.luaurc", `**/${ANCHOR_LIST}`], {
    cwd: root,
    ignored: /(?:^|[/\\])(?:node_modules|\.git|\.cache)(?:[/\\]|$)/,
    ignoreInitial: true,
  });
  const changes = gatherChanges(async (files) => guard(project.then((opened) => readAgain(opened, files))));
  watcher.on("all", (_, file) => changes.note(withForwardSlashes(file)));
  watcher.on("error", (error) =>
    connection.console.warn(`A folder cannot be watched: ${errorMessage(error)}`),
  );
  return async () => {
    // Both begin at once, so that no recorded change is read while the watcher closes.
    await Promise.all([changes.end(), watcher.close()]);
  };
}
