/** In: the folder of a project. Out: its Luau files and manifests, and what folders of files are for. */
import path from "node:path";
import {
  DEFAULT_EXCLUDE,
  excludedBy,
  isDefinitionFile,
  isLuauFile,
  isMockFile,
  matchesGlob,
} from "luau-contract";
import { isManifest, readManifest, type PackageManifest } from "luau-defs";
import { entriesIn, readText } from "./disk";

export interface ProjectFiles {
  readonly candidates: readonly string[];
  /** Other Luau files, by the purpose of their folders: `tests`. */
  readonly others: ReadonlyMap<Purpose, readonly string[]>;
  readonly manifests: readonly FolderManifest[];
}

export interface FolderManifest extends PackageManifest {
  readonly folder: string;
}

type Purpose = keyof typeof PURPOSES;

const PURPOSES = {
  "installed packages": [
    ...["node_modules", "DevPackages", "ServerPackages", "_Index", "*_packages"],
    ...["vendor", "vendored", "third_party", "third-party", "thirdparty", "extern", "external"],
  ],
  tests: ["test", "tests", "Test", "Tests", "spec", "specs", "Spec", "Specs", "__tests__", "TestEZ"],
  benchmarks: ["bench*", "Bench*"],
  examples: [
    ...["example", "examples", "Example", "Examples", "*_examples"],
    ...["demo", "demos", "Demo", "sample", "samples", "playground"],
  ],
  tools: ["bin", "ci", "tools", "scripts"],
  "build output": ["dist", "build", "target", "public", "out"],
} as const;

/** The same, but only in projects that have their code elsewhere: some develop what is in `Packages`. */
const OFTEN_OTHERS = {
  "installed packages": ["Packages", "libs", "deps"],
  examples: ["docs", "doc", "website"],
} as const;

/** Tests beside the modules that they test, and at the top. */
const isTest = (file: string): boolean =>
  /(?:^|\/)(?:tests?|specs?|bench(?:marks?)?)\.luau?$|\.(?:spec|test|story|stories|bench)\.luau?$/i.test(
    file,
  );

/** The settings of an editor, which may be written in Lua. */
const isHidden = (name: string): boolean => name.startsWith(".");

/** A script that runs by itself, in Rojo’s naming. */
const isScript = (file: string): boolean => /\.(?:server|client|plugin)\.luau?$/i.test(file);

const MAX_FOLDERS = 4_000;
const MAX_FILES = 3_000;

export function readProjectFiles(root: string): ProjectFiles {
  const { files, manifests } = walk(root);
  const purposes = files.map((file) => ({ file, purpose: purposeOf(file, PURPOSES) }));
  const published = purposes.filter(({ purpose }) => purpose === null).map(({ file }) => file);
  const usual = published.filter((file) => purposeOf(file, OFTEN_OTHERS) === null);
  const others = new Map<Purpose, string[]>();
  for (const { file, purpose } of purposes)
    if (purpose !== null) others.set(purpose, [...(others.get(purpose) ?? []), file]);
  return {
    candidates: usual.length > 0 ? usual : published,
    others,
    manifests: manifests.filter(({ folder, file }) => purposeOf(`${folder}/${file}`, PURPOSES) === null),
  };
}

type Names = Readonly<Record<string, readonly string[]>>;

function purposeOf(file: string, names: Names): Purpose | null {
  const folder = path.posix.dirname(file);
  const [purpose = null] = Object.keys(names).filter((one) => folderFor(folder, names[one] ?? []) !== null);
  // A folder of tools contains definitions for others, and modules for itself.
  if (purpose === "tools" && isDefinitionFile(file)) return null;
  return purpose === null && isTest(file) ? "tests" : (purpose as Purpose | null);
}

/** The first folder of a path that has one of the names; `Bin` may be a module. */
const folderFor = (folder: string, names: readonly string[]): string | null =>
  folder.split("/").find((name) => excludedBy(name, names) !== undefined) ?? null;

/** The names of folders whose files are not published, for `exclude`. `places` are folders and globs. */
export function excludedNames(files: readonly string[], places: readonly string[]): readonly string[] {
  const all = Object.values(PURPOSES).flat();
  const names = places.flatMap((location) =>
    files
      .filter((file) => matchesGlob(`${location}/**`, file))
      .flatMap((file) => folderFor(below(location, path.posix.dirname(file)), all) ?? []),
  );
  return [...new Set(names)].filter((name) => excludedBy(name, DEFAULT_EXCLUDE) === undefined).sort();
}

const below = (inner: string, folder: string): string =>
  folder.split("/").slice(inner.split("/").length).join("/");

function walk(root: string): { readonly files: readonly string[]; readonly manifests: FolderManifest[] } {
  const files: string[] = [];
  const manifests: FolderManifest[] = [];
  const queue = [""];
  for (let index = 0; index < queue.length && index < MAX_FOLDERS && files.length < MAX_FILES; index += 1) {
    const folder = queue[index] ?? "";
    for (const entry of dottedLast(entriesIn(path.join(root, folder)))) {
      const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!NEVER_ENTERED.has(entry.name)) queue.push(file);
      } else if (isLuauFile(file) && !isMockFile(file) && !isScript(file) && !isHidden(entry.name))
        files.push(file);
      else if (isManifest(entry.name)) manifests.push(...manifestAt(root, folder, entry.name));
    }
  }
  return { files, manifests };
}

const NEVER_ENTERED = new Set(["node_modules", ".git", ".luau-docs", ".cache"]);

const dottedLast = (entries: ReturnType<typeof entriesIn>): typeof entries =>
  entries.toSorted((a, b) => Number(isHidden(a.name)) - Number(isHidden(b.name)));

function manifestAt(root: string, folder: string, name: string): readonly FolderManifest[] {
  const text = readText(path.join(root, folder, name));
  const manifest = text === null ? null : readManifest(name, text);
  return manifest === null ? [] : [{ ...manifest, folder }];
}
