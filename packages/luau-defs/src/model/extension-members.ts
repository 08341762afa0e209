/** Adds the members in comments of other files to the modules of their classes. */
import { groupBy } from "luau-syntax";
import type { ConvertedFile } from "./converted-file";
import type { SymbolId } from "./ids";
import type { ClassEntry, Module } from "./model";

export function withExtensionMembers(
  convertedFiles: readonly Pick<ConvertedFile, "extensionMembers">[],
): (module: Module) => Module {
  const all = convertedFiles.flatMap(({ extensionMembers }) => extensionMembers.map(({ module }) => module));
  const added = groupBy(all, ({ id }) => id);
  return (module) => (added.get(module.id) ?? []).reduce(together, module);
}

const together = (module: Module, added: Module): Module => ({
  ...module,
  functions: [...module.functions, ...added.functions],
  constants: [...module.constants, ...added.constants],
  classes: mergedClasses(module.classes, added.classes),
  enums: [...module.enums, ...added.enums],
  events: [...module.events, ...added.events],
  types: [...module.types, ...added.types],
});

function mergedClasses(existing: readonly ClassEntry[], added: readonly ClassEntry[]): readonly ClassEntry[] {
  const remaining = new Map<SymbolId, ClassEntry>(added.map((entry) => [entry.id, entry]));
  const merged = existing.map((entry) => {
    const extension = remaining.get(entry.id);
    if (extension === undefined) return entry;
    remaining.delete(entry.id);
    return {
      ...entry,
      properties: [...entry.properties, ...extension.properties],
      methods: [...entry.methods, ...extension.methods],
    };
  });
  return [...merged, ...remaining.values()];
}
