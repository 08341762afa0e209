import { groupBy } from "luau-syntax";
import { contentsOf } from "../../model/entries";
import { moduleTitle } from "../../model/grouping";
import type { ModuleId } from "../../model/ids";
import type { ApiModel, Module } from "../../model/model";

export type NamespacesOf = (module: ModuleId) => readonly ReturnType<typeof toNamespace>[];

/** Finds the direct namespaces of a module: `love.graphics` in `love`, but not `love.graphics.text`. */
export function makeNamespaces({ modules }: ApiModel): NamespacesOf {
  const byFile = groupBy(modules, ({ location }) => location.file);
  const byId = new Map(modules.map((module) => [module.id, module]));
  return (id) => {
    const module = byId.get(id);
    if (module === undefined) return [];
    const nested = (byFile.get(module.location.file) ?? []).filter((other) => isIn(other, module));
    return nested.filter((one) => !nested.some((other) => isIn(one, other))).map(toNamespace);
  };
}

const toNamespace = (module: Module) => ({
  id: module.id,
  name: moduleTitle(module),
  summary: module.summary,
  contents: contentsOf(module),
});

const isIn = (nested: Module, parent: Module): boolean => nested.slug.startsWith(`${parent.slug}.`);
