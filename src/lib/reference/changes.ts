import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";
import { groupBy } from "luau-syntax";

export type ListedChange = NonNullable<Queries.VersionChangesQuery["luauChanges"]>["changes"][number];

export interface ChangeGroup {
  readonly class: ChangeClass;
  readonly changes: readonly ListedChange[];
  readonly modules: readonly (readonly [module: string, changes: readonly ListedChange[]])[];
}

/** Groups changes by class, most severe first; empty classes are omitted. */
export function groupChanges(all: readonly ListedChange[]): readonly ChangeGroup[] {
  return CHANGE_CLASSES.map((one) => {
    const changes = all.filter((change) => change.class === one);
    return { class: one, changes, modules: [...groupBy(changes, ({ module }) => module)] };
  }).filter((group) => group.changes.length > 0);
}

export interface ClassCount {
  readonly class: ChangeClass;
  readonly count: number;
}

/** The number of changes of each class that has any, most severe first. */
export const countChanges = (changes: readonly { readonly class: string }[]): readonly ClassCount[] =>
  CHANGE_CLASSES.map((one) => ({
    class: one,
    count: changes.filter((change) => change.class === one).length,
  })).filter(({ count }) => count > 0);
