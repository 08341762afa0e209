/**
 * In: the definitions of all versions. Out, for one of them: the history of each entry, and what is different
 * from the version before.
 */
import type { Change } from "../diff/change";
import { diffModels } from "../diff/diff-models";
import { symbolKey, type SymbolKey } from "../diff/symbols";
import { symbolsOf, versionHistory, type Version } from "../diff/version-history";
import type { ChangeList, ListedChange } from "../emit/json/change-list";
import { DEFAULT_BASE_PATH, makeRoutes, type PageScheme } from "../emit/addresses/routes";
import { NO_HISTORY, type HistoryOf, type SymbolHistory } from "../model/history";
import type { ApiModel } from "../model/model";
import type { ReferenceSettings } from "../model/settings";
import { trackModel } from "./tracked-model";

/** All versions of a site, and which of them this is. */
export interface VersionList {
  /** As readers know it: `2.0`. */
  readonly version: string;
  /** Oldest first, this one among them. */
  readonly versions: readonly { readonly version: string; readonly requests: readonly string[] }[];
}

export interface VersionFacts {
  readonly historyOf: HistoryOf;
  /** Null for the oldest version. */
  readonly changes: ChangeList | null;
}

/**
 * What a version's own model is set beside. Gives the very object of the time before while all models are the
 * same.
 */
export type HistoryReader = (model: ApiModel, changed: Changed) => Promise<VersionFacts>;

/** Files that have changed since the last call. */
type Changed = ReadonlySet<string> | "all";

interface PageOptions {
  /** How all versions spell enums and events: what changed is told apart from how it is spelt. */
  readonly settings?: ReferenceSettings | undefined;
  readonly basePath?: string | undefined;
  readonly pages?: PageScheme | undefined;
}

/** The other versions' files are read once, and again where one of them has changed. */
export function openHistory(
  { version, versions }: VersionList,
  cwd: string,
  options: PageOptions,
): HistoryReader {
  const others = versions
    .filter((one) => one.version !== version)
    .map((one) => openVersion(one, cwd, options.settings));
  let last: { readonly all: readonly Version[]; readonly facts: VersionFacts } | null = null;
  return async (model, changed) => {
    const known = new Map(
      (await Promise.all(others.map((read) => read(changed)))).map((one) => [one.version, one]),
    );
    const all = versions.flatMap((one) =>
      one.version === version ? [{ version, model }] : (known.get(one.version) ?? []),
    );
    if (last === null || last.all.some((one, index) => one.model !== all[index]?.model))
      last = { all, facts: versionFacts(all, version, options) };
    return last.facts;
  };
}

/** Mistakes in another version's files are told by the plugin's instance for that version. */
function openVersion(
  { version, requests }: VersionList["versions"][number],
  cwd: string,
  settings: ReferenceSettings | undefined,
): (changed: Changed) => Promise<Version> {
  const read = trackModel(requests, cwd, { settings });
  return async (changed) => ({ version, model: (await read(changed)).value.model });
}

/** What is known of `version`, which is one of `all`; they stand oldest first. */
export function versionFacts(all: readonly Version[], version: string, options: PageOptions): VersionFacts {
  const index = all.findIndex((one) => one.version === version);
  const own = all[index];
  if (own === undefined || all.length === 1) return { historyOf: () => NO_HISTORY, changes: null };
  const past = versionHistory(all.slice(0, index + 1));
  // What comes later takes things away; it cannot have changed what this version's pages describe.
  const future = versionHistory(all.slice(index));
  const before = all[index - 1];
  return {
    historyOf: (id) => inVersion(past.get(symbolKey(id)), future.get(symbolKey(id))),
    changes: before === undefined ? null : changeList(before, own, options),
  };
}

function inVersion(past: SymbolHistory | undefined, future: SymbolHistory | undefined): SymbolHistory {
  if (past === undefined) return NO_HISTORY;
  const { addedIn, changedIn, deprecatedIn } = past;
  return { addedIn, changedIn, deprecatedIn, removedIn: future?.removedIn ?? null };
}

function changeList(
  before: Version,
  { version, model }: Version,
  { basePath = DEFAULT_BASE_PATH, pages }: PageOptions,
): ChangeList {
  const routes = makeRoutes(model, basePath, pages);
  const symbols = symbolsOf(model);
  const hrefOf = ({ symbol, module }: Change): string | null =>
    symbol === null ? routes.href(module) : hrefOfSymbol(symbol);
  const hrefOfSymbol = (key: SymbolKey): string | null => routes.href(symbols.get(key)?.id ?? null);
  const changes = diffModels(before.model, model).map((one) => ({ ...listed(one), href: hrefOf(one) }));
  return { basePath, version, since: before.version, changes };
}

/** Of texts it is enough to know that they changed: they can be as long as a page. */
function listed({
  class: of,
  kind,
  path,
  module,
  old,
  new: now,
  reason,
}: Change): Omit<ListedChange, "href"> {
  const words = kind.replaceAll("-", " ");
  const isCode = of !== "documentation";
  return {
    class: of,
    path,
    module,
    text: words.slice(0, 1).toUpperCase() + words.slice(1),
    old: isCode ? old : null,
    new: isCode ? now : null,
    reason,
  };
}
