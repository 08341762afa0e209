/** A module's folder in the sidebar, whether readers need it, and how it is required. */
import { isDefinitionFile, isInitFile, withoutExtension } from "luau-contract";
import { toLuauName } from "luau-syntax";
import { entriesWithMembers } from "./entries";
import { moduleTitle } from "./grouping";
import type { ModuleId } from "./ids";
import type { ApiModel, Module } from "./model";
import { membersText, toRequireArgument } from "./require-argument";
import { DEFAULT_REQUIRE } from "./settings";

export interface ModuleListing {
  /** Below the folder that all files share: `syntax/utils`; empty for those at the top. */
  readonly folder: string;
  /** The name in its folder: the module's own, or its file's name if nothing else names it. */
  readonly label: string;
  /** Whether it is the `init.luau` of its folder. */
  readonly isEntryPoint: boolean;
  /** Whether it only serves other modules. */
  readonly isInternal: boolean;
  /** The argument of `require`, `"./net/client"`; null for globals, and for a namespace in a file. */
  readonly requireArgument: string | null;
  /** `local client = require("./net/client")`; null if scripts do not require it. */
  readonly requireLine: string | null;
}

export const NO_LISTING: ModuleListing = {
  folder: "",
  label: "",
  isEntryPoint: false,
  isInternal: false,
  requireArgument: null,
  requireLine: null,
};

interface ListedFile {
  readonly module: Module;
  /** `["net", "client"]` for `net/client.luau`, `["net"]` for `net/init.luau`. */
  readonly parts: readonly string[];
  readonly isEntryPoint: boolean;
  readonly isInternal: boolean;
}

/**
 * @param pattern what scripts pass to `require`, with `{path}` and `{name}`: a path (`@std/{path}`), or an
 *   expression (`ReplicatedStorage.Packages.{name}`)
 */
export function moduleListings(
  { modules }: Pick<ApiModel, "modules">,
  pattern = DEFAULT_REQUIRE,
): ReadonlyMap<ModuleId, ModuleListing> {
  const files = listFiles(modules);
  const folderOf = foldersOf(files);
  const main = mainModules(modules);
  const installed = installedNames(modules);
  return new Map(
    files.map((one) => {
      const { module, parts, isEntryPoint, isInternal } = one;
      const folder = folderOf(one);
      const isMain = main.get(module.location.file) === module;
      const requireArgument = isMain ? argumentOf(pattern, one, installed) : null;
      const listing: ModuleListing = {
        folder,
        label: labelOf(module, parts),
        isEntryPoint: isEntryPoint && folder === parts.join("/"),
        isInternal,
        requireArgument,
        requireLine:
          isDefinition(module) || requireArgument === null
            ? null
            : `local ${localName(module, parts)} = require(${requireArgument})`,
      };
      return [module.id, listing];
    }),
  );
}

function labelOf(module: Module, parts: readonly string[]): string {
  const isNamed = module.title !== null || module.table !== null || isDefinition(module);
  return isNamed ? moduleTitle(module) : (parts.at(-1) ?? module.name);
}

/** The local name of a module in scripts: the one in its file, or the file's. */
const localName = ({ table, name }: Module, parts: readonly string[]): string =>
  table ?? toLuauName(parts.at(-1) ?? name);

/** The local names of packages in scripts, by the names in `requiredAs`: those of their entry points. */
const installedNames = (modules: readonly Module[]): ReadonlyMap<string, string> =>
  new Map(
    modules.flatMap(({ requiredAs, table, slug }) => {
      const name = /\{([^}]*)\}$/.exec(requiredAs ?? "")?.[1];
      if (name === undefined || table === null) return [];
      // A slug that was made distinct is not the name that scripts use.
      const isOwn = table !== toLuauName(slug) || plain(table) === plain(name);
      return isOwn ? [[name, table] as const] : [];
    }),
  );

const plain = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase();

const isDefinition = ({ location }: Module): boolean => isDefinitionFile(location.file);

function mainModules(modules: readonly Module[]): ReadonlyMap<string, Module> {
  const main = new Map<string, Module>();
  for (const module of modules) {
    const shortest = main.get(module.location.file);
    if (shortest === undefined || module.slug.length < shortest.slug.length)
      main.set(module.location.file, module);
  }
  return main;
}

function listFiles(modules: readonly Module[]): readonly ListedFile[] {
  const folders = modules.map(({ location: { file } }) => file.split("/").slice(0, -1));
  const shared = sharedLength(folders);
  const packages = new Set(
    modules.flatMap((module, index) => (isPackage(module) ? (folders[index] ?? []).join("/") : [])),
  );
  const files = modules.map((module, index) => {
    const stem = stemOf(module);
    const isEntryPoint = isInitFile(module.location.file);
    // A package's `src` is the package.
    const folder = (folders[index] ?? []).filter(
      (_, depth, all) => depth >= shared && !packages.has(all.slice(0, depth + 1).join("/")),
    );
    return { module, parts: isEntryPoint ? folder : [...folder, stem], isEntryPoint };
  });
  const isPackaged = files.some(({ parts }) => parts.length === 0);
  return files.map((file) => ({ ...file, isInternal: isInternal(file, isPackaged) }));
}

const stemOf = ({ location }: Module): string => withoutExtension(location.file.replace(/^.*\//, ""));

/** Whether it is the `init.luau` of a package whose folder's name says nothing. */
const isPackage = ({ location: { file } }: Module): boolean =>
  isInitFile(file) && /(?:^|\/)(?:src|lib)\/[^/]*$/.test(file);

function sharedLength(folders: readonly (readonly string[])[]): number {
  const [first = [], ...others] = folders;
  const end = first.findIndex((part, index) => others.some((folder) => folder[index] !== part));
  return end === -1 ? first.length : end;
}

/**
 * A package with an entry point returns there what scripts use. Its other modules are for readers only if
 * someone has described what is in them.
 */
function isInternal({ module, parts }: Omit<ListedFile, "isInternal">, isPackage: boolean): boolean {
  if (module.isExposed === true) return false;
  if (parts.some((part) => /^_|^(?:internals?|private)$/i.test(part))) return true;
  return isPackage && parts.length > 0 && !isDescribed(module);
}

const isDescribed = (module: Module): boolean =>
  module.description !== "" || entriesWithMembers(module).some(({ doc }) => doc.description !== "");

/** Moves the only page of a folder to the folder around it. */
function foldersOf(all: readonly ListedFile[]): (one: ListedFile) => string {
  const counts = new Map<string, number>();
  const ownFolder = ({ parts, isEntryPoint }: ListedFile) => (isEntryPoint ? parts : parts.slice(0, -1));
  const key = (folder: readonly string[], isInternal: boolean) =>
    `${isInternal ? "internal" : ""}:${folder.join("/")}`;
  for (const one of all) {
    const folder = ownFolder(one);
    for (let depth = 0; depth <= folder.length; depth += 1) {
      const folderKey = key(folder.slice(0, depth), one.isInternal);
      counts.set(folderKey, (counts.get(folderKey) ?? 0) + 1);
    }
  }
  return (one) => {
    let folder = ownFolder(one);
    while (folder.length > 0 && counts.get(key(folder, one.isInternal)) === 1) folder = folder.slice(0, -1);
    return folder.join("/");
  };
}

function argumentOf(
  pattern: string,
  { module: { name, requiredAs }, parts }: ListedFile,
  installed: ReadonlyMap<string, string>,
): string {
  if (pattern === DEFAULT_REQUIRE && requiredAs !== undefined)
    return toRequireArgument(
      requiredAs.replace(
        /\{([^}]*)\}/,
        (_, packageName: string) => installed.get(packageName) ?? toLuauName(packageName),
      ),
    );
  const isPath = /^[.@]/.test(pattern);
  const template =
    parts.length === 0 && pattern !== DEFAULT_REQUIRE ? pattern.replace(/[./]\{path\}/, "") : pattern;
  const segments = parts.length === 0 ? [name] : parts;
  const filled = isPath
    ? template.replaceAll("{path}", segments.join("/"))
    : template.replaceAll(".{path}", membersText(segments));
  return toRequireArgument(filled.replaceAll("{name}", name));
}
