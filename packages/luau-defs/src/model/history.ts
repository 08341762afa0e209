import type { SymbolId } from "./ids";

export interface SymbolHistory {
  /** Null for a symbol of the oldest version without `@since`. */
  readonly addedIn: string | null;
  /** Versions that changed it or a member of it, other than in its documentation; oldest first. */
  readonly changedIn: readonly string[];
  /** Null for a symbol that is not deprecated in the last version that has it. */
  readonly deprecatedIn: string | null;
  /** Null for a symbol of the newest version. */
  readonly removedIn: string | null;
  /** Versions whose list of changes names it, or a member of it; oldest first. */
  readonly listedIn: readonly string[];
}

export type HistoryOf = (id: SymbolId) => SymbolHistory;

export const NO_HISTORY: SymbolHistory = {
  addedIn: null,
  changedIn: [],
  deprecatedIn: null,
  removedIn: null,
  listedIn: [],
};
