/** The folders and documents of an editor: which project a file belongs to, and the texts that it has there. */
import { homedir } from "node:os";
import path from "node:path";
import type { Connection, TextDocuments } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { ClientSupport } from "./client-support";
import { diskPathOf } from "./places";
import { openProject, type Project } from "./project";
import type { SampleChecker } from "./sample-checker";
import { watchFolder } from "./watch-folder";
import { isConfig } from "./workspace";

export interface SessionOptions {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  /** Folders of the editor. */
  readonly roots: readonly string[];
  /** Where the server runs: the folder if the editor has none. */
  readonly cwd: string;
  /** Files, folders and globs in each folder. */
  readonly requests: readonly string[];
  readonly support: ClientSupport;
  readonly samples: SampleChecker;
  readonly guard: (work: Promise<unknown>) => void;
}

export interface Session {
  /** The project of a file: that of the innermost folder around it. */
  readonly projectOf: (uri: string) => Promise<Project | null>;
  readonly projects: () => Promise<readonly Project[]>;
  readonly setDocument: (document: TextDocument) => Promise<void>;
  readonly closeDocument: (uri: string) => Promise<void>;
  /** Files have changed on disk. */
  readonly readFiles: (uris: readonly string[]) => Promise<void>;
  readonly changeFolders: (added: readonly string[], removed: readonly string[]) => Promise<void>;
  readonly publishAll: () => Promise<void>;
}

interface Folder {
  readonly project: Promise<Project>;
  readonly unwatch: Promise<() => Promise<void>>;
}

export function createSession(options: SessionOptions): Session {
  const { cwd, documents, requests } = options;
  const folders = new Map<string, Folder>();
  const openFolder = (root: string, wanted = requests): void => {
    if (!folders.has(root)) folders.set(root, watched(root, wanted, options));
  };
  // Where an editor starts servers without a folder, nobody's definitions are.
  const isHome = cwd === homedir() || cwd === path.parse(cwd).root;
  const roots = options.roots.length > 0 || isHome ? options.roots : [cwd];
  for (const root of roots) openFolder(root);

  const rootOf = (uri: string): string | null => {
    const place = diskPathOf(uri);
    if (place === null) return null;
    const around = [...folders.keys()].filter((root) => place.startsWith(withSlash(root)));
    return around.sort((a, b) => b.length - a.length)[0] ?? null;
  };
  const projectOf = async (uri: string): Promise<Project | null> => {
    const root = rootOf(uri);
    return root === null ? null : ((await folders.get(root)?.project) ?? null);
  };
  const projects = (): Promise<readonly Project[]> =>
    Promise.all([...folders.values()].map(({ project }) => project));
  const setDocument = async (document: TextDocument): Promise<void> => {
    const { uri } = document;
    const place = diskPathOf(uri);
    // A file without a folder has the one that it is in.
    if (rootOf(uri) === null && place !== null) openFolder(path.dirname(place), ["*.d.luau"]);
    const project = await projectOf(uri);
    const file = project?.workspace.fileOf(uri) ?? null;
    const open = documents.get(uri);
    if (project === null || file === null || open === undefined) return;
    project.workspace.setText(file, open.getText(), { uri, version: open.version });
    project.publishSoon();
  };
  return {
    projectOf,
    projects,
    setDocument,
    closeDocument: async (uri) => {
      const project = await projectOf(uri);
      const file = project?.workspace.fileOf(uri) ?? null;
      if (project === null || file === null) return;
      project.workspace.close(file);
      project.publishSoon();
    },
    readFiles: async (uris) => {
      for (const [project, files] of await byProject(uris, projectOf)) await readAgain(project, files);
    },
    changeFolders: async (added, removed) => {
      for (const root of removed) {
        const folder = folders.get(root);
        folders.delete(root);
        await (await folder?.unwatch)?.();
        await (await folder?.project)?.close();
      }
      for (const root of added) openFolder(root);
      for (const document of documents.all()) await setDocument(document);
      for (const project of await projects()) project.publishSoon();
    },
    publishAll: async () => {
      for (const project of await projects()) await project.publish();
    },
  };
}

const withSlash = (folder: string): string => (folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);

function watched(root: string, requests: readonly string[], options: SessionOptions): Folder {
  const { connection, support, guard } = options;
  const project = openProject({ ...options, root, requests });
  const unwatch = support.watchesFiles
    ? Promise.resolve(() => Promise.resolve())
    : watchFolder(
        root,
        requests,
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
    const file = project?.workspace.fileOf(uri) ?? null;
    if (project === null || file === null) continue;
    const files = found.get(project) ?? new Set();
    found.set(project, files.add(file));
  }
  return found;
}
