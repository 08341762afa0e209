/** In: a converted file. Out: the look-ups of its modules' tables, entries and fields. */
import { isDefinitionFile } from "luau-contract";
import {
  characterRange,
  namesOfPath,
  rangeAt,
  STANDARD_LIBRARY,
  type TextRange,
  type TypeNode,
} from "luau-syntax";
import { declaredModules, type LinkedFile } from "../../model/converted-file";
import { membersOf } from "../../model/entries";
import type { AnyEntry, EnumEntry, Module } from "../../model/model";
import type { Lookup } from "./lookup";
import { pathOf } from "./name-keys";
import { ANYTHING, TABLE, type Expected, type TypeReader } from "./expected";

export interface FileLookups {
  readonly lookups: readonly Lookup[];
  /** Where the file declares a global, or the local table that it returns. */
  readonly rangeOfGlobal: (name: string) => TextRange | null;
}

/** @param root the expression that loads the file, `require("@kit/net")`; null if it declares globals */
export function lookupsInFile(file: LinkedFile, root: string | null, types: TypeReader): FileLookups {
  const local = root === null ? null : returnedLocal(file.source.text);
  const rangeOfGlobal = globalRanges(file, local);
  const lookups = declaredModules(file).flatMap((module) => {
    const names = namesOfPath(module.table ?? (root === null ? "" : module.name));
    const inModule = entryLookups(module, root, types);
    if (names.length === 0) return inModule;
    const inEngine = inRoot(root, names);
    const table: Lookup = {
      names: inEngine,
      path: pathOf(names),
      expected: hasValues(module) ? TABLE : ANYTHING,
      isWalked: isWalked(inEngine),
      ...(local !== null && { builtAs: pathOf([local, ...names.slice(1)]) }),
      file: file.source.path,
      range:
        (module === file.module ? rangeOfGlobal(names[0] ?? "") : null) ?? characterRange(module.location),
      module: module.id,
      id: null,
    };
    return [table, ...inModule];
  });
  return { lookups, rangeOfGlobal };
}

/** The names in the engine: a module's own name is the local of the script that requires it. */
const inRoot = (root: string | null, names: readonly string[]): readonly string[] =>
  root === null ? names : [root, ...names.slice(1)];

/** Luau's own libraries are not walked: all their members would be undeclared. */
export const isWalked = ([root = "", ...members]: readonly string[]): boolean =>
  members.length > 0 || !STANDARD_LIBRARY.has(root);

/** A module of types alone may return anything. */
const hasValues = ({ functions, constants }: Module): boolean => functions.length + constants.length > 0;

function globalRanges(
  { source, declarations }: LinkedFile,
  local: string | null,
): FileLookups["rangeOfGlobal"] {
  const spans = new Map(
    declarations.filter(({ namespace }) => namespace === "value").map(({ name, span }) => [name, span]),
  );
  const statement = local === null ? null : new RegExp(`^(?:local|const)[ \\t]+(${local})\\b`, "md");
  return (name) => {
    const span = spans.get(name) ?? statement?.exec(source.text)?.indices?.[1];
    return span === undefined ? null : rangeAt(source, span);
  };
}

const RETURN = /^return[ \t]+(?:(?:table\.freeze|setmetatable)\()?([A-Za-z_]\w*)\b(?!\s*[(.:])/gm;

/** `return net`, `return table.freeze(net)`, `return setmetatable(net, …)` */
const returnedLocal = (text: string): string | null => [...text.matchAll(RETURN)].at(-1)?.[1] ?? null;

function entryLookups(module: Module, root: string | null, types: TypeReader): readonly Lookup[] {
  const lookup = (entry: AnyEntry, expected: Expected): Lookup =>
    lookupOf(entry, inRoot(root, namesOfPath(entry.path)), expected);
  return [
    ...module.functions.map((entry) => lookup(entry, types.ofFunction(entry))),
    ...module.constants.flatMap((entry) => {
      const constant = lookup(entry, types.ofConstant(entry));
      return [constant, ...fieldLookups(constant.names, entry, entry.type, types)];
    }),
    ...module.enums.flatMap((entry) => valueLookups(entry, root, types)),
  ];
}

export function lookupOf(entry: AnyEntry, names: readonly string[], expected: Expected): Lookup {
  const { location, module, id, path } = entry;
  const { file, ...range } = location;
  return { names, path, expected, isWalked: false, file, range, module, id };
}

const MAX_DEPTH = 3;

function fieldLookups(
  names: readonly string[],
  owner: AnyEntry,
  type: TypeNode,
  types: TypeReader,
  level = 0,
): readonly Lookup[] {
  const fields = level >= MAX_DEPTH ? [] : types.fieldsOf(type);
  return fields.flatMap(({ name, expected, type: fieldType, entry }) => {
    const below = [...names, name];
    const located = entry ?? owner;
    const field = {
      ...lookupOf(located, below, expected),
      path: pathOf(below),
      module: owner.module,
      id: entry?.id ?? null,
    };
    return fieldType === null
      ? [field]
      : [field, ...fieldLookups(below, located, fieldType, types, level + 1)];
  });
}

/** Values of a table exist while scripts run, strings do not. */
function valueLookups(entry: EnumEntry, root: string | null, types: TypeReader): readonly Lookup[] {
  if (entry.origin === "strings") return [];
  return entry.values.flatMap((value) => {
    const names = namesOfPath(value.path);
    const expected = value.type === null ? ANYTHING : types.ofType(value.type);
    return names.length > 1 ? [lookupOf(value, inRoot(root, names), expected)] : [];
  });
}

/** The methods of classes in plain Luau: usually, their table is one of the module, or the module. */
export const declaredMethods = (file: LinkedFile, root: string | null): readonly (readonly string[])[] =>
  declaredModules(file).flatMap((module) =>
    module.classes
      .filter(({ origin, location }) => origin !== "extern" && !isDefinitionFile(location.file))
      .flatMap((entry) =>
        membersOf(entry).flatMap(({ name }) => [
          inRoot(root, [module.name, name]),
          inRoot(root, [module.name, entry.name, name]),
        ]),
      ),
  );
