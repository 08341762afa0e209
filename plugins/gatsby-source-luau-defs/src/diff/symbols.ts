/** The symbols of one version, under names that stay the same when they move to another module. */
import type { SymbolId } from "../model/ids";
import type { AnyEntry, ApiModel, Entry } from "../model/model";
import { entriesOf, isPublic, membersOf } from "../model/entries";

declare const brand: unique symbol;

/** A symbol's id without its module: `Timer.setTimeout`, `type:TimerId`, `type:Entity.destroy`. */
export type SymbolKey = string & { readonly [brand]: "SymbolKey" };

export const symbolKey = (id: SymbolId): SymbolKey => id.slice(id.indexOf("/") + 1) as SymbolKey; // the one place where the brand is given

/** One version, ready to be looked up. */
export interface World {
  readonly model: ApiModel;
  /** Entries that readers see. Of two with one key the first stays. */
  readonly entries: ReadonlyMap<SymbolKey, Entry>;
  /** All of them by id, hidden ones too: types may name them. */
  readonly byId: ReadonlyMap<SymbolId, Entry>;
}

export function createWorld(model: ApiModel): World {
  const all = model.modules.flatMap((module) => entriesOf(module));
  const entries = new Map<SymbolKey, Entry>();
  for (const entry of all.filter(isPublished)) {
    const key = symbolKey(entry.id);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return { model, entries, byId: new Map(all.map((entry) => [entry.id, entry])) };
}

/**
 * What is private or not released yet is not part of the API: showing it is an addition, hiding it a removal.
 */
export const isPublished = (entry: AnyEntry): boolean => isPublic(entry) && !entry.unreleased;

/** The members that belong to it. */
export const publishedMembers = (entry: Entry): readonly AnyEntry[] => membersOf(entry).filter(isPublished);
