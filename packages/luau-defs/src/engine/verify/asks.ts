/**
 * In: converted files. Out: what a probe asks an engine, as a flat list: containers before what is in them.
 * `write-probe.ts` makes it a script over `runtime/*.luau`, `read-report.ts` reads what the script printed,
 * and `compare-report.ts` compares both.
 */
import { isDefinitionFile } from "luau-contract";
import {
  FILE_START,
  memberPath,
  namesOfPath,
  rangeAt,
  STANDARD_LIBRARY,
  type TextRange,
  type TypeNode,
} from "luau-syntax";
import { declaredModules, type LinkedFile } from "../../model/converted-file";
import { membersOf } from "../../model/entries";
import { partsOf, type Inventory, type InventoryKind } from "../../model/inventory";
import type { AnyEntry, ClassEntry, EnumEntry, Module } from "../../model/model";
import { moduleId } from "../../model/ids";
import { modulePlaces } from "../../model/module-places";
import { toRequireArgument } from "../../model/require-argument";
import { DEFAULT_REQUIRE } from "../../model/settings";
import type { Ask, Asked } from "./ask";
import { probedTypes } from "./probed-types";
import { keyOf } from "./inside";
import { ANYTHING, TABLE, typeReader, type Expected, type TypeReader } from "./expected";

interface AskInput {
  readonly files: readonly { readonly converted: LinkedFile }[];
  /** The argument that scripts pass to `require`: see `modulePlaces`. */
  readonly require: string;
  /** Names of these are not reported as undeclared. */
  readonly elsewhere: readonly string[];
}

export function asksOf({ files, require, elsewhere }: AskInput): Asked {
  const converted = files.map((file) => file.converted);
  const modules = converted.flatMap(declaredModules);
  const types = typeReader(modules);
  const collector = collect(types);
  const places = modulePlaces({ modules }, require);
  for (const file of converted) {
    const argument = places.get(file.module.id)?.requireArgument ?? null;
    const root = file.form === "module" && argument !== null ? `require(${argument})` : null;
    askFile(file, root, collector);
  }
  const standard = [...STANDARD_LIBRARY, NEWER_LIBRARY].map((name) => [name]);
  return {
    values: collector.asks(),
    types: probedTypes(modules, types),
    known: [...standard, ...elsewhere.map((name) => [name]), ...collector.known()],
  };
}

/** Without definitions, a probe reports all globals and everything in modules. */
export function asksForModules(requests: readonly string[]): Asked {
  const { known } = asksOf({ files: [], require: DEFAULT_REQUIRE, elsewhere: [] });
  const values = requests.map((request): Ask => {
    const root = `require(${toRequireArgument(request)})`;
    return {
      at: [root],
      path: root,
      expected: ANYTHING,
      isWalked: true,
      file: "",
      range: FILE_START,
      module: moduleId(request),
      id: null,
    };
  });
  return { values, types: [], known };
}

/** The globals of a platform, and of other libraries. */
export const globalsIn = (inventories: readonly Inventory[]): readonly string[] => {
  const values = inventories
    .flatMap(({ symbols }) => symbols)
    .filter((one) => one.require === undefined && VALUES.has(one.kind));
  return [...new Set(values.flatMap(({ path }) => partsOf(path)[0] ?? []))];
};

/** Kinds of symbols that are in a global, or are one. */
const VALUES: ReadonlySet<InventoryKind> = new Set(["module", "function", "constant", "enum"]);

/** Luau has it since 0.730, and the checker of samples is older. */
const NEWER_LIBRARY = "integer";

interface Collector {
  readonly types: TypeReader;
  /** Adds it, unless its place is asked already, and the tables around it, of which `home` is the outermost. */
  readonly add: (ask: Ask, home: Home) => void;
  readonly know: (at: readonly string[]) => void;
  readonly asks: () => readonly Ask[];
  readonly known: () => readonly (readonly string[])[];
}

/** Where a global is declared. */
type Home = (name: string) => TextRange | null;

function collect(types: TypeReader): Collector {
  const asked = new Map<string, Ask>();
  const known: (readonly string[])[] = [];
  const add: Collector["add"] = (ask, home) => {
    const key = keyOf(ask.at);
    if (asked.has(key)) return;
    const owner = ask.at.slice(0, -1);
    const [root = ""] = owner;
    if (owner.length > 0 && !asked.has(keyOf(owner))) {
      const range = (owner.length === 1 ? home(root) : null) ?? ask.range;
      add(
        { ...ask, at: owner, path: pathOf(owner), expected: TABLE, isWalked: isOwn(owner), range, id: null },
        home,
      );
    }
    asked.set(key, ask);
  };
  return { types, add, know: (at) => known.push(at), asks: () => [...asked.values()], known: () => known };
}

/** Luau's own libraries have more than an engine adds to them. */
const isOwn = ([root = "", ...inner]: readonly string[]): boolean =>
  inner.length > 0 || !STANDARD_LIBRARY.has(root);

export const pathOf = ([root = "", ...names]: readonly string[]): string =>
  names.reduce((path, name) => memberPath(path, name, "."), root);

function askFile(file: LinkedFile, root: string | null, collector: Collector): void {
  const at: At = (names) => (root === null ? names : [root, ...names.slice(1)]);
  const local = root === null ? null : returnedLocal(file.source.text);
  const home = homesIn(file, local);
  const context: Context = { at, collector, add: (ask) => collector.add(ask, home) };
  for (const module of declaredModules(file)) {
    const names = namesOfPath(module.table ?? (root === null ? "" : module.name));
    const { line, column } = module.location;
    const start = { line, column, endLine: line, endColumn: column + 1 };
    if (names.length > 0)
      context.add({
        at: at(names),
        path: pathOf(names),
        expected: hasValues(module) ? TABLE : ANYTHING,
        isWalked: isOwn(at(names)),
        ...(local !== null && { builtAs: pathOf([local, ...names.slice(1)]) }),
        file: file.source.path,
        range: (module === file.module ? home(names[0] ?? "") : null) ?? start,
        module: module.id,
        id: null,
      });
    askModule(module, context);
  }
}

/** A module of types alone may return anything. */
const hasValues = ({ functions, constants }: Module): boolean => functions.length + constants.length > 0;

/** Where a file declares a global, or the local table that it returns. */
function homesIn({ source, declarations }: LinkedFile, local: string | null): Home {
  const spans = new Map(
    declarations.filter(({ space }) => space === "value").map(({ name, span }) => [name, span]),
  );
  const statement = local === null ? null : new RegExp(`^(?:local|const)[ \\t]+(${local})\\b`, "md");
  return (name) => {
    const span = spans.get(name) ?? statement?.exec(source.text)?.indices?.[1];
    return span === undefined ? null : rangeAt(source, span);
  };
}

/** `return net`, `return table.freeze(net)`, `return setmetatable(net, …)` */
const returnedLocal = (text: string): string | null =>
  [...text.matchAll(/^return[ \t]+(?:(?:table\.freeze|setmetatable)\()?([A-Za-z_]\w*)\b(?!\s*[(.:])/gm)].at(
    -1,
  )?.[1] ?? null;

type At = (names: readonly string[]) => readonly string[];

/** The context shared by the questions about one file. */
interface Context {
  readonly at: At;
  readonly collector: Collector;
  readonly add: (ask: Ask) => void;
}

function askModule(module: Module, context: Context): void {
  const { at, collector } = context;
  const { types } = collector;
  for (const entry of module.functions)
    addEntry(context, entry, at(namesOfPath(entry.path)), types.ofFunction(entry));
  for (const entry of module.constants) {
    const place = at(namesOfPath(entry.path));
    addEntry(context, entry, place, types.ofConstant(entry));
    addFields({ at: place, owner: entry, type: entry.type, level: 0 }, context);
  }
  for (const entry of module.enums) askEnum(entry, context);
  for (const entry of module.classes) knowMethods(entry, module, context);
}

function addEntry({ add }: Context, entry: AnyEntry, at: readonly string[], expected: Expected): void {
  const { location, module, id, path } = entry;
  const { file, ...range } = location;
  add({ at, path, expected, isWalked: false, file, range, module, id });
}

interface Nested {
  readonly at: readonly string[];
  readonly owner: AnyEntry;
  readonly type: TypeNode;
  readonly level: number;
}

const MOST_NESTED = 3;

/** The fields of a value whose type is a table. */
function addFields({ at, owner, type, level }: Nested, context: Context): void {
  const fields = level >= MOST_NESTED ? [] : context.collector.types.fieldsOf(type);
  for (const { name, expected, type: inner, entry } of fields) {
    const below = [...at, name];
    const { file, ...range } = (entry ?? owner).location;
    const id = entry?.id ?? null;
    const place = { file, range, module: owner.module, id };
    context.add({ ...place, at: below, path: pathOf(below), expected, isWalked: false });
    if (inner !== null)
      addFields({ at: below, owner: entry ?? owner, type: inner, level: level + 1 }, context);
  }
}

/** Values of a table exist while scripts run, strings do not. */
function askEnum(entry: EnumEntry, context: Context): void {
  if (entry.origin === "strings") return;
  const { types } = context.collector;
  for (const value of entry.values) {
    const names = namesOfPath(value.path);
    const expected = value.type === null ? ANYTHING : types.ofType(value.type);
    if (names.length > 1) addEntry(context, value, context.at(names), expected);
  }
}

/** Methods of a class in plain Luau are usually in its table, which is a table of the module, or the module. */
function knowMethods(entry: ClassEntry, module: Module, { at, collector: { know } }: Context): void {
  if (entry.origin === "extern" || isDefinitionFile(entry.location.file)) return;
  for (const { name } of membersOf(entry)) {
    know(at([module.name, name]));
    know(at([module.name, entry.name, name]));
  }
}
