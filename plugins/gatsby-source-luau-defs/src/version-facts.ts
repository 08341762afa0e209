/** In: the definitions of all versions. Out: the history of one's entries, and its changes. */
import {
  type ChangeList,
  DEFAULT_BASE_PATH,
  diffModels,
  type FindAddress,
  type HistoryOf,
  listChanges,
  makeRoutes,
  NO_HISTORY,
  onSite,
  type PageScheme,
  type ReferenceSettings,
  type SymbolHistory,
  symbolKey,
  type Version,
  versionHistory,
} from "luau-defs/site";
import { sharedModel } from "./shared-models";

export interface VersionList {
  /** The displayed name: `2.0`. */
  readonly version: string;
  /** The oldest version comes first; this one is included. */
  readonly versions: readonly { readonly version: string; readonly requests: readonly string[] }[];
}

export interface VersionFacts {
  readonly historyOf: HistoryOf;
  /** Null for the oldest version. */
  readonly changes: ListChanges | null;
}

/** @param site the beginning of all addresses: the site's URL, or nothing for its own pages */
type ListChanges = (site: string) => ChangeList;

/** The object is the same as long as no model has changed. */
type HistoryReader = (changed: Changed) => Promise<VersionFacts>;

type Changed = ReadonlySet<string> | "all";

interface PageOptions {
  /** All versions share patterns of enums and events: another notation is not reported as a change. */
  readonly settings?: ReferenceSettings | undefined;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
}

/** All instances share the models of versions. */
export function openHistory(
  { version, versions }: VersionList,
  cwd: string,
  options: PageOptions,
): HistoryReader {
  const readers = versions.map((one) => openVersion(one, cwd, options.settings));
  let last: { readonly all: readonly Version[]; readonly facts: VersionFacts } | null = null;
  return async (changed) => {
    const all = await Promise.all(readers.map((read) => read(changed)));
    if (last === null || last.all.some((one, index) => one.model !== all[index]?.model))
      last = { all, facts: versionFacts(all, version, options) };
    return last.facts;
  };
}

/** Problems in another version's files are reported by that version's instance of the plugin. */
function openVersion(
  { version, requests }: VersionList["versions"][number],
  cwd: string,
  settings: ReferenceSettings | undefined,
): (changed: Changed) => Promise<Version> {
  const read = sharedModel(requests, cwd, settings);
  return async (changed) => ({ version, model: (await read(changed)).value.model });
}

/** `all` contains `version`, and begins with the oldest. */
export function versionFacts(all: readonly Version[], version: string, options: PageOptions): VersionFacts {
  const index = all.findIndex((one) => one.version === version);
  const current = all[index];
  if (current === undefined || all.length === 1) return { historyOf: () => NO_HISTORY, changes: null };
  const past = versionHistory(all.slice(0, index + 1));
  // Later versions may remove symbols, but do not change the symbols of this version's pages.
  const future = versionHistory(all.slice(index));
  const before = all[index - 1];
  return {
    historyOf: (id) => inVersion(past.get(symbolKey(id)), future.get(symbolKey(id))),
    changes: before === undefined ? null : changeLister(before, current, options),
  };
}

function inVersion(past: SymbolHistory | undefined, future: SymbolHistory | undefined): SymbolHistory {
  if (past === undefined) return NO_HISTORY;
  const removedIn = future?.removedIn ?? null;
  const later = future?.listedIn.filter((version) => version === removedIn) ?? [];
  return { ...past, listedIn: [...past.listedIn, ...later], removedIn };
}

/** The addresses are those of this version's pages. */
function changeLister(
  before: Version,
  { version, model }: Version,
  { basePath = DEFAULT_BASE_PATH, pages }: PageOptions,
): ListChanges {
  const { href } = makeRoutes(model, basePath, pages);
  const changes = diffModels(before.model, model);
  return (site) => {
    const address: FindAddress = (target) => {
      const path = href(target);
      return path === null ? null : onSite(site, path);
    };
    return { version, since: before.version, changes: listChanges(changes, model, address) };
  };
}
