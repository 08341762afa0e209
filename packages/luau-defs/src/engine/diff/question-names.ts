/** Names of types in the questions to Luau. */
import { type ReferenceTarget, type TypeNode, visitReferences } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { ClassEntry, Entry } from "../../model/model";
import { symbolKey, type SymbolKey, type VersionIndex } from "./version-symbols";
import { bodyOf } from "./type-bodies";

/** Names mean what they do in the new version, if they are known there. */
export interface TypeNames {
  readonly newVersion: VersionIndex;
  entryOf(target: ReferenceTarget, version: VersionIndex): Entry | undefined;
  parentOf(entry: ClassEntry, version: VersionIndex): Entry | undefined;
  versionOf(entry: Entry, version: VersionIndex): VersionIndex;
  /** The entries that a type names, and those that they name. */
  reachedFrom(type: TypeNode, version: VersionIndex): ReadonlySet<Entry>;
  /** Returns the name for a key. `declare` returns what follows it in its declaration. */
  nameOf(key: string, declare: () => string): string;
  declarationsFor(text: string): readonly string[];
}

type Meanings = Pick<TypeNames, "newVersion" | "entryOf" | "parentOf" | "versionOf">;

export function createTypeNames(newVersion: VersionIndex): TypeNames {
  const meanings = createMeanings(newVersion);
  return { ...meanings, reachedFrom: createReach(meanings), ...createDeclarations() };
}

function createMeanings(newVersion: VersionIndex): Meanings {
  const shared = new Map<SymbolKey, Entry>(newVersion.entries);
  for (const entry of newVersion.byId.values())
    if (!shared.has(symbolKey(entry.id))) shared.set(symbolKey(entry.id), entry);
  const find = (id: SymbolId | null, version: VersionIndex): Entry | undefined =>
    id === null ? undefined : (shared.get(symbolKey(id)) ?? version.byId.get(id));
  return {
    newVersion,
    entryOf: (target, version) => find(target.kind === "symbol" ? target.id : null, version),
    parentOf: ({ parent }, version) => find(parent?.target ?? null, version),
    versionOf: (entry, version) => (shared.get(symbolKey(entry.id)) === entry ? newVersion : version),
  };
}

function createReach({ entryOf, versionOf }: Meanings): TypeNames["reachedFrom"] {
  const namedBy = new Map<Entry, readonly Entry[]>();
  const namedIn = (type: TypeNode | null, version: VersionIndex): readonly Entry[] => {
    const entries: Entry[] = [];
    if (type !== null)
      visitReferences(type, ({ target }) => {
        const entry = entryOf(target, version);
        if (entry !== undefined) entries.push(entry);
      });
    return entries;
  };
  return (type, version) => {
    const reached = new Set(namedIn(type, version));
    // The loop also visits the entries that it adds.
    for (const entry of reached) {
      const named = namedBy.get(entry) ?? namedIn(bodyOf(entry), versionOf(entry, version));
      namedBy.set(entry, named);
      for (const one of named) reached.add(one);
    }
    return reached;
  };
}

function createDeclarations(): Pick<TypeNames, "nameOf" | "declarationsFor"> {
  const names = new Map<string, string>();
  const declarations = new Map<string, () => string>();
  return {
    nameOf: (key, declare) => {
      const name = names.get(key) ?? `N${names.size}`;
      names.set(key, name);
      declarations.set(name, () => `type ${name}${declare()}`);
      return name;
    },
    declarationsFor: (text) => {
      const needed = new Map<string, string>();
      const waiting = [text];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        for (const [name] of next.matchAll(/\bN\d+\b/g)) {
          const declaration = needed.has(name) ? undefined : declarations.get(name)?.();
          if (declaration === undefined) continue;
          needed.set(name, declaration);
          waiting.push(declaration);
        }
      return [...needed.values()];
    },
  };
}
