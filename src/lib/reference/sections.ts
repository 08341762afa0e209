import { compare } from "luau-contract";
import type { Translate } from "../i18n/translate";
import type {
  ClassEntry,
  ConstantEntry,
  Entry,
  EntrySummary,
  EnumEntry,
  EventEntry,
  FunctionEntry,
  Module,
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
  readonly entries: readonly {
    readonly name: string;
    readonly anchor: string;
    readonly href?: string;
    readonly doc: EntrySummary["doc"];
  }[];
}

export const toGroups = (sections: readonly Section[]): readonly OverviewGroup[] =>
  sections.map(({ id, title, entries }) => ({
    id,
    title,
    elsewhere: false,
    brief: false,
    entries: entries.map(({ name, anchor, doc }) => ({ name, anchor, doc })),
  }));

/** What a module lists whose entries have pages of their own. */
export type IndexedKinds = Readonly<Record<Section["kind"], readonly EntrySummary[]>>;

/** More summaries than this nobody reads in a row. */
const SUMMARIES_SHOWN = 100;

/** Classes and enums come first, since most of such a module is there. */
const indexOrder = ["classes", "enums", "functions", "constants", "events", "types"] as const;

/** The overview of such a module, all by name, since there may be hundreds. */
export function toIndexGroups(kinds: IndexedKinds, t: Translate): readonly OverviewGroup[] {
  const titles = kindTitles(t);
  const groups = indexOrder.map(
    (kind): OverviewGroup => ({
      id: `all-${kind}`,
      title: titles[kind],
      elsewhere: true,
      brief: kinds[kind].length > SUMMARIES_SHOWN,
      entries: kinds[kind]
        .map(({ path, anchor, href, doc }) => ({ name: path, anchor, href, doc }))
        .sort((a, b) => compare(a.name, b.name)),
    }),
  );
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The events and methods of a class that has the page to itself. */
export function toMemberGroups(
  { events, methods }: Pick<ClassEntry, "events" | "methods">,
  t: Translate,
): readonly OverviewGroup[] {
  const group = (id: string, title: string, entries: readonly Entry[]): OverviewGroup => ({
    id,
    title,
    elsewhere: true,
    brief: false,
    entries: entries.map(({ name, anchor, doc }) => ({ name, anchor, doc })),
  });
  return [
    group("all-events", t({ id: "api.events", message: "Events" }), events),
    group("all-methods", t({ id: "api.methods", message: "Methods" }), methods),
  ].filter(({ entries }) => entries.length > 0);
}
