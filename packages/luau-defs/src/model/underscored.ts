/** Members of modules in plain Luau whose names begin with `_`: by convention, not for readers. */
import { mapModules, type ConvertedFile } from "./converted-file";
import type { ClassEntry, EntryDoc, Module } from "./model";

/** Metamethods begin with two. */
const UNDERSCORED = /^_(?!_)/;

interface Named {
  readonly name: string;
  readonly doc: EntryDoc;
}

export interface UnderscoredFiles<T> {
  readonly files: readonly T[];
  /** How many members are hidden. */
  readonly hidden: number;
}

/** Hides them as `@private` does. */
export function withoutUnderscored<T extends ConvertedFile>(files: readonly T[]): UnderscoredFiles<T> {
  let hidden = 0;
  const hide = <E extends Named>(entries: readonly E[]): readonly E[] =>
    entries.some(isShown)
      ? entries.map((entry) => {
          if (!isShown(entry)) return entry;
          hidden += 1;
          return { ...entry, doc: { ...entry.doc, visibility: "private" as const } };
        })
      : entries;
  const inClass = (entry: ClassEntry): ClassEntry => {
    const [properties, methods] = [hide(entry.properties), hide(entry.methods)];
    return properties === entry.properties && methods === entry.methods
      ? entry
      : { ...entry, properties, methods };
  };
  const inModule = (module: Module): Module => ({
    ...module,
    functions: hide(module.functions),
    constants: hide(module.constants),
    classes: module.classes.map(inClass),
  });
  const all = files.map((file) =>
    file.form === "module" || file.foreignMembers.length > 0 ? mapModules(file, inModule) : file,
  );
  return { files: all, hidden };
}

const isShown = ({ name, doc }: Named): boolean => UNDERSCORED.test(name) && doc.visibility === "public";
