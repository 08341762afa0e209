/** When each symbol of any version was added, changed, deprecated and removed. */
import type { SymbolHistory } from "../../model/history";
import type { AnyEntry, ApiModel } from "../../model/model";
import type { Changes } from "./change";
import { diffModels } from "./diff-models";
import type { ChangeKind } from "./change-rules";
import { createVersionIndex, publishedMembers, symbolKey, type SymbolKey } from "./version-symbols";

export interface Version {
  readonly version: string;
  readonly model: ApiModel;
}

export function versionHistory(versions: readonly Version[]): ReadonlyMap<SymbolKey, SymbolHistory> {
  const history = new Map<SymbolKey, SymbolHistory>();
  let before: ReadonlyMap<SymbolKey, AnyEntry> = new Map();
  versions.forEach(({ version, model }, index) => {
    const earlier = versions[index - 1];
    const entries = symbolsOf(model);
    for (const [key, entry] of entries)
      history.set(
        key,
        present(history.get(key), entry, { version, first: earlier === undefined, before: before.get(key) }),
      );
    for (const [key, past] of history)
      if (!entries.has(key) && past.removedIn === null) history.set(key, { ...past, removedIn: version });
    if (earlier !== undefined) record(history, version, diffModels(earlier.model, model));
    before = entries;
  });
  return history;
}

export function symbolsOf(model: ApiModel): ReadonlyMap<SymbolKey, AnyEntry> {
  const entries = [...createVersionIndex(model).entries.values()];
  return new Map(
    entries
      .flatMap((entry) => [entry, ...publishedMembers(entry)])
      .map((entry) => [symbolKey(entry.id), entry]),
  );
}

interface Release {
  readonly version: string;
  readonly first: boolean;
  readonly before: AnyEntry | undefined;
}

/** A symbol that was removed and added again counts as new. */
function present(
  history: SymbolHistory | undefined,
  { doc: { since, deprecated } }: AnyEntry,
  { version, first, before }: Release,
): SymbolHistory {
  const wasDeprecated = (before?.doc.deprecated ?? null) !== null;
  const earlier = wasDeprecated ? history?.deprecatedIn : null;
  const deprecatedIn =
    deprecated === null ? null : (earlier ?? deprecated.since ?? (first || wasDeprecated ? null : version));
  if (history !== undefined && history.removedIn === null) return { ...history, deprecatedIn };
  return { addedIn: first ? since : version, changedIn: [], deprecatedIn, removedIn: null, listedIn: [] };
}

function record(history: Map<SymbolKey, SymbolHistory>, version: string, changes: Changes): void {
  const changed = changedSymbols(changes);
  for (const key of new Set(changes.flatMap(({ symbol, owner }) => [symbol, owner]))) {
    const past = key === null ? undefined : history.get(key);
    if (key === null || past === undefined) continue;
    const isChanged = changed.has(key) && past.removedIn === null;
    const changedIn = isChanged ? [...past.changedIn, version] : past.changedIn;
    history.set(key, { ...past, changedIn, listedIn: [...past.listedIn, version] });
  }
}

/** A class changes with each of its members. */
function changedSymbols(all: Changes): ReadonlySet<SymbolKey> {
  const changes = all.filter((one) => one.class !== "documentation");
  const symbols = changes.filter(({ kind }) => !WHOLE_KINDS.has(kind)).map(({ symbol }) => symbol);
  const owners = changes.map(({ owner }) => owner);
  return new Set([...symbols, ...owners].filter((key) => key !== null));
}

const WHOLE_KINDS: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  "added",
  "required-field-added",
  "enum-value-added",
  "removed",
  "enum-value-removed",
]);
