import type { AnyEntry, Entry, Member, Module } from "./model";

/** A module's entries: functions, constants, classes, enums, events, types. */
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

/** Whether readers are shown an entry or member: `@private` hides one. */
export const isPublic = ({ doc }: AnyEntry): boolean => doc.visibility === "public";

/** How many public entries of each kind a module has. */
export type Contents = readonly { readonly kind: Entry["kind"]; readonly count: number }[];

/** For lists of modules that have nothing else to say of one. */
export function contentsOf(module: Module): Contents {
  const kinds = entriesOf(module)
    .filter(isPublic)
    .map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
}
