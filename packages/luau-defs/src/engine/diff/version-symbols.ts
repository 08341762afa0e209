/** The symbols of one version, by keys that do not depend on the module. */
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel, Entry } from "../../model/model";
import { entriesOf, isPublic, membersOf } from "../../model/entries";

declare const brand: unique symbol;

/** A symbol's id without its module: `Timer.setTimeout`, `type:TimerId`, `type:Entity.destroy`. */
export type SymbolKey = string & { readonly [brand]: "SymbolKey" };

export const symbolKey = (id: SymbolId): SymbolKey => id.slice(id.indexOf("/") + 1) as SymbolKey;

export interface VersionIndex {
  readonly model: ApiModel;
  /** Published entries. If keys collide, the first entry wins. */
  readonly entries: ReadonlyMap<SymbolKey, Entry>;
  /** All entries by id, including hidden ones, since types may refer to them. */
  readonly byId: ReadonlyMap<SymbolId, Entry>;
}

export function createVersionIndex(model: ApiModel): VersionIndex {
  const all = model.modules.flatMap((module) => entriesOf(module));
  const entries = new Map<SymbolKey, Entry>();
  for (const entry of all.filter(isPublished)) {
    const key = symbolKey(entry.id);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return { model, entries, byId: new Map(all.map((entry) => [entry.id, entry])) };
}

/** Publishing a private or unreleased symbol is an addition, hiding one a removal. */
export const isPublished = (entry: AnyEntry): boolean => isPublic(entry) && !entry.doc.unreleased;

export const publishedMembers = (entry: Entry): readonly AnyEntry[] => membersOf(entry).filter(isPublished);
