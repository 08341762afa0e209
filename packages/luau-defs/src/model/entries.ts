import { assertNever, type GenericPack, type TypeNode } from "luau-syntax";
import type { AnyEntry, Entry, EventSlots, Member, Module, ParameterEntry, ReturnEntry } from "./model";

export const entriesOf = (module: Module): readonly Entry[] => [
  ...module.functions,
  ...module.constants,
  ...module.classes,
  ...module.enums,
  ...module.events,
  ...module.types,
];

/** The members of a class, properties first, or the values of an enum; other entries have none. */
export function membersOf(entry: Entry): readonly Member[] {
  if (entry.kind === "class") return [...entry.properties, ...entry.methods];
  return entry.kind === "enum" ? entry.values : [];
}

export const entriesWithMembers = (module: Module): readonly AnyEntry[] =>
  entriesOf(module).flatMap((entry) => [entry, ...membersOf(entry)]);

export const shownEntries = (module: Module): readonly AnyEntry[] =>
  entriesOf(module)
    .filter(isPublic)
    .flatMap((entry) => [entry, ...membersOf(entry).filter(isPublic)]);

type Slot = ParameterEntry | ReturnEntry;

/** The parameters and return values of a function, or of the listeners of an event. */
export function slotsOf(entry: AnyEntry): readonly Slot[] {
  if (entry.kind === "function") return entry.signatures.flatMap(slotsIn);
  if (entry.kind === "event") return slotsIn(entry);
  return (entry.kind === "constant" || entry.kind === "property") && entry.event !== null
    ? slotsIn(entry.event)
    : [];
}

const slotsIn = ({ parameters, returns }: EventSlots): readonly Slot[] => [...parameters, ...returns];

/** The types that an entry is declared with, without those of its members. */
export function typesOf(entry: AnyEntry): readonly (TypeNode | GenericPack)[] {
  switch (entry.kind) {
    case "function":
    case "event":
      return slotsOf(entry).map(({ type }) => type);
    case "class":
      return entry.indexer === null ? [] : [entry.indexer.key, entry.indexer.value];
    case "enum":
      return [];
    case "enumValue":
      return entry.type === null ? [] : [entry.type];
    case "constant":
    case "property":
    case "type":
      return [entry.type];
    default:
      return assertNever(entry);
  }
}

export const mapEntries = <M extends Omit<Module, "location">>(
  module: M,
  change: <T extends Entry>(entries: readonly T[]) => readonly T[],
): M => ({
  ...module,
  functions: change(module.functions),
  constants: change(module.constants),
  classes: change(module.classes),
  enums: change(module.enums),
  events: change(module.events),
  types: change(module.types),
});

/** `@private` hides an entry or member from readers. */
export const isPublic = ({ doc }: AnyEntry): boolean => doc.visibility === "public";

/** Overloads may be documented separately. */
export const isDocumented = (entry: AnyEntry): boolean =>
  entry.doc.description !== "" ||
  (entry.kind === "function" && entry.signatures.every(({ description }) => description !== ""));

/** How many public entries of each kind a module has. */
export type Contents = readonly { readonly kind: Entry["kind"]; readonly count: number }[];

export function contentsOf(module: Module): Contents {
  const kinds = entriesOf(module)
    .filter(isPublic)
    .map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
}
