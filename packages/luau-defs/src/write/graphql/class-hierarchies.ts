import { groupBy } from "luau-syntax";
import { isPublic } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { ApiModel, ClassEntry, SymbolReference } from "../../model/model";

/** The ancestors and direct children of a class. */
export interface ClassHierarchy {
  /** Root first, parent last. Ends at a cycle or an unresolved name. */
  readonly ancestors: readonly SymbolReference[];
  /** In page order. */
  readonly extendedBy: readonly Pick<ClassEntry, "id" | "name">[];
}

/** Collects, from the whole model, the ancestors and children of each class. */
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
  const found: SymbolReference[] = [];
  const visited = new Set(entry === undefined ? [] : [entry.id]);
  for (let parent = entry?.parent ?? null; parent !== null; ) {
    if (parent.target !== null && visited.has(parent.target)) break;
    found.unshift(parent);
    if (parent.target === null) break;
    visited.add(parent.target);
    parent = byId.get(parent.target)?.parent ?? null;
  }
  return found;
}
