/** What is different in a version, as its docs root lists it. */
import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";

/** One difference from the version before. */
export interface ListedChange {
  /** `breaking`, `addition` or `documentation` */
  readonly class: string;
  readonly path: string;
  /** What happened, in a word or two. */
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Null for what is no more. */
  readonly href: string | null;
}

export interface ChangeGroup {
  readonly class: ChangeClass;
  readonly changes: readonly ListedChange[];
}

/** The changes by what they ask of scripts, most first; classes without any are left out. */
export function groupChanges(changes: readonly ListedChange[]): readonly ChangeGroup[] {
  return CHANGE_CLASSES.map((one) => ({
    class: one,
    changes: changes.filter((change) => change.class === one),
  })).filter((group) => group.changes.length > 0);
}
