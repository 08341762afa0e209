/** In: the argument of a `require`, and the file around it. Out: the paths, or the file, that it leads to. */
import path from "node:path";
import { isInitFile } from "luau-contract";
import type { Value } from "full-moon-wasm";
import type { Request } from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import {
  entryPaths,
  instanceNames,
  instanceTrees,
  instanceFolder,
  pathsOfInstance,
  relativeParts,
} from "./instance-paths";
import type { PackageFolder } from "../source/package-manifest";

/**
 * The argument of `require` as text: `./x`, or `script.Parent.x`; empty if it is computed.
 * @param instancePathOf the instance path in a local: `script.Parent` of `local Package = script.Parent`
 */
export function requirePathOf(value: Value, instancePathOf: (local: string) => string | undefined): string {
  switch (value.kind) {
    case "text":
      return value.value;
    case "path": {
      const [root = "", ...rest] = value.names.map(({ text }) => text);
      return rest.reduce(below, instancePathOf(root) ?? root);
    }
    case "cast":
      return requirePathOf(value.value, instancePathOf);
    case "index":
      return below(requirePathOf(value.base, instancePathOf), value.name?.text);
    case "call": {
      // `script.Parent:WaitForChild("x")`
      const [name] = value.arguments;
      if (value.method === null || name?.kind !== "text") return "";
      const base = requirePathOf(value.callee, instancePathOf);
      if (value.method.text === "FindFirstAncestor") return below(base, ancestorNamed(name.value));
      return CHILD.has(value.method.text) ? below(base, name.value) : "";
    }
    default:
      return "";
  }
}

const CHILD = new Set(["WaitForChild", "FindFirstChild", "GetService", "FindService"]);

/** A name with a dot is in brackets: `script["a.b"]`. */
const below = (base: string, name: string | undefined): string =>
  base === "" || name === undefined ? "" : name.includes(".") ? `${base}["${name}"]` : `${base}.${name}`;

const namesIn = (instancePath: string): readonly string[] =>
  Array.from(instancePath.matchAll(/\["([^"]*)"\]|[^.[]+/g), ([plain, bracketed]) => bracketed ?? plain);

/** Whether a request names an instance in Roblox' tree, as opposed to a file. */
export const isInstancePath = (request: string): boolean =>
  /^(?:script|game|workspace)(?:[.[]|$)/.test(request);

const ancestorNamed = (name: string): string => `(${name})`;

type RequiringFile = Pick<SourceFile, "path" | "aliases" | "project">;

export const requestOf = (source: RequiringFile, requirePath: string): Request => ({
  requirePath,
  paths: requiredPaths(source, requirePath),
});

/** The paths, without extension, that a request may resolve to, most likely first. */
export function requiredPaths(source: RequiringFile, request: string): readonly string[] {
  if (request === "") return [];
  if (!isInstancePath(request))
    return [...stringPaths(source, request), ...packagePaths(source, request.split("/"))];
  const [root = "", ...names] = namesIn(request);
  const paths = root === "script" ? scriptPaths(source, names) : gamePaths(source, root, names);
  return [...new Set([...paths, ...packagePaths(source, names)])];
}

function stringPaths(source: RequiringFile, request: string): readonly string[] {
  const join = (...parts: readonly string[]): string =>
    path.posix.join(path.posix.dirname(source.path), ...parts);
  const [first = "", ...rest] = request.split("/");
  if (first === "@self") return [join(...rest), ...treePaths(source, rest)];
  if (first === "@game") return gamePaths(source, "game", rest);
  if (first.startsWith("@")) {
    const target = source.aliases.get(first.slice(1).toLowerCase());
    return target === undefined ? [] : [path.posix.join(target, ...rest)];
  }
  if (!first.startsWith(".")) return [join(request)];
  // In an `init.luau`, `./` is relative to the parent folder by Luau's current rules, and to its own folder
  // by older ones.
  const above = isInitFile(source.path) ? [join("..", request)] : [];
  return [...above, join(request), ...treePaths(source, ["..", first, ...rest])];
}

/** The same path in Roblox' tree of instances. */
const treePaths = (source: RequiringFile, parts: readonly string[]): readonly string[] =>
  inTrees(
    source,
    parts.filter((part) => part !== ".").map((part) => (part === ".." ? "Parent" : part)),
  );

/** Resolves against Rojo's trees first, then against the folders, where a script is the folder of its children. */
function scriptPaths(source: RequiringFile, names: readonly string[]): readonly string[] {
  const inFolders = resolveSteps(instanceFolder(source.path).split("/"), names, aboveFolder);
  return [...inTrees(source, names), ...(inFolders === null ? [] : [normalised(inFolders)])];
}

const inTrees = ({ path: file, project }: RequiringFile, names: readonly string[]): readonly string[] =>
  instanceTrees(project).flatMap((tree) => {
    const target = resolveSteps(instanceNames(tree, file), names, aboveInstance);
    return target === null ? [] : pathsOfInstance(tree, target);
  });

function gamePaths({ project }: RequiringFile, root: string, names: readonly string[]): readonly string[] {
  const services = root === "workspace" ? ["Workspace"] : [];
  return instanceTrees(project).flatMap((tree) => {
    const target = tree.isGame ? resolveSteps([tree.name, ...services], names, aboveInstance) : null;
    return target === null ? [] : pathsOfInstance(tree, target);
  });
}

type Names = readonly string[] | null;

const aboveInstance = (location: readonly string[]): Names =>
  location.length === 1 ? null : location.slice(0, -1);
const aboveFolder = (location: readonly string[]): Names => normalised([...location, ".."]).split("/");

/** The first part of an absolute path is empty. */
const normalised = (parts: readonly string[]): string => path.posix.normalize(parts.join("/"));

/** Follows names from an instance or folder; null above the root, or if no ancestor has a name. */
function resolveSteps(
  from: Names,
  names: readonly string[],
  parentOf: (names: readonly string[]) => Names,
): Names {
  let current = from;
  for (const name of names) {
    if (current === null) return null;
    if (name === "Parent") current = parentOf(current);
    else if (name.startsWith("(")) {
      const last = current.slice(0, -1).findLastIndex((folder) => ancestorNamed(folder) === name);
      current = last === -1 ? null : current.slice(0, last + 1);
    } else current = [...current, name];
  }
  return current;
}

export const MODULE_ENDINGS = [
  "",
  ".luau",
  ".d.luau",
  ".lua",
  ".d.lua",
  "/init.luau",
  "/init.d.luau",
  "/init.lua",
];

/** Returns the file that a request in another file resolves to; undefined if it is not among the files. */
export function requireResolver<File>(filesByPath: ReadonlyMap<string, File>) {
  // Instances may differ from files in case: package managers link `signal` as `Signal`.
  const byLowerPath = new Map([...filesByPath.keys()].reverse().map((file) => [file.toLowerCase(), file]));
  return (requiring: string, { requirePath, paths }: Request): File | undefined => {
    const ignoresCase = isInstancePath(requirePath);
    for (const start of paths)
      for (const ending of MODULE_ENDINGS) {
        const file = path.posix.normalize(start + ending);
        const match = ignoresCase && !filesByPath.has(file) ? byLowerPath.get(file.toLowerCase()) : file;
        const resolved = match === undefined || match === requiring ? undefined : filesByPath.get(match);
        if (resolved !== undefined) return resolved;
      }
    return undefined;
  };
}

/** The paths, without extension, of a package of this project that a manager installs under an alias. */
function packagePaths(
  { path: file, project: { packages } }: Pick<SourceFile, "path" | "project">,
  names: readonly string[],
): readonly string[] {
  const [folder, last] = ["", ...names].slice(-2).map((name) => name.toLowerCase());
  if (last === undefined) return [];
  const around = packages.filter((one) => relativeParts(one.folder, file) !== null);
  const isInstalled = /packages\)?$/.test(folder ?? "");
  const name = dependencyOf(around, last) ?? (isInstalled ? last : null);
  if (name === null) return [];
  return packages.filter((one) => isNamed(one, name)).flatMap(entryPaths);
}

function dependencyOf(around: readonly PackageFolder[], alias: string): string | null {
  for (const { manifests } of around)
    for (const { dependencies } of manifests) {
      const name = dependencies.get(alias);
      if (name !== undefined) return name;
    }
  return null;
}

const isNamed = ({ manifests }: PackageFolder, packageName: string): boolean =>
  manifests.some(({ name, tree }) => name?.toLowerCase() === packageName && tree?.className !== "DataModel");
