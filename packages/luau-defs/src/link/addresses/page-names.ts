import { compare } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { Entry } from "../../model/model";

interface Named {
  readonly entry: { readonly id: SymbolId };
  readonly owner: Entry;
  readonly anchor: string;
}

/**
 * Names that differ only in case would share a folder on many file systems: one has its kind as a suffix,
 * `workspace-constant` beside `Workspace`. Types come first, among them upper case, whatever their order.
 */
export function pageNames(entries: readonly Named[]): ReadonlyMap<SymbolId, string> {
  const types = entries.filter(isType).sort((a, b) => compare(a.owner.name, b.owner.name));
  const names = new Map<SymbolId, string>();
  const taken = new Set<string>();
  for (const named of [...types, ...entries.filter((one) => !isType(one))]) {
    const name = uniqueName(
      isType(named) && !isExternEnum(named) ? encodeURIComponent(named.owner.name) : plainName(named.anchor),
      named.owner.kind,
      (one) => one !== "" && !taken.has(one.toLowerCase()),
    );
    taken.add(name.toLowerCase());
    names.set(named.owner.id, name);
  }
  return names;
}

const isType = ({ owner }: Named): boolean => owner.kind === "class" || owner.kind === "enum";

/** Scripts refer to it by its path, `Enum.KeyCode`; its type's name appears only in declarations. */
const isExternEnum = ({ owner }: Named): boolean => owner.kind === "enum" && owner.extern !== null;

/** A field of a table may have any name, even `../..`. */
const plainName = (anchor: string): string =>
  anchor.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^[.-]+|[.-]+$/g, "");

/** The name; if it is taken, with its kind and a number as suffixes. */
export function uniqueName(plain: string, kind: string, isFree: (name: string) => boolean): string {
  if (isFree(plain)) return plain;
  const suffixed = plain === "" ? kind : `${plain}-${kind}`;
  if (isFree(suffixed)) return suffixed;
  for (let count = 2; ; count += 1) if (isFree(`${suffixed}-${count}`)) return `${suffixed}-${count}`;
}
