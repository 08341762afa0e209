import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../../model/ids";

/** The changes since the previous version. */
export interface ChangeList {
  readonly version: string;
  /** The previous version. */
  readonly since: string;
  /** Breaking ones first, then by module and path. */
  readonly changes: readonly ListedChange[];
}

/** A change as readers see it: on pages, in Markdown and in JSON. */
export interface ListedChange {
  readonly class: ChangeClass;
  readonly path: string;
  /** The symbol's address, or its last one if it was removed. */
  readonly module: ModuleId;
  /** The kind of change: `Parameter added`. */
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Markdown: what to use instead of something that was deprecated. */
  readonly advice: string | null;
  /** Null for a removed symbol. */
  readonly href: string | null;
  /** The anchors of the symbol and its owner on the page of changes, at their first change. */
  readonly ids: readonly string[];
}
