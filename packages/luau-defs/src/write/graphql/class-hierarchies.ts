import { groupBy } from "luau-syntax";
import { isPublic } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { ApiModel, ClassEntry, SymbolReference } from "../../model/model";

export interface ClassHierarchy {
  /** The root comes first, the parent last; a cycle or an unresolved name ends the list. */
  readonly ancestors: readonly SymbolReference[];
  readonly extendedBy: readonly Pick<ClassEntry, "id" | "name">[];
}

export function classHierarchies({ modules }: ApiModel): (id: SymbolId) => ClassHierarchy {
  const classes = modules.flatMap((module) => module.classes);
  const byId = new Map(classes.map((entry) => [entry.id, entry]));
  const children = groupBy(classes.filter(isPublic), ({ parent }) => parent?.target);
  return (id) => ({
    ancestors: ancestorsOf(byId.get(id), byId),
    extendedBy: (children.get(id) ?? []).map(({ id, name }) => ({ id, name })),
  });
}

function ancestorsOf(
  entry: ClassEntry | undefined,
  byId: ReadonlyMap<SymbolId, ClassEntry>,
): readonly SymbolReference[] {
  const ancestors: SymbolReference[] = [];
  const visited = new Set(entry === undefined ? [] : [entry.id]);
  for (let parent = entry?.parent ?? null; parent !== null; ) {
    if (parent.target !== null && visited.has(parent.target)) break;
    ancestors.unshift(parent);
    if (parent.target === null) break;
    visited.add(parent.target);
    parent = byId.get(parent.target)?.parent ?? null;
  }
  return ancestors;
}
