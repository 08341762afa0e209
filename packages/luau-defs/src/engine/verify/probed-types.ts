/** In: modules. Out: their extern types, whose members a probe looks up in instances. */
import type { ClassEntry, Module, SymbolId } from "../../model/model";
import type { Ask, ProbedType } from "./ask";
import type { TypeReader } from "./expected";

/** Types after those that they extend. */
export function probedTypes(modules: readonly Module[], types: TypeReader): readonly ProbedType[] {
  const classes = modules.flatMap(({ classes: all }) => all.filter(({ origin }) => origin === "extern"));
  const byId = new Map(classes.map((entry) => [entry.id, entry]));
  const sorted = new Set<ClassEntry>();
  const visit = (entry: ClassEntry, below: readonly ClassEntry[]): void => {
    const parent = parentOf(entry, byId);
    if (parent !== undefined && !sorted.has(parent) && !below.includes(parent))
      visit(parent, [...below, entry]);
    sorted.add(entry);
  };
  for (const entry of classes) visit(entry, []);
  return [...sorted].map((entry) => ({
    name: entry.name,
    parent: parentOf(entry, byId)?.name ?? null,
    members: [...entry.properties, ...entry.methods].flatMap((member): readonly Ask[] => {
      if (member.kind === "property" && member.access === "write") return [];
      const { file, ...range } = member.location;
      const { module, id, path } = member;
      const at = [`type ${entry.name}`, member.name];
      const expected = member.kind === "function" ? types.ofFunction(member) : types.ofType(member.type);
      return [{ at, path, expected, isWalked: false, file, range, module, id }];
    }),
  }));
}

const parentOf = (
  { parent }: ClassEntry,
  byId: ReadonlyMap<SymbolId, ClassEntry>,
): ClassEntry | undefined => {
  const id = parent?.target ?? null;
  return id === null ? undefined : byId.get(id);
};
