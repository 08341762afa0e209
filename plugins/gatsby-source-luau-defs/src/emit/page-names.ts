/** In: the entries of a module that have pages of their own. Out: the names of those pages, which are addresses and folders. */
import type { SymbolId } from "../model/ids";
import type { Entry } from "../model/model";

/**
 * Classes and enums are called by their names, which no file has twice; all else by its anchor. Of names that differ by
 * their case alone, which are one folder on many disks, the later gets its kind behind it: `workspace-constant` beside
 * `Workspace`.
 */
export function pageNames(entries: readonly { readonly entry: { readonly id: SymbolId }; readonly owner: Entry; readonly anchor: string }[]): ReadonlyMap<SymbolId, string> {
  const isType = ({ owner }: { readonly owner: Entry }): boolean => owner.kind === "class" || owner.kind === "enum";
  const names = new Map(entries.filter(isType).map(({ owner }) => [owner.id, encodeURIComponent(owner.name)]));
  const taken = new Set([...names.values()].map((name) => name.toLowerCase()));
  for (const { owner, anchor } of entries.filter((one) => !isType(one))) {
    const name = freeName(plainName(anchor), owner.kind, taken);
    taken.add(name.toLowerCase());
    names.set(owner.id, name);
  }
  return names;
}

/** A field of a table may be called anything, `../..` too. */
const plainName = (anchor: string): string => anchor.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^[.-]+|[.-]+$/g, "");

function freeName(plain: string, kind: string, taken: ReadonlySet<string>): string {
  const isFree = (name: string): boolean => name !== "" && !taken.has(name.toLowerCase());
  if (isFree(plain)) return plain;
  const suffixed = plain === "" ? kind : `${plain}-${kind}`;
  if (isFree(suffixed)) return suffixed;
  for (let count = 2; ; count += 1) if (isFree(`${suffixed}-${count}`)) return `${suffixed}-${count}`;
}
