/**
 * In: the model. Out: a Lua file of annotations for LuaLS and other tools that support LuaCATS. The file is
 * never executed: functions have empty bodies, and classes are local tables.
 */
import { assertNever, compare } from "luau-contract";
import type {
  ApiModel,
  ClassEntry,
  ConstantEntry,
  Entry,
  EnumEntry,
  ExternEnum,
  FunctionEntry,
  Module,
  PropertyEntry,
} from "../../model/model";
import { entriesOf, isPublic } from "../../model/entries";
import { isTypeId } from "../../model/ids";
import { visitModuleTypes } from "../../model/visit-module-types";
import { globalTableOf } from "./global-table";
import { isOperator, operatorLines } from "./luacats-operators";
import { fieldName, LUA_KEYWORDS, luacatsType, parameterName, signatureType } from "./luacats-type";
import { withPlainLinks } from "../markdown/plain-markdown";
import { comment, docLines, genericsText, line, slotLines, withoutNil } from "./luacats-lines";

export interface LuacatsOptions {
  /** The file's name in `---@meta`. */
  readonly name: string;
}

/** The file's text, with all modules in model order. */
export function toLuacats(model: ApiModel, { name }: LuacatsOptions): string {
  const modules = model.modules.map(moduleText).filter((text) => text !== "");
  return `${[`---@meta ${name}`, BUILTINS, ...externalTypes(model), ...modules].join("\n\n")}\n`;
}

/** Types of external definitions, as names only: LuaLS merges them with declarations in other files. */
function externalTypes({ modules, external }: ApiModel): readonly string[] {
  const names = new Set<string>();
  for (const module of modules) {
    visitModuleTypes(module, ({ name, target }) => {
      if (target.kind === "symbol" && external?.has(target.id)) names.add(name);
    });
    for (const { name, target } of module.classes.flatMap(({ parent }) => parent ?? []))
      if (target !== null && external?.has(target)) names.add(name);
  }
  return [...names].sort(compare).map((name) => `---@class ${name}`);
}

/** Luau's built-in types that Lua does not have. */
const BUILTINS = [
  "---@class vector",
  "---@field x number",
  "---@field y number",
  "---@field z number",
  "",
  "---@class buffer",
].join("\n");

function moduleText(module: Module): string {
  const shown = entriesOf(module).filter(isPublic);
  const tables = new Set(shown.map(globalTableOf).filter((table) => table !== null));
  // A table of enums may be the value of an opaque alias; here it is a table.
  const enumTables = new Map(shown.flatMap((entry) => enumTableOf(entry, shown)));
  const others = shown.filter((entry) => entry.kind !== "constant" || !enumTables.has(entry.path));
  return [
    ...[...enumTables].flatMap(([table, constant]) =>
      tables.has(table)
        ? []
        : [[...(constant === null ? [] : docLines(constant.doc)), `${table} = {}`].join("\n")],
    ),
    ...[...tables].map((table) => tableText(module, table)),
    ...others.map(entryText),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** The table that contains an enum's table, `Enum` in `Enum.KeyCode`, and its entry. */
function enumTableOf(
  entry: Entry,
  all: readonly Entry[],
): readonly (readonly [table: string, constant: ConstantEntry | null])[] {
  if (entry.kind !== "enum" || entry.extern === null || entry.path === entry.name) return [];
  const table = entry.path.replace(/(?:\.\w+|\[[^\]]*\])$/, "");
  const constant = all.find((one) => one.kind === "constant" && one.path === table);
  return [[table, constant?.kind === "constant" ? constant : null]];
}

/** Its fields follow as assignments, which LuaLS collects. */
const tableText = (module: Module, table: string): string =>
  [
    ...comment(table === module.table ? withPlainLinks(module.description, module.links, () => null) : ""),
    `${table} = {}`,
  ].join("\n");

function entryText(entry: Entry): string {
  switch (entry.kind) {
    case "function":
      return functionText(entry);
    case "constant":
      return constantText(entry);
    case "class":
      return classText(entry);
    case "enum":
      return enumText(entry);
    case "event":
      return [
        ...docLines(entry.doc),
        `---@alias ${entry.listenerType} ${signatureType({ ...entry, generics: [] }, null)}`,
      ].join("\n");
    case "type":
      return [
        ...docLines(entry.doc),
        `---@alias ${entry.name}${genericsText(entry.generics)} ${luacatsType(entry.type)}`,
      ].join("\n");
    default:
      return assertNever(entry);
  }
}

const constantText = (entry: ConstantEntry): string =>
  [...docLines(entry.doc), `---@type ${luacatsType(entry.type)}`, `${luaPath(entry)} = nil`].join("\n");

/** Luau allows `Kit.goto` and `Kit["end"]`; Lua only allows the latter. */
function luaPath({ path, name }: Entry): string {
  if (!LUA_KEYWORDS.has(name)) return path;
  const owner = path.slice(0, -name.length - 1);
  return `${owner === "" ? "_G" : owner}["${name}"]`;
}

function functionText(entry: FunctionEntry): string {
  const [first, ...others] = entry.signatures;
  const path = luaPath(entry);
  const bracket = path.endsWith("]") ? path.indexOf("[") : -1;
  const self = entry.method ? path.slice(0, bracket === -1 ? -entry.name.length - 1 : bracket) : null;
  // LuaCATS has no packs; they become any values.
  const names = first.generics.filter(({ pack }) => !pack).map((generic) => generic.name);
  const generics = names.length === 0 ? [] : [`---@generic ${names.join(", ")}`];
  const overloads = others.map((signature) => `---@overload ${signatureType(signature, self)}`);
  const parameters = first.parameters.map(({ name, variadic }, index) =>
    variadic ? "..." : parameterName(name, index),
  );
  // A function statement cannot define a field whose name is not an identifier, and then `self` must be
  // explicit.
  const all = bracket === -1 || self === null ? parameters : ["self", ...parameters];
  const head =
    bracket === -1 ? `function ${path}(${all.join(", ")}) end` : `${path} = function(${all.join(", ")}) end`;
  return [...docLines(entry.doc), ...generics, ...slotLines(first), ...overloads, head].join("\n");
}

function classText(entry: ClassEntry): string {
  const parent = entry.parent === null ? "" : `: ${entry.parent.name}`;
  const fields = entry.properties.filter(isPublic).map(fieldLine);
  const indexer =
    entry.indexer === null
      ? []
      : [`---@field [${luacatsType(entry.indexer.key)}] ${luacatsType(entry.indexer.value)}`];
  const shown = entry.methods.filter(isPublic);
  const operators = shown.filter(isOperator).flatMap(operatorLines);
  const head = [
    ...docLines(entry.doc),
    `---@class ${entry.name}${genericsText(entry.generics)}${parent}`,
    ...fields,
    ...indexer,
    ...operators,
  ];
  const methods = shown.filter((method) => !isOperator(method));
  if (methods.length === 0) return head.join("\n");
  // Each in a separate scope, since a file may have at most 200 locals.
  const bodies = methods.map(functionText);
  return ["do", [...head, `local ${entry.name} = {}`, "", bodies.join("\n\n")].join("\n"), "end"].join("\n");
}

function fieldLine({ name, type, optional, doc: { summary, links } }: PropertyEntry): string {
  const text = withPlainLinks(summary, links, () => null).replaceAll("\n", " ");
  return line(
    "field",
    `${fieldName(name)}${optional ? "?" : ""}`,
    luacatsType(withoutNil(type, optional)),
    text,
  );
}

function enumText(entry: EnumEntry): string {
  const values = entry.values.filter(isPublic);
  if (entry.origin === "strings") {
    const lines = values.map(
      ({ value, doc: { summary, links } }) =>
        `---| ${value}${summary === "" ? "" : ` # ${withPlainLinks(summary, links, () => null)}`}`,
    );
    return [...docLines(entry.doc), `---@alias ${entry.name}`, ...lines].join("\n");
  }
  const fields = values.map(({ name, type, doc: { summary } }) =>
    line("field", fieldName(name), type === null ? "any" : luacatsType(type), summary.replaceAll("\n", " ")),
  );
  if (entry.extern !== null) return externEnumText(entry, entry.extern, fields);
  const head = [...docLines(entry.doc), `---@class ${entry.name}`, ...fields];
  return [...head, ...(isTypeId(entry.id) ? [] : [`${entry.path} = {}`])].join("\n");
}

/** The type of the values, and a table of them at the path used by scripts. */
function externEnumText(entry: EnumEntry, { item, table }: ExternEnum, fields: readonly string[]): string {
  const type = [...docLines(entry.doc), `---@class ${entry.name}: ${item.name}`];
  // Without a table's path, only the type is known.
  if (entry.path === entry.name) return type.join("\n");
  const tableType = table ?? `${entry.name}_Values`;
  return [
    ...type,
    "",
    `---@class ${tableType}`,
    ...fields,
    "",
    `---@type ${tableType}`,
    `${entry.path} = {}`,
  ].join("\n");
}
