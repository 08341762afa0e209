import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../../model/ids";

export interface ChangeList {
  readonly version: string;
  readonly since: string;
  /** Breaking changes come first, then the order is by module and path. */
  readonly changes: readonly ListedChange[];
}

export interface ListedChange {
  readonly class: ChangeClass;
  readonly path: string;
  /** A removed symbol has its last address. */
  readonly module: ModuleId;
  readonly text: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** Markdown: what to use instead of something that was deprecated. */
  readonly advice: string | null;
  /** Null for a removed symbol. */
  readonly href: string | null;
  /** The page of changes has the anchors of a symbol and its owner at their first change. */
  readonly ids: readonly string[];
}
