import { groupBy } from "luau-syntax";
import { contentsOf, type Contents } from "../../model/entries";
import { moduleTitle } from "../../model/grouping";
import type { ModuleId } from "../../model/ids";
import type { ApiModel, Module } from "../../model/model";

interface Namespace {
  readonly id: ModuleId;
  readonly name: string;
  readonly summary: string;
  readonly contents: Contents;
}

export type NamespacesOf = (module: ModuleId) => readonly Namespace[];

/** Finds the direct namespaces of a module: `love.graphics` in `love`, but not `love.graphics.text`. */
export function makeNamespaces({ modules }: ApiModel): NamespacesOf {
  const byFile = groupBy(modules, ({ location }) => location.file);
  const byId = new Map(modules.map((module) => [module.id, module]));
  return (id) => {
    const module = byId.get(id);
    if (module === undefined) return [];
    const inner = (byFile.get(module.location.file) ?? []).filter((other) => isIn(other, module));
    return inner.filter((one) => !inner.some((other) => isIn(one, other))).map(toNamespace);
  };
}

const toNamespace = (module: Module): Namespace => ({
  id: module.id,
  name: moduleTitle(module),
  summary: module.summary,
  contents: contentsOf(module),
});

const isIn = (inner: Module, outer: Module): boolean => inner.slug.startsWith(`${outer.slug}.`);
