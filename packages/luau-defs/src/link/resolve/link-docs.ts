import { dotted, followChain } from "luau-syntax";
import type { ModuleId } from "../../model/ids";
import type { Deprecation, DocLink } from "../../model/model";
import type { ModuleSymbols, SymbolIndex, Target } from "./symbol-index";

export type ResolvePath = (path: string) => Target | null;

/** Resolves names in the docs of one module; `owner` is the class or enum whose members need no prefix. */
export function pathResolver(index: SymbolIndex, module: ModuleId, owner: string | null): ResolvePath {
  const symbols = index.modules.get(module);
  return (name) => {
    const path = dotted(name);
    const { table = null } = symbols ?? {};
    return (
      symbols?.paths().get(path) ??
      (owner === null ? undefined : symbols?.paths().get(`${owner}.${path}`)) ??
      (table === null ? undefined : inTables(index, symbols, table, path)) ??
      index.paths().get(path) ??
      inNamedModule(index, path) ??
      inParents(index, path)
    );
  };
}

/** Looks up `draw` in `love.graphics`, then in `love`; `Kind.is` in the namespace `Lamp.Kind`. */
function inTables(
  index: SymbolIndex,
  moduleSymbols: ModuleSymbols | undefined,
  table: string,
  path: string,
): Target | null {
  const ends = [...table.matchAll(/\./g)].map(({ index: end }) => end).reverse();
  const tables = [table, ...ends.map((end) => table.slice(0, end))];
  return (
    tables
      .map((name) => moduleSymbols?.paths().get(`${name}.${path}`) ?? index.paths().get(`${name}.${path}`))
      .find((target) => target !== undefined) ?? null
  );
}

/** `Timer.TimerId`: a type, qualified by its module. */
function inNamedModule(index: SymbolIndex, path: string): Target | null {
  const dot = path.indexOf(".");
  const module = dot === -1 ? undefined : index.modulesByName.get(path.slice(0, dot));
  return module?.paths().get(path.slice(dot + 1)) ?? null;
}

/** `Part.Anchored`: a member that the class inherits. */
function inParents({ parents, paths }: SymbolIndex, path: string): Target | null {
  const [type = "", member, more] = path.split(".");
  if (member === undefined || more !== undefined) return null;
  for (const parent of followChain(parents.get(type), (name) => parents.get(name))) {
    const target = paths().get(`${parent}.${member}`);
    if (target !== undefined) return target;
  }
  return null;
}

export const linkAll = (links: readonly DocLink[], resolve: ResolvePath): readonly DocLink[] =>
  links.length === 0 ? links : links.map((link) => ({ ...link, target: resolve(link.text) }));

export function linkDeprecation(deprecated: Deprecation | null, resolve: ResolvePath): Deprecation | null {
  if (deprecated?.use === null || deprecated?.use === undefined) return deprecated;
  return { ...deprecated, useTarget: resolve(deprecated.use.replace(/\(\)$/, "")) };
}
