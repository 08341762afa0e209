import type { AnyEntry, Entry, Member, Module } from "./model";

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

/** Whether readers are shown an entry or member: `@private` hides one. */
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
