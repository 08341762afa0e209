/** Which versions an entry came, changed and went in. Nothing is known of it where a site has one version. */
import type { SymbolId } from "../model/ids";

export interface EntryHistory {
  /** Null for what the oldest version has, unless its `@since` tells. */
  readonly addedIn: string | null;
  /** Oldest first; none later than the version that the page is of. */
  readonly changedIn: readonly string[];
  readonly deprecatedIn: string | null;
  /** The later version that has it no more. */
  readonly removedIn: string | null;
}

export type HistoryOf = (id: SymbolId) => EntryHistory;

/** What there is to say with nothing to compare. */
export const NO_HISTORY: EntryHistory = { addedIn: null, changedIn: [], deprecatedIn: null, removedIn: null };
