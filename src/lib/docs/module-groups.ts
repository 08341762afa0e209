interface Grouped {
  readonly group: string | null;
}

export interface ModuleGroup<Module> {
  readonly label: string | null;
  readonly modules: readonly Module[];
}

/** Modules by group, as the sidebar has them: those of none first, then the labels in their order. */
export function toModuleGroups<Module extends Grouped>(
  modules: readonly Module[],
  order: readonly string[],
): readonly ModuleGroup<Module>[] {
  const used = [...new Set(modules.flatMap(({ group }) => group ?? []))].sort();
  const labels = [null, ...new Set([...order.filter((label) => used.includes(label)), ...used])];
  return labels
    .map((label) => ({ label, modules: modules.filter(({ group }) => group === label) }))
    .filter(({ modules: inside }) => inside.length > 0);
}
