import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../../model/ids";

/** The changes since the previous version: the fields of a `LuauChanges` node. */
export interface ChangeList {
  readonly basePath: string;
  readonly version: string;
  /** The previous version. */
  readonly since: string;
  readonly changes: readonly ListedChange[];
}

export interface ListedChange {
  readonly class: ChangeClass;
  readonly path: string;
  /** Its address, or its last one if it was removed. */
  readonly module: ModuleId;
  /** The kind of change: `Parameter added`. */
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Null for a removed symbol. */
  readonly href: string | null;
}
