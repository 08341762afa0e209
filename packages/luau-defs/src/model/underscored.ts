/** Members of modules in plain Luau whose names begin with `_`: by convention, not for readers. */
import { mapModules, type ConvertedFile } from "./converted-file";
import type { ClassEntry, EntryDoc, Module } from "./model";

const UNDERSCORED = /^_(?!_)/;

interface Named {
  readonly name: string;
  readonly doc: EntryDoc;
}

/** Hides them as `@private` does. */
export function withoutUnderscored<T extends ConvertedFile>(files: readonly T[]): readonly T[] {
  const hide = <E extends Named>(entries: readonly E[]): readonly E[] =>
    entries.some(isShown)
      ? entries.map((entry) =>
          isShown(entry) ? { ...entry, doc: { ...entry.doc, visibility: "private" as const } } : entry,
        )
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
  return files.map((file) =>
    file.form === "module" || file.extensionMembers.length > 0 ? mapModules(file, inModule) : file,
  );
}

export const isUnderscored = ({ name }: Pick<Named, "name">): boolean => UNDERSCORED.test(name);

const isShown = (entry: Named): boolean => isUnderscored(entry) && entry.doc.visibility === "public";
