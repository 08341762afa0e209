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
  const ungrouped = others.filter(({ group }) => group === null);
  const used = [...new Set(others.flatMap(({ group }) => group ?? []))].sort();
  const folders = [...new Set(ungrouped.map(({ folder }) => folder))].sort();
  const labels = new Set([...order.filter((label) => used.includes(label)), ...used]);
  return [
    ...folders.map((folder) => ({
      label: folder === "" ? null : folder,
      isInternal: false,
      modules: ungrouped.filter((module) => module.folder === folder),
    })),
    ...Array.from(labels, (label) => ({
      label,
      isInternal: false,
      modules: others.filter(({ group }) => group === label),
    })),
    { label: null, isInternal: true, modules: modules.filter(isInternal) },
  ].filter(({ modules: inside }) => inside.length > 0);
}
