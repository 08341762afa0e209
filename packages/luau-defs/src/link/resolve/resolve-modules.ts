/**
 * Links every name in types and docs to its symbol. `validate` reports unresolved names. `inheritMembers` is
 * for the model only: checks do not need inherited members, and large files have many.
 */
import { followChain } from "luau-syntax";
import type { LinkedFile, ConvertedFile, RequiredFile } from "../../model/converted-file";
import { linkModule } from "./link-module";
import { indexSymbols } from "./symbol-index";
import { isPublic, membersOf } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { ClassEntry, InheritedMembers, Module, SymbolReference } from "../../model/model";
import { withoutExtension } from "luau-contract";
import { requireResolver } from "../../read/modules/require-path";
import { lastOfRequest } from "../../model/require-argument";

/**
 * @param external files whose names can be linked to, but which are not linked
 * @param packages those of other projects among them
 */
export function resolveModules(
  convertedFiles: readonly ConvertedFile[],
  external: readonly ConvertedFile[] = [],
  packages: readonly ConvertedFile[] = external,
): readonly LinkedFile[] {
  const index = indexSymbols([...convertedFiles, ...external]);
  const required = requiredModules([...convertedFiles, ...external], packages);
  return convertedFiles.map((converted) => linkModule(converted, index, required.get(converted.source.path)));
}

/**
 * A cycle of parents is cut where it closes.
 * @param external modules of other projects, whose classes extend each other by name
 */
export function inheritMembers(
  modules: readonly Module[],
  external: readonly Module[] = [],
): readonly Module[] {
  const classes = new Map<SymbolId, ClassEntry>();
  for (const module of modules) for (const entry of module.classes) classes.set(entry.id, entry);
  for (const entry of linkedByName(external)) classes.set(entry.id, entry);
  const members = new Map<SymbolId | null, readonly SymbolReference[]>();
  for (const entry of classes.values()) members.set(entry.id, publicMembers(entry));
  const complete = (entry: ClassEntry): ClassEntry =>
    entry.parent === null ? entry : { ...entry, inherited: inheritedBy(entry, classes, members) };
  return modules.map((module) => ({ ...module, classes: module.classes.map(complete) }));
}

/** External files are not linked. If names collide, the first one counts. */
function linkedByName(modules: readonly Module[]): readonly ClassEntry[] {
  const classes = modules.flatMap((module) => module.classes);
  const ids = new Map(classes.toReversed().map(({ name, id }) => [name, id]));
  return classes.map(({ parent, ...entry }) => ({
    ...entry,
    parent: parent && { ...parent, target: ids.get(parent.name) ?? null },
  }));
}

const publicMembers = (entry: ClassEntry): readonly SymbolReference[] =>
  membersOf(entry)
    .filter(isPublic)
    .map(({ name, id }) => ({ name, target: id }));

function inheritedBy(
  entry: ClassEntry,
  classes: ReadonlyMap<SymbolId, ClassEntry>,
  members: ReadonlyMap<SymbolId | null, readonly SymbolReference[]>,
): readonly InheritedMembers[] {
  const result: InheritedMembers[] = [];
  const taken = new Set(membersOf(entry).map(({ name }) => name));
  const parentOf = ({ target }: SymbolReference) => (target === null ? null : classes.get(target)?.parent);
  for (const parent of followChain(entry.parent, parentOf)) {
    const inherited = (members.get(parent.target) ?? []).filter(({ name }) => !taken.has(name));
    if (inherited.length > 0) result.push({ from: parent, members: inherited });
    for (const { name } of inherited) taken.add(name);
  }
  return result;
}

/** @param packages those of other projects: a module among them is also found by its name alone */
function requiredModules(
  convertedFiles: readonly ConvertedFile[],
  packages: readonly ConvertedFile[],
): ReadonlyMap<string, ReadonlyMap<RequiredFile, ConvertedFile>> {
  const byPath = new Map(convertedFiles.map((converted) => [converted.source.path, converted]));
  const bySlug = new Map(
    convertedFiles.toReversed().map((converted) => [converted.module.slug.toLowerCase(), converted]),
  );
  const resolve = requireResolver(byPath);
  const packagesByName = new Map(
    packages
      .filter(({ form }) => form === "module")
      .toReversed()
      .map((converted) => [lastName(withoutExtension(converted.source.path)), converted]),
  );
  const find = (converted: ConvertedFile, required: RequiredFile): ConvertedFile | undefined => {
    const { requirePath, paths } = required;
    const file = resolve(converted.source.path, required);
    if (file !== undefined) return file;
    // A module of an inventory: `@lune/fs`.
    const ofInventory = byPath.get(requirePath);
    if (ofInventory !== undefined) return ofInventory;
    // Without a `.luaurc`, the folder of an alias is unknown: only the file name can be matched.
    const name = lastName(requirePath);
    const named = paths.length === 0 && requirePath.startsWith("@") ? bySlug.get(name) : undefined;
    // The folder in which a package is installed is not that of its definitions.
    return named ?? (isRelative(requirePath) ? undefined : packagesByName.get(name));
  };
  const requiredBy = (converted: ConvertedFile) =>
    converted.requires.flatMap((required) => {
      const file = find(converted, required);
      return file === undefined ? [] : [[required, file] as const];
    });
  return new Map(convertedFiles.map((converted) => [converted.source.path, new Map(requiredBy(converted))]));
}

/** In lower case: `signal` of `ReplicatedStorage.Packages.Signal`. */
const lastName = (request: string): string => lastOfRequest(request).toLowerCase();

/** Within a project, as opposed to a package of another one. */
const isRelative = (request: string): boolean => request === "" || /^(?:\.|@self\/)/.test(request);
