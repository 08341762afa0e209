import { mapEntries } from "../../model/entries";
import type { ClassEntry, EntryDoc, Module } from "../../model/model";
import type { Realm } from "../../model/realms";

/** Adds the realms of a module to its entries, and those of a class to its members, unless they have own. */
export function withInheritedRealms<M extends Omit<Module, "location">>(module: M): M {
  const { realms } = module;
  const classes = module.classes.map((entry) => withMembers(within(realms, entry)));
  if (realms.length === 0) return { ...module, classes };
  return mapEntries({ ...module, classes }, (entries) => entries.map((entry) => within(realms, entry)));
}

interface Documented {
  readonly doc: EntryDoc;
}

const within = <T extends Documented>(realms: readonly Realm[], entry: T): T =>
  realms.length === 0 || entry.doc.realms.length > 0 ? entry : { ...entry, doc: { ...entry.doc, realms } };

function withMembers(entry: ClassEntry): ClassEntry {
  const { realms } = entry.doc;
  if (realms.length === 0) return entry;
  const all = <T extends Documented>(members: readonly T[]): readonly T[] =>
    members.map((member) => within(realms, member));
  return { ...entry, properties: all(entry.properties), methods: all(entry.methods) };
}
