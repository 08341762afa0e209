import type { ClassEntry, ConstantEntry, EnumEntry, EventEntry, FunctionEntry, Module, TypeEntry } from "./reference";

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
export function toSections(module: Module): readonly Section[] {
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
