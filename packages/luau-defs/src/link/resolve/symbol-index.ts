import { dotted, once } from "luau-syntax";
import { declaredModules, type ConvertedFile } from "../../model/converted-file";
import { withExtensionMembers } from "../../model/extension-members";
import { isTypeId, type ModuleId, type SymbolId } from "../../model/ids";
import type { Module } from "../../model/model";
import { entriesOf, membersOf } from "../../model/entries";

export type Target = SymbolId | ModuleId;

export interface SymbolIndex {
  /** If names collide, the first file wins. Types of modules are reached through `require`. */
  readonly types: ReadonlyMap<string, SymbolId>;
  /** Types of modules, and classes with a prefix, `Toys.Kite`: comments of Moonwave name those of any file. */
  readonly commentTypes: ReadonlyMap<string, SymbolId>;
  readonly modules: ReadonlyMap<ModuleId, ModuleSymbols>;
  /** Modules by display name and by slug. */
  readonly modulesByName: ReadonlyMap<string, ModuleSymbols>;
  /** The names of classes, each with that of the class that it extends. */
  readonly parents: ReadonlyMap<string, string>;
  /** Names that doc links may use in any module; if names collide, the first file wins. */
  readonly paths: () => ReadonlyMap<string, Target>;
}

export interface ModuleSymbols {
  readonly table: string | null;
  readonly types: ReadonlyMap<string, SymbolId>;
  /** Names with dots that doc links may use. Computed on the first call: the largest files have no docs. */
  readonly paths: () => ReadonlyMap<string, Target>;
}

export function indexSymbols(convertedFiles: readonly ConvertedFile[]): SymbolIndex {
  const modules = new Map<ModuleId, ModuleSymbols>();
  const modulesByName = new Map<string, ModuleSymbols>();
  const types = new Map<string, SymbolId>();
  const parents = new Map<string, string>();
  const commentTypes = new Map<string, SymbolId>();
  const complete = withExtensionMembers(convertedFiles);
  for (const { form, module, prefixedClasses } of convertedFiles.flatMap((converted) =>
    declaredModules(converted).map((module) => ({ ...converted, module })),
  )) {
    const symbols = moduleSymbols(complete(module));
    modules.set(module.id, symbols);
    for (const name of [module.name, module.slug]) setIfAbsent(modulesByName, name, symbols);
    for (const { name, parent } of module.classes)
      if (parent !== null) setIfAbsent(parents, name, parent.name);
    const typesByName = form === "definitions" ? types : commentTypes;
    for (const [name, id] of symbols.types) setIfAbsent(typesByName, name, id);
    for (const name of prefixedClasses) {
      const type = symbols.types.get(name.slice(name.lastIndexOf(".") + 1));
      // A type in a comment keeps its last prefix: Luau has no others.
      if (type !== undefined) setIfAbsent(commentTypes, name.split(".").slice(-2).join("."), type);
    }
  }
  return {
    types,
    commentTypes,
    modules,
    modulesByName,
    parents,
    paths: once(() => allPaths([...modules.values()])),
  };
}

function allPaths(modules: readonly ModuleSymbols[]): ReadonlyMap<string, Target> {
  const paths = new Map<string, Target>();
  for (const module of modules) for (const [path, target] of module.paths()) setIfAbsent(paths, path, target);
  return paths;
}

function moduleSymbols(module: Module): ModuleSymbols {
  const types = typesOf(module);
  return { table: module.table, types, paths: once(() => pathsOf(module, types)) };
}

/** If names collide, a type takes precedence over a function, and both over the page. */
function pathsOf(module: Module, types: ReadonlyMap<string, SymbolId>): ReadonlyMap<string, Target> {
  const paths = new Map<string, Target>(types);
  const entries = entriesOf(module);
  for (const { path, id } of entries) setIfAbsent(paths, dotted(path), id);
  for (const name of [module.name, module.slug]) setIfAbsent(paths, name, module.id);
  // A table has no entry: its name links to the page with its fields.
  for (const { path } of module.functions)
    setIfAbsent(paths, dotted(path).replace(/\.[^.]*$/, ""), module.id);
  for (const owner of entries)
    for (const member of membersOf(owner)) setIfAbsent(paths, dotted(member.path), member.id);
  return paths;
}

function typesOf(module: Module): ReadonlyMap<string, SymbolId> {
  const types = new Map<string, SymbolId>();
  for (const { name, id } of [...module.classes, ...module.types]) types.set(name, id);
  for (const { listenerType, id } of module.events) types.set(listenerType, id);
  // An enum may be a value in a table; only an alias is a type.
  for (const { name, path, extern, id } of module.enums)
    if (isTypeId(id)) {
      types.set(name, id);
      // Roblox has its enums under both names: `EnumKeyCode`, `Enum.KeyCode`.
      if (extern !== null) types.set(path, id);
    }
  return types;
}

function setIfAbsent<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
