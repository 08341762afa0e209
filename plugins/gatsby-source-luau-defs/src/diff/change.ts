import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../model/ids";
import { ruleOf, type ChangeKind } from "./rules";
import type { SymbolKey } from "./symbols";

/** One difference between two versions. */
export interface Change {
  readonly class: ChangeClass;
  readonly kind: ChangeKind;
  /** Null for a change of a module's own text. */
  readonly symbol: SymbolKey | null;
  /** Of members: what they are members of. */
  readonly owner: SymbolKey | null;
  /** As a script writes it: `Timer.setTimeout`; of a module, its name. */
  readonly path: string;
  /** Where it is now, or was before it was removed. */
  readonly module: ModuleId;
  /** As it was: Luau source, or text. Null when there was nothing. */
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
}

/** What a change is of. */
export type Place = Pick<Change, "symbol" | "owner" | "path" | "module">;

/** Makes a change; its class and reason come from the table of rules. */
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
