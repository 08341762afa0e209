/** Names of types in what Luau is asked. */
import type { ClassEntry, Entry } from "../model/model";
import type { ReferenceTarget } from "luau-contract";
import type { SymbolId } from "../model/ids";
import { symbolKey, type SymbolKey, type VersionIndex } from "./symbols";

export interface TypeNames {
  /** The new version. */
  readonly now: VersionIndex;
  /** What a name means: in the new version, if it is known there. */
  entryOf(target: ReferenceTarget, version: VersionIndex): Entry | undefined;
  parentOf(entry: ClassEntry, version: VersionIndex): Entry | undefined;
  /** The version in which an entry that `version` refers to is resolved. */
  versionOf(entry: Entry, version: VersionIndex): VersionIndex;
  /** Returns the name for a key. `declare` returns what follows it in its declaration. */
  nameOf(key: string, declare: () => string): string;
  /** The declarations of the names in a text, and of those in them. */
  declarationsFor(text: string): readonly string[];
}

export function createTypeNames(now: VersionIndex): TypeNames {
  const shared = new Map<SymbolKey, Entry>(now.entries);
  for (const entry of now.byId.values())
    if (!shared.has(symbolKey(entry.id))) shared.set(symbolKey(entry.id), entry);
  const names = new Map<string, string>();
  const declarations = new Map<string, () => string>();
  const find = (id: SymbolId, version: VersionIndex): Entry | undefined =>
    shared.get(symbolKey(id)) ?? version.byId.get(id);
  return {
    now,
    entryOf: (target, version) => (target.kind === "symbol" ? find(target.id, version) : undefined),
    parentOf: ({ parent }, version) => {
      const id = parent?.target ?? null;
      return id === null ? undefined : find(id, version);
    },
    versionOf: (entry, version) => (shared.get(symbolKey(entry.id)) === entry ? now : version),
    nameOf: (key, declare) => {
      const name = names.get(key) ?? `N${names.size}`;
      names.set(key, name);
      declarations.set(name, () => `type ${name}${declare()}`);
      return name;
    },
    declarationsFor: (text) => {
      const found = new Map<string, string>();
      const waiting = [text];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        for (const [name] of next.matchAll(/\bN\d+\b/g)) {
          const declaration = found.has(name) ? undefined : declarations.get(name)?.();
          if (declaration === undefined) continue;
          found.set(name, declaration);
          waiting.push(declaration);
        }
      return [...found.values()];
    },
  };
}
