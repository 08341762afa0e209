import { compare, groupBy } from "luau-syntax";

interface Grouped {
  readonly group: string | null;
  /** The folder of its file; empty at the top. */
  readonly folder: string;
  readonly isInternal: boolean;
}

interface ModuleGroup<Module> {
  readonly label: string | null;
  readonly isInternal: boolean;
  readonly modules: readonly Module[];
}

/** Modules without a group by folder, then the groups in order, then those that only serve others. */
export function toModuleGroups<Module extends Grouped>(
  modules: readonly Module[],
  order: readonly string[],
): readonly ModuleGroup<Module>[] {
  const isInternal = (module: Module): boolean => module.group === null && module.isInternal;
  const others = modules.filter((module) => !isInternal(module));
  const internal = modules.filter(isInternal);
  const byGroup = groupBy(others, ({ group }) => group);
  const byFolder = groupBy(byGroup.get(null) ?? [], ({ folder }) => folder);
  const used = [...byGroup.keys()].filter((label) => label !== null).sort();
  const labels = new Set([...order.filter((label) => used.includes(label)), ...used]);
  return [
    ...[...byFolder]
      .sort(([a], [b]) => compare(a, b))
      .map(([folder, inside]) => ({ label: folder || null, isInternal: false, modules: inside })),
    ...Array.from(labels, (label) => ({ label, isInternal: false, modules: byGroup.get(label) ?? [] })),
    ...(internal.length === 0 ? [] : [{ label: null, isInternal: true, modules: internal }]),
  ];
}
