import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../model/ids";
import { ruleOf, type ChangeKind } from "./change-rules";
import type { SymbolKey } from "./symbols";

/** One difference between two versions. */
export interface Change {
  readonly class: ChangeClass;
  readonly kind: ChangeKind;
  /** Null for a change of a module's description. */
  readonly symbol: SymbolKey | null;
  /** The owner of a member. */
  readonly owner: SymbolKey | null;
  /** As written in scripts: `Timer.setTimeout`; for a module, its name. */
  readonly path: string;
  /** The current module, or the last one for a removed symbol. */
  readonly module: ModuleId;
  /** The old Luau source or text; null if there was none. */
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
}

/** Identifies the changed symbol. */
export type Place = Pick<Change, "symbol" | "owner" | "path" | "module">;

/** Creates a change; its class and reason come from the table of rules. */
export function change(
  kind: ChangeKind,
  { symbol, owner, path, module }: Place,
  before: string | null,
  after: string | null,
): Change {
  const rule = ruleOf(kind);
  return {
    class: rule.class,
    kind,
    symbol,
    owner,
    path,
    module,
    old: before,
    new: after,
    reason: rule.reason,
  };
}
