/** The changes in a version, as listed on its docs root. */
import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";

/** A change since the previous version. */
export interface ListedChange {
  /** `breaking`, `addition` or `documentation` */
  readonly class: string;
  readonly path: string;
  /** A short description of the change. */
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Null for a removed symbol. */
  readonly href: string | null;
}

export interface ChangeGroup {
  readonly class: ChangeClass;
  readonly changes: readonly ListedChange[];
}

/** Groups changes by class, most severe first; empty classes are omitted. */
export function groupChanges(changes: readonly ListedChange[]): readonly ChangeGroup[] {
  return CHANGE_CLASSES.map((one) => ({
    class: one,
    changes: changes.filter((change) => change.class === one),
  })).filter((group) => group.changes.length > 0);
}
