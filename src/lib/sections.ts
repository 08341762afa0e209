import type { ClassEntry, ConstantEntry, EntrySummary, EnumEntry, EventEntry, FunctionEntry, Module, TypeEntry } from "./reference";

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
export function toSections(module: Pick<Module, "functions" | "constants" | "classes" | "enums" | "events" | "types">): readonly Section[] {
  const sections: readonly Section[] = [
    { kind: "functions", id: "all-functions", title: "Functions", entries: module.functions },
    { kind: "constants", id: "all-constants", title: "Constants", entries: module.constants },
    { kind: "classes", id: "all-classes", title: "Classes", entries: module.classes },
    { kind: "enums", id: "all-enums", title: "Enums", entries: module.enums },
    { kind: "events", id: "all-events", title: "Events", entries: module.events },
    { kind: "types", id: "all-types", title: "Types", entries: module.types },
  ];
  return sections.filter((section) => section.entries.length > 0);
}

/** What an overview lists of one kind. */
export interface OverviewGroup {
  readonly id: string;
  readonly title: string;
  /** Whether the entries have pages of their own, so that the overview is where links to this kind lead. */
  readonly elsewhere: boolean;
  readonly entries: readonly (Pick<EntrySummary, "name" | "anchor" | "doc"> & { readonly href?: string })[];
}

export const toGroups = (sections: readonly Section[]): readonly OverviewGroup[] =>
  sections.map(({ id, title, entries }) => ({ id, title, elsewhere: false, entries: entries.map(({ name, anchor, doc }) => ({ name, anchor, doc })) }));

/** The overview of a module whose classes and enums have pages of their own: they come first, since most of it is there, and by name, since there may be hundreds. */
export function toIndexGroups(sections: readonly Section[], classes: readonly EntrySummary[], enums: readonly EntrySummary[]): readonly OverviewGroup[] {
  const own: readonly OverviewGroup[] = [
    { id: "all-classes", title: "Classes", elsewhere: true, entries: [...classes].sort(byName) },
    { id: "all-enums", title: "Enums", elsewhere: true, entries: [...enums].sort(byName) },
  ];
  return [...own.filter(({ entries }) => entries.length > 0), ...toGroups(sections)];
}

const byName = (a: EntrySummary, b: EntrySummary): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The methods of a class that has the page to itself. */
export const toMethodGroup = (methods: readonly FunctionEntry[]): OverviewGroup =>
  ({ id: "all-methods", title: "Methods", elsewhere: true, entries: methods.map(({ name, anchor, doc }) => ({ name, anchor, doc })) });
