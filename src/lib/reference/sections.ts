import { compare, type SymbolKind } from "luau-contract";
import type { Translate } from "../i18n/translate";
import type {
  ClassEntry,
  ConstantEntry,
  EntrySummary,
  EnumEntry,
  EventEntry,
  FunctionEntry,
  Module,
  ModuleSummary,
  TypeEntry,
} from "./types";

/** The entries of one kind: a part of a reference page. */
export type Section = { readonly id: string; readonly title: string } & (
  | { readonly kind: "functions"; readonly entries: readonly FunctionEntry[] }
  | { readonly kind: "constants"; readonly entries: readonly ConstantEntry[] }
  | { readonly kind: "classes"; readonly entries: readonly ClassEntry[] }
  | { readonly kind: "enums"; readonly entries: readonly EnumEntry[] }
  | { readonly kind: "events"; readonly entries: readonly EventEntry[] }
  | { readonly kind: "types"; readonly entries: readonly TypeEntry[] }
);

/** What each entry of a section is. */
export const ENTRY_KINDS: Readonly<Record<Section["kind"], SymbolKind>> = {
  functions: "function",
  constants: "constant",
  classes: "class",
  enums: "enum",
  events: "event",
  types: "type",
};

/**
 * The parts of a module's page, in the order they are read; kinds that a module has none of are left out.
 * The ids hold a hyphen, which no Luau name can: they never meet the anchor of a symbol.
 */
export function toSections(
  module: Pick<Module, "functions" | "constants" | "classes" | "enums" | "events" | "types">,
  t: Translate,
): readonly Section[] {
  const titles = kindTitles(t);
  const sections: readonly Section[] = [
    { kind: "functions", id: "all-functions", title: titles.functions, entries: module.functions },
    { kind: "constants", id: "all-constants", title: titles.constants, entries: module.constants },
    { kind: "classes", id: "all-classes", title: titles.classes, entries: module.classes },
    { kind: "enums", id: "all-enums", title: titles.enums, entries: module.enums },
    { kind: "events", id: "all-events", title: titles.events, entries: module.events },
    { kind: "types", id: "all-types", title: titles.types, entries: module.types },
  ];
  return sections.filter((section) => section.entries.length > 0);
}

/** What each kind is called. */
const kindTitles = (t: Translate) => ({
  functions: t({ id: "api.functions", message: "Functions" }),
  constants: t({ id: "api.constants", message: "Constants" }),
  classes: t({ id: "api.classes", message: "Classes" }),
  enums: t({ id: "api.enums", message: "Enums" }),
  events: t({ id: "api.events", message: "Events" }),
  types: t({ id: "api.types", message: "Types" }),
});

/** An entry of any kind, as its page has it: of the six, one is there. */
export interface OwnPage {
  readonly function: FunctionEntry | null;
  readonly constant: ConstantEntry | null;
  readonly class: ClassEntry | null;
  readonly enum: EnumEntry | null;
  readonly event: EventEntry | null;
  readonly type: TypeEntry | null;
}

/** The section that an entry would be in, with that entry alone. */
export function sectionOf(page: OwnPage, t: Translate): Section | undefined {
  const list = <T>(entry: T | null): readonly T[] => (entry === null ? [] : [entry]);
  const [section] = toSections(
    {
      functions: list(page.function),
      constants: list(page.constant),
      classes: list(page.class),
      enums: list(page.enum),
      events: list(page.event),
      types: list(page.type),
    },
    t,
  );
  return section;
}

/** What an overview lists of one kind. */
export interface OverviewGroup {
  readonly id: string;
  readonly title: string;
  /**
   * Whether the entries stand apart from their kind's heading, so that the overview is where links to this
   * kind lead.
   */
  readonly elsewhere: boolean;
  /** Whether names alone are listed: of hundreds, their summaries would be most of the page. */
  readonly brief: boolean;
  readonly entries: readonly OverviewEntry[];
  /** The entries by the first letter of their names, where there are very many; else none. */
  readonly letters: readonly {
    readonly id: string;
    readonly letter: string;
    readonly entries: readonly OverviewEntry[];
  }[];
}

export interface OverviewEntry {
  readonly kind: SymbolKind;
  readonly name: string;
  readonly anchor: string;
  readonly href?: string;
  readonly doc: EntrySummary["doc"];
}

/** The namespaces in a module, which have pages of their own. */
export const namespaceGroup = (
  namespaces: readonly ModuleSummary[],
  t: Translate,
): readonly OverviewGroup[] =>
  namespaces.length === 0
    ? []
    : [
        {
          id: "all-namespaces",
          title: t({ id: "api.namespaces", message: "Namespaces" }),
          elsewhere: true,
          brief: false,
          letters: [],
          entries: namespaces.map(({ name, href, summary }) => ({
            kind: "module",
            name,
            anchor: name,
            href,
            doc: { summary, deprecated: null },
          })),
        },
      ];

export const toGroups = (sections: readonly Section[]): readonly OverviewGroup[] =>
  sections.map(({ id, kind, title, entries }) => ({
    id,
    title,
    elsewhere: false,
    brief: false,
    letters: [],
    entries: entries.map(({ name, anchor, doc }) => ({ kind: ENTRY_KINDS[kind], name, anchor, doc })),
  }));

/** What a module lists whose entries have pages of their own. */
export interface IndexedModule extends Readonly<Record<Section["kind"], readonly EntrySummary[]>> {
  /** The labels of its entries' groups, in their order. */
  readonly groups: readonly string[];
}

/** More summaries than this nobody reads in a row, and more names nobody looks through. */
const SHOWN_IN_A_ROW = 100;

/** Classes and enums come first, since most of such a module is there. */
const indexOrder = ["classes", "enums", "functions", "constants", "events", "types"] as const;

/**
 * The overview of such a module: its groups, then by kind what is in none, all by name. There may be hundreds
 * of a kind, which are listed by their first letters.
 */
export function toIndexGroups(module: IndexedModule, t: Translate): readonly OverviewGroup[] {
  const titles = kindTitles(t);
  const listed = (kind: (typeof indexOrder)[number]) =>
    module[kind].map((entry) => ({ ...entry, kind: ENTRY_KINDS[kind] }));
  const all = indexOrder.flatMap(listed);
  const groups = [
    ...module.groups.map((label) =>
      indexGroup(
        `group-${label.replaceAll(/\s+/g, "-")}`,
        label,
        all.filter(({ group }) => group === label),
      ),
    ),
    ...indexOrder.map((kind) =>
      indexGroup(
        `all-${kind}`,
        titles[kind],
        listed(kind).filter(({ group }) => group === null),
      ),
    ),
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

type ListedEntry = EntrySummary & { readonly kind: SymbolKind };

function indexGroup(id: string, title: string, listed: readonly ListedEntry[]): OverviewGroup {
  const entries = listed
    .map(({ kind, path, anchor, href, doc }) => ({ kind, name: path, anchor, href, doc }))
    .sort((a, b) => compare(lastPart(a.name), lastPart(b.name)) || compare(a.name, b.name));
  const brief = entries.length > SHOWN_IN_A_ROW;
  return { id, title, elsewhere: true, brief, entries, letters: brief ? lettersOf(id, entries) : [] };
}

function lettersOf(id: string, entries: OverviewGroup["entries"]): OverviewGroup["letters"] {
  const letters = new Map<string, OverviewGroup["entries"][number][]>();
  for (const entry of entries) {
    const letter = lastPart(entry.name).charAt(0).toUpperCase();
    const found = letters.get(letter);
    if (found === undefined) letters.set(letter, [entry]);
    else found.push(entry);
  }
  return [...letters]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, listed]) => ({ id: `${id}-${letter}`, letter, entries: listed }));
}

/** `Engine.quit` is looked for under its own name. */
const lastPart = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf("."), path.lastIndexOf(":")) + 1);
