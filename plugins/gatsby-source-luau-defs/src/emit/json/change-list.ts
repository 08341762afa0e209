import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../../model/ids";

/** What is different from the version before: the fields of a `LuauChanges` node. */
export interface ChangeList {
  readonly basePath: string;
  readonly version: string;
  /** The version before. */
  readonly since: string;
  readonly changes: readonly ListedChange[];
}

export interface ListedChange {
  readonly class: ChangeClass;
  readonly path: string;
  /** Where it is now, or was before it was removed. */
  readonly module: ModuleId;
  /** What happened, in a word or two: `Parameter added`. */
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Null for what is no more. */
  readonly href: string | null;
}
