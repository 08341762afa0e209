import type { SymbolKind } from "luau-contract";
import { compare, groupBy, lastPart } from "luau-syntax";
import type { Translate } from "../i18n/translate";
import { withoutNulls } from "../page/query-results";
import type { EntrySummary, Module, ModuleSummary } from "./reference-props";

const KINDS = ["functions", "constants", "classes", "enums", "events", "types"] as const;
type Kind = (typeof KINDS)[number];

/** The entries of a kind. */
export type Section = {
  [Name in Kind]: {
    readonly id: string;
    readonly title: string;
    readonly kind: Name;
    readonly entries: Module[Name];
  };
}[Kind];

export const ENTRY_KINDS = {
  functions: "function",
  constants: "constant",
  classes: "class",
  enums: "enum",
  events: "event",
  types: "type",
} as const satisfies Readonly<Record<Kind, SymbolKind>>;

const TITLES: Readonly<Record<Kind, string>> = {
  functions: "api.functions",
  constants: "api.constants",
  classes: "api.classes",
  enums: "api.enums",
  events: "api.events",
  types: "api.types",
};

type EntryLists = Pick<Module, Kind>;

/** The ids contain a hyphen, unlike Luau's names, so that they never collide with a symbol's anchor. */
export const toSections = (lists: EntryLists, t: Translate): readonly Section[] =>
  KINDS.map((kind) => {
    // The entries are those of the kind.
    return { kind, id: `all-${kind}`, title: t(TITLES[kind]), entries: lists[kind] } as Section;
  }).filter(({ entries }) => entries.length > 0);

/** An entry with its own page; one of the six fields is set. */
export type EntryPage = Pick<NonNullable<Queries.ApiEntryQuery["luauEntryPage"]>, (typeof ENTRY_KINDS)[Kind]>;

export function sectionOf(page: EntryPage, t: Translate): Section | undefined {
  const lists = KINDS.map((kind) => [kind, withoutNulls([page[ENTRY_KINDS[kind]]])]);
  // Each list is of its kind.
  return toSections(Object.fromEntries(lists) as EntryLists, t)[0];
}

export interface OverviewGroup {
  readonly id: string;
  readonly title: string;
  /** The entries have pages of their own, so that links to the kind refer to the overview. */
  readonly elsewhere?: true;
  readonly entries: readonly OverviewEntry[];
  /** Hundreds of entries by first letter, without summaries, which would make up most of the page. */
  readonly letters?: readonly LetterGroup[];
}

export interface LetterGroup {
  readonly id: string;
  readonly letter: string;
  readonly entries: readonly OverviewEntry[];
}

export interface OverviewEntry {
  readonly kind: SymbolKind;
  readonly name: string;
  readonly anchor: string;
  readonly href?: string;
  readonly doc: { readonly summary: string; readonly deprecated: { readonly since: string | null } | null };
}

/** The description of a module in a list: its summary, or without one its contents, “12 functions, 3 types”. */
export const moduleSummary = (
  { summary, contents }: Pick<ModuleSummary, "summary" | "contents">,
  t: Translate,
): string =>
  summary === "" ? contents.map(({ kind, count }) => t(`count.${kind}`, { count })).join(", ") : summary;

export function namespaceGroup(namespaces: readonly ModuleSummary[], t: Translate): readonly OverviewGroup[] {
  if (namespaces.length === 0) return [];
  const title = t("api.namespaces");
  const entries = namespaces.map((namespace): OverviewEntry => {
    const { name, href } = namespace;
    const doc = { summary: moduleSummary(namespace, t), deprecated: null };
    return { kind: "module", name, anchor: name, href, doc };
  });
  return [{ id: "all-namespaces", title, elsewhere: true, entries }];
}

export const toGroups = (sections: readonly Section[]): readonly OverviewGroup[] =>
  sections.map(({ id, kind, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => ({ ...entry, kind: ENTRY_KINDS[kind] })),
  }));

/** A module whose entries have their own pages. */
export type IndexedModule = Pick<NonNullable<Queries.ApiModuleIndexQuery["luauModule"]>, "listed" | "groups">;

/** Longer lists are shown by first letter, without summaries. */
const MAX_WITHOUT_LETTERS = 100;

/** Classes and enums come first, since most entries of such a module are of these kinds. */
const INDEX_ORDER = ["classes", "enums", "functions", "constants", "events", "types"] as const;

/** The groups of such a module, then the remaining entries by kind, all sorted by name. */
export function toIndexGroups(module: IndexedModule, t: Translate): readonly OverviewGroup[] {
  const all = INDEX_ORDER.flatMap((kind) =>
    module.listed
      .filter((entry) => entry.kind === ENTRY_KINDS[kind])
      .map((entry) => ({ ...entry, kind: ENTRY_KINDS[kind] })),
  );
  const groups = module.groups.map((label) => {
    const id = `group-${label.replaceAll(/\s+/g, "-")}`;
    const inGroup = all.filter(({ group }) => group === label);
    return indexGroup(id, label, inGroup);
  });
  const ungrouped = INDEX_ORDER.map((kind) => {
    const ofKind = all.filter((entry) => entry.group === null && entry.kind === ENTRY_KINDS[kind]);
    return indexGroup(`all-${kind}`, t(TITLES[kind]), ofKind);
  });
  return [...groups, ...ungrouped].filter(({ entries }) => entries.length > 0);
}

type ListedEntry = Omit<EntrySummary, "kind"> & { readonly kind: SymbolKind };

function indexGroup(id: string, title: string, listed: readonly ListedEntry[]): OverviewGroup {
  const entries = listed
    .map(({ kind, path, anchor, href, summary, deprecated }) => {
      return { kind, name: path, anchor, href, doc: { summary, deprecated } };
    })
    .sort((a, b) => compare(lastPart(a.name), lastPart(b.name)) || compare(a.name, b.name));
  const isLong = entries.length > MAX_WITHOUT_LETTERS;
  return { id, title, elsewhere: true, entries, ...(isLong && { letters: lettersOf(id, entries) }) };
}

const lettersOf = (id: string, entries: readonly OverviewEntry[]): readonly LetterGroup[] =>
  [...groupBy(entries, ({ name }) => lastPart(name).charAt(0).toUpperCase())]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, listed]) => ({ id: `${id}-${letter}`, letter, entries: listed }));
