import type { ChangeClass } from "luau-contract";
import type { ModuleId } from "../../model/ids";
import type { Deprecation, EntryDoc } from "../../model/model";
import { CHANGE_RULES, type ChangeKind } from "./change-rules";
import type { SymbolKey } from "./version-symbols";

export interface Change {
  readonly class: ChangeClass;
  readonly kind: ChangeKind;
  /** Null for a change of a module's description. */
  readonly symbol: SymbolKey | null;
  readonly owner: SymbolKey | null;
  /** As written in scripts: `Timer.setTimeout`; for a module, its name. */
  readonly path: string;
  /** The current module, or the last one for a removed symbol. */
  readonly module: ModuleId;
  /** The old Luau source or text; null if there was none. */
  readonly old: string | null;
  readonly new: string | null;
  readonly reason: string;
  /** The replacement that `@deprecated` names; for a removed symbol, that of the old version. */
  readonly advice: Advice | null;
}

export type Changes = readonly Change[];

export type Advice = Pick<Deprecation, "use" | "useTarget" | "reason"> & Pick<EntryDoc, "links">;

export type ChangedSymbol = Pick<Change, "symbol" | "owner" | "path" | "module" | "advice">;

const ADVISED: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  "removed",
  "enum-value-removed",
  "deprecated",
  "deprecation-changed",
]);

export function change(
  kind: ChangeKind,
  { symbol, owner, path, module, advice }: ChangedSymbol,
  before: string | null,
  after: string | null,
): Change {
  const rule = CHANGE_RULES[kind];
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
    advice: ADVISED.has(kind) ? advice : null,
  };
}

export const changeBetween = (
  kind: ChangeKind,
  subject: ChangedSymbol,
  before: string | null,
  after: string | null,
): Changes => (before === after ? [] : [change(kind, subject, before, after)]);
