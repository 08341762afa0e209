/** In: converted files. Out: what a probe looks up in an engine. */
import { FILE_START, STANDARD_LIBRARY, type TextRange } from "luau-syntax";
import { declaredModules, type LinkedFile } from "../../model/converted-file";
import { partsOf, type Inventory, type InventoryKind } from "../../model/inventory";
import { moduleId } from "../../model/ids";
import { topologicalOrder } from "../../model/topological-order";
import type { ClassEntry, Module } from "../../model/model";
import { moduleListings } from "../../model/module-listings";
import { toRequireArgument } from "../../model/require-argument";
import { declaredMethods, isWalked, lookupOf, lookupsInFile, type FileLookups } from "./file-lookups";
import type { Lookup, ProbedType, ProbePlan } from "./lookup";
import { keyOf, ownerOf, pathOf } from "./name-keys";
import { ANYTHING, TABLE, typeReader, type TypeReader } from "./expected";

interface PlanInput {
  readonly files: readonly { readonly converted: LinkedFile }[];
  /** The argument that scripts pass to `require`: see `moduleListings`. */
  readonly require: string;
  /** Globals of platforms and other libraries, which are not reported as undeclared. */
  readonly elsewhere: readonly string[];
}

export function probePlan({ files, require, elsewhere }: PlanInput): ProbePlan {
  const converted = files.map((file) => file.converted);
  const modules = converted.flatMap(declaredModules);
  const types = typeReader(modules);
  const places = moduleListings({ modules }, require);
  const inFiles = converted.map((file) => {
    const argument = places.get(file.module.id)?.requireArgument ?? null;
    const root = file.form === "module" && argument !== null ? `require(${argument})` : null;
    return { file, root, ...lookupsInFile(file, root, types) };
  });
  return {
    values: withTables(inFiles),
    types: probedTypes(modules, types),
    declared: [
      ...declaredElsewhere(elsewhere),
      ...inFiles.flatMap(({ file, root }) => declaredMethods(file, root)),
    ],
  };
}

/** Without definitions, a probe reports all globals and everything in modules. */
export function planForModules(requests: readonly string[]): ProbePlan {
  const values = requests.map((request): Lookup => {
    const root = `require(${toRequireArgument(request)})`;
    const shared = { expected: ANYTHING, isWalked: true, file: "", range: FILE_START, id: null };
    return { ...shared, names: [root], path: root, module: moduleId(request) };
  });
  return { values, types: [], declared: declaredElsewhere([]) };
}

export const globalsIn = (inventories: readonly Inventory[]): readonly string[] => {
  const values = inventories
    .flatMap(({ symbols }) => symbols)
    .filter((one) => one.require === undefined && GLOBAL_KINDS.has(one.kind));
  return [...new Set(values.flatMap(({ path }) => partsOf(path)[0] ?? []))];
};

const GLOBAL_KINDS: ReadonlySet<InventoryKind> = new Set(["module", "function", "constant", "enum"]);

const declaredElsewhere = (globals: readonly string[]): readonly (readonly string[])[] =>
  [...STANDARD_LIBRARY, NEWER_LIBRARY, ...globals].map((name) => [name]);

/** Luau has it since 0.730, and the checker of samples is older. */
const NEWER_LIBRARY = "integer";

/** Each look-up once, after those of the tables around it. */
function withTables(files: readonly FileLookups[]): readonly Lookup[] {
  const all = new Map<string, Lookup>();
  for (const { lookups, rangeOfGlobal } of files)
    for (const lookup of lookups) addWithTables(all, lookup, rangeOfGlobal);
  return [...all.values()];
}

function addWithTables(
  all: Map<string, Lookup>,
  lookup: Lookup,
  rangeOfGlobal: (name: string) => TextRange | null,
): void {
  const key = keyOf(lookup.names);
  if (all.has(key)) return;
  const names = ownerOf(lookup.names);
  const [root = ""] = names;
  if (names.length > 0) {
    const range = (names.length === 1 ? rangeOfGlobal(root) : null) ?? lookup.range;
    const table = {
      ...lookup,
      names,
      path: pathOf(names),
      expected: TABLE,
      isWalked: isWalked(names),
      range,
      id: null,
    };
    addWithTables(all, table, rangeOfGlobal);
  }
  all.set(key, lookup);
}

/** Extern types after those that they extend. Members that scripts can only write are left out. */
function probedTypes(modules: readonly Module[], types: TypeReader): readonly ProbedType[] {
  const classes = modules.flatMap((module) => module.classes.filter(({ origin }) => origin === "extern"));
  const byId = new Map(classes.map((entry) => [entry.id, entry]));
  const parentsOf = ({ parent }: ClassEntry): readonly ClassEntry[] => {
    const target = parent?.target ?? null;
    const entry = target === null ? undefined : byId.get(target);
    return entry === undefined ? [] : [entry];
  };
  return topologicalOrder(classes, parentsOf).map((entry) => ({
    name: entry.name,
    parent: parentsOf(entry)[0]?.name ?? null,
    members: [...entry.properties, ...entry.methods].flatMap((member): readonly Lookup[] => {
      if (member.kind === "property" && member.access === "write") return [];
      const expected = member.kind === "function" ? types.ofFunction(member) : types.ofType(member.type);
      return [lookupOf(member, [`type ${entry.name}`, member.name], expected)];
    }),
  }));
}
