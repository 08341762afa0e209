import { modulesOf, type ModuleDraft } from "../model/draft";
import { isTypeId, type ModuleId, type SymbolId } from "../model/ids";
import type { Module } from "../model/model";
import { entriesOf, membersOf } from "../model/entries";

export type Target = SymbolId | ModuleId;

/** Every name of every file, and what it leads to. */
export interface SymbolIndex {
  /**
   * Exported types of all definition files; of two with one name, the first file's. Those of modules are
   * reached by `require`.
   */
  readonly types: ReadonlyMap<string, SymbolId>;
  readonly modules: ReadonlyMap<ModuleId, ModuleSymbols>;
  /** Modules as readers call them, and by their slugs. */
  readonly modulesByName: ReadonlyMap<string, ModuleSymbols>;
  /**
   * What a doc link may name in any module; of two with one name, the first file's. Gathered at the first
   * call.
   */
  readonly paths: () => ReadonlyMap<string, Target>;
}

export interface ModuleSymbols {
  readonly table: string | null;
  readonly types: ReadonlyMap<string, SymbolId>;
  /**
   * All that a doc link may name, with dots: `Timer.setTimeout`, `Entity.destroy`, `TimerId`.
   * Gathered at the first call: the largest files have no docs at all.
   */
  readonly paths: () => ReadonlyMap<string, Target>;
}

/** Gathers the names of all drafts. */
export function indexSymbols(drafts: readonly ModuleDraft[]): SymbolIndex {
  const modules = new Map<ModuleId, ModuleSymbols>();
  const modulesByName = new Map<string, ModuleSymbols>();
  const types = new Map<string, SymbolId>();
  for (const { form, module } of drafts.flatMap((draft) =>
    modulesOf(draft).map((module) => ({ form: draft.form, module })),
  )) {
    const symbols = moduleSymbols(module);
    modules.set(module.id, symbols);
    for (const name of [module.name, module.slug]) addFirst(modulesByName, name, symbols);
    if (form === "definitions") for (const [name, id] of symbols.types) addFirst(types, name, id);
  }
  let paths: ReadonlyMap<string, Target> | null = null;
  return { types, modules, modulesByName, paths: () => (paths ??= allPaths([...modules.values()])) };
}

function allPaths(modules: readonly ModuleSymbols[]): ReadonlyMap<string, Target> {
  const paths = new Map<string, Target>();
  for (const module of modules) for (const [path, target] of module.paths()) addFirst(paths, path, target);
  return paths;
}

function moduleSymbols(module: Module): ModuleSymbols {
  const types = typesOf(module);
  let paths: ReadonlyMap<string, Target> | null = null;
  return { table: module.table, types, paths: () => (paths ??= pathsOf(module, types)) };
}

/** Where two things share a name, a type comes before a function, and both before the page. */
function pathsOf(module: Module, types: ReadonlyMap<string, SymbolId>): ReadonlyMap<string, Target> {
  const paths = new Map<string, Target>(types);
  const entries = entriesOf(module);
  for (const { path, id } of entries) addFirst(paths, dotted(path), id);
  for (const name of [module.name, module.slug]) addFirst(paths, name, module.id);
  // A table has no entry of its own: its name leads to the page that its fields are on.
  for (const { path } of module.functions) addFirst(paths, dotted(path).replace(/\.[^.]*$/, ""), module.id);
  for (const owner of entries)
    for (const member of membersOf(owner)) addFirst(paths, dotted(member.path), member.id);
  return paths;
}

function typesOf(module: Module): ReadonlyMap<string, SymbolId> {
  const types = new Map<string, SymbolId>();
  for (const { name, id } of [...module.classes, ...module.types]) types.set(name, id);
  for (const { listenerType, id } of module.events) types.set(listenerType, id);
  // An enum may be a value of a table; only an alias is a type.
  for (const { name, id } of module.enums) if (isTypeId(id)) types.set(name, id);
  return types;
}

/** Doc links may write `.` for `:` and the other way round. */
export const dotted = (path: string): string => path.replaceAll(":", ".");

function addFirst<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
