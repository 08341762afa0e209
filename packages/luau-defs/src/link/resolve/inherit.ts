import { isPublic, membersOf } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { ClassEntry, InheritedMembers, Module, SymbolReference } from "../../model/model";

/**
 * Adds inherited members to each extern type. A cycle of parents is cut where it closes.
 * @param external modules of other projects, whose classes extend each other by name
 */
export function inheritMembers(
  modules: readonly Module[],
  external: readonly Module[] = [],
): readonly Module[] {
  const classes = new Map<SymbolId, ClassEntry>();
  for (const module of modules) for (const entry of module.classes) classes.set(entry.id, entry);
  for (const entry of linkedByName(external)) classes.set(entry.id, entry);
  const members = new Map<SymbolId, readonly SymbolReference[]>();
  for (const entry of classes.values()) members.set(entry.id, publicMembers(entry));
  const complete = (entry: ClassEntry): ClassEntry =>
    entry.parent === null ? entry : { ...entry, inherited: inheritedBy(entry, classes, members) };
  return modules.map((module) => ({ ...module, classes: module.classes.map(complete) }));
}

/** External files are not linked. If names collide, the first one counts. */
function linkedByName(modules: readonly Module[]): readonly ClassEntry[] {
  const all = modules.flatMap(({ classes }) => classes);
  const ids = new Map(all.toReversed().map(({ name, id }) => [name, id]));
  return all.map((entry) => {
    const { parent } = entry;
    return parent === null
      ? entry
      : { ...entry, parent: { ...parent, target: ids.get(parent.name) ?? null } };
  });
}

const publicMembers = (entry: ClassEntry): readonly SymbolReference[] =>
  membersOf(entry)
    .filter(isPublic)
    .map(({ name, id }) => ({ name, target: id }));

function inheritedBy(
  entry: ClassEntry,
  classes: ReadonlyMap<SymbolId, ClassEntry>,
  members: ReadonlyMap<SymbolId, readonly SymbolReference[]>,
): readonly InheritedMembers[] {
  const result: InheritedMembers[] = [];
  const visited = new Set([entry.id]);
  const taken = new Set(membersOf(entry).map(({ name }) => name));
  for (
    let parent = entry.parent;
    parent !== null && parent.target !== null && !visited.has(parent.target);
  ) {
    visited.add(parent.target);
    const left = (members.get(parent.target) ?? []).filter(({ name }) => !taken.has(name));
    if (left.length > 0) result.push({ from: parent, members: left });
    for (const { name } of left) taken.add(name);
    parent = classes.get(parent.target)?.parent ?? null;
  }
  return result;
}
