/**
 * Writes types as Luau, so that its rules of subtyping ask what a release must keep:
 * - A name of both versions means the new one, since a change of what it means is reported separately.
 * - Fields are read-only and thereby covariant, since tables are mostly passed where they are created. More
 *   fields say how each can be set, and which there are: scripts must not set or read one that is gone.
 * - Missing arguments and results are nil, and scripts and the engine may ignore some.
 * - `any` is `unknown`: a script that receives it loses the type information.
 * - Classes and what has no type that can be compared are tables with a mark of their own.
 */
import {
  assertNever,
  builtinType,
  type FunctionType,
  type GenericParameter,
  quoted,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
  type TypeStyle,
  typeText,
  writeFields,
  writeType,
  type WrittenField,
  type WrittenFunction,
  type WrittenSlot,
} from "luau-syntax";
import type { Entry } from "../../model/model";
import { unionOfStrings } from "./string-unions";
import { symbolKey, type SymbolKey } from "./version-symbols";
import { bodyOf, fieldsOf, mergedFields } from "./type-bodies";
import {
  always,
  angled,
  declaredFor,
  opaque,
  opposite,
  ownGenerics,
  packOf,
  packsLast,
  parameterOf,
  type Role,
  type WriteContext,
} from "./write-context";

type Written = (context: WriteContext) => string;

export const write = (type: TypeOrPack, context: WriteContext): string => writeType(type, STYLE)(context);

const STYLE: TypeStyle<Written> = {
  nil: () => () => "nil",
  literal: (value) => () => (typeof value === "string" ? unionOfStrings([value]) : String(value)),
  typeof: (expression) => () => opaque(`typeof ${expression}`),
  reference: (reference) => (context) => writeReference(reference, context),
  array: (_, type) => (context) => writeTable(writeFields(fieldsOf(type), STYLE), context),
  table: (fields) => (context) => writeTable(fields, context),
  function: (parts, type) => (context) => writeFunction(parts, type, context),
  optional: (inner) => (context) => `(${inner(context)})?`,
  members: (written, { kind, members }) =>
    kind === "union"
      ? (context) => writeUnion(members, written, context)
      : (context) => writeIntersection(members, written, context),
  variadic: (inner) => (context) => `...${inner(context)}`,
  genericPack: (name) => (context) => writeGenericPack(name, context),
  typeList: (types) => (context) => `(${types.map((type) => type(context)).join(", ")})`,
  inParentheses: (inner) => inner,
  // The other functions of this style write all parentheses that may be necessary.
  needsParentheses: () => false,
};

function writeReference(type: TypeReference, context: WriteContext): string {
  const { target, name } = type;
  if (target.kind === "builtin" && PRIMITIVES.has(name)) return name === "any" ? "unknown" : name;
  if (target.kind === "generic")
    return context.generics.get(name)?.[context.role] ?? opaque(`generic ${name}`);
  const entry = context.names.entryOf(target, context.version);
  return entry === undefined ? opaque(`${target.kind} ${typeText(type)}`) : writeNamed(entry, type, context);
}

function writeNamed(entry: Entry, { args }: TypeReference, context: WriteContext): string {
  const version = context.names.versionOf(entry, context.version);
  const declared = entry.kind === "class" || entry.kind === "type" ? entry.generics : [];
  const generics = new Map(declared.map((generic) => [generic.name, parameterOf(generic)]));
  const shared = [...context.shared].map(({ id }) => id).join();
  const name = context.names.nameOf(
    `${version === context.names.newVersion} ${entry.id} ${context.role} ${context.flow} ${shared}`,
    () =>
      `${angled(declared.flatMap(declaredFor))} = ${writeEntry(entry, { ...context, version, generics })}`,
  );
  return `${name}${angled(writeArguments(declared, args, context, version))}`;
}

/** Each argument twice: as a source and as a target. */
function writeArguments(
  generics: readonly GenericParameter[],
  args: readonly TypeOrPack[],
  context: WriteContext,
  version: WriteContext["version"],
): readonly string[] {
  const written = new Map<string, Readonly<Record<Role, string>>>();
  generics.forEach((generic, index) => {
    const arg = generic.pack ? packOf(args.slice(index)) : args[index];
    const argContext = arg === undefined ? { ...context, version, generics: written } : context;
    const type = arg ?? generic.default ?? UNKNOWN;
    const as = (role: Role): string =>
      write(type, argContext.role === role ? argContext : opposite(argContext));
    written.set(generic.name, { source: as("source"), target: as("target") });
  });
  return [...written.values()].flatMap(({ source, target }) => [source, target]);
}

function writeEntry(entry: Entry, context: WriteContext): string {
  if (entry.kind === "class" && entry.origin !== "record") {
    const marks = lineage(entry, context).map((key) => `read [${quoted(`class ${key}`)}]: true`);
    return `{ ${marks.join(", ")} }`;
  }
  const body = context.shared.has(entry) ? null : bodyOf(entry);
  return body === null ? opaque(`${entry.kind} ${symbolKey(entry.id)}`) : write(body, context);
}

function lineage(entry: Entry, { names, version }: WriteContext): readonly SymbolKey[] {
  const keys = new Set<SymbolKey>();
  let next: Entry | undefined = entry;
  while (next?.kind === "class" && !keys.has(symbolKey(next.id))) {
    keys.add(symbolKey(next.id));
    next = names.parentOf(next, version);
  }
  return [...keys];
}

type Members = readonly TypeNode[];

function writeUnion(members: Members, written: readonly Written[], context: WriteContext): string {
  const strings = members.flatMap((member) => (member.kind === "string" ? [member.value] : []));
  const others = written.filter((_, index) => members[index]?.kind !== "string").map((type) => type(context));
  return `(${[...others, ...(strings.length === 0 ? [] : [unionOfStrings(strings)])].join(" | ")})`;
}

function writeIntersection(members: Members, written: readonly Written[], context: WriteContext): string {
  const fields = mergedFields(members, (member) => tableBehind(member, context));
  if (fields !== null) return writeTable(writeFields(fields, STYLE), context);
  return `(${written.map((type) => type(context)).join(" & ")})`;
}

function tableBehind(type: TypeNode, { names, version, shared }: WriteContext): TypeNode | null {
  if (type.kind !== "reference" || type.args.length > 0) return null;
  const entry = names.entryOf(type.target, version);
  return entry === undefined || shared.has(entry) ? null : bodyOf(entry);
}

function writeTable(fields: readonly WrittenField<Written>[], context: WriteContext): string {
  const names = fields.map(({ field }) => nameOf(field));
  const all = names.length === 0 ? "never" : unionOfStrings(names);
  return `{ ${[
    ...fields.flatMap((field) => writeField(field, context)),
    // Scripts must neither set nor read a removed field.
    `read fields: ${context.flow === "input" ? all : `(${all}) -> ()`}`,
  ].join(", ")} }`;
}

function writeField({ field, key, value }: WrittenField<Written>, context: WriteContext): readonly string[] {
  const name = nameOf(field);
  const keys = key === null ? [] : [`read ["key"]: (${key(opposite(context))}) -> ${key(context)}`];
  const read = `read [${quoted(name)}]: ${value(context)}`;
  // A script must be able to do as much with a source, besides reading it, as with the target.
  const set = (how: string): string => `read [${quoted(`${name} =`)}]: ${how}`;
  const isSource = context.role === "source";
  switch (field.access) {
    case "read":
      return isSource ? [read, set("false"), ...keys] : [read, ...keys];
    case "readWrite":
      return isSource ? [read, ...keys] : [read, set("nil"), ...keys];
    case "write":
      return [set(`((${value(opposite(context))}) -> ())${isSource ? "" : "?"}`), ...keys];
    default:
      return assertNever(field.access);
  }
}

function writeFunction(
  { parameters, returns }: WrittenFunction<Written>,
  type: FunctionType,
  context: WriteContext,
): string {
  const { inferable, unknown } = ownGenerics(type, context);
  const declared = inferable.map(
    ({ name, pack }) => [name, always(`G_${name}${pack ? "..." : ""}`)] as const,
  );
  const inside = { ...context, generics: new Map([...context.generics, ...unknown, ...declared]) };
  // The engine calls a function with fewer parameters, too.
  const ignored = context.role === "source" && context.flow === "input" ? "...unknown" : "...nil";
  const end = context.role === "target" ? "...unknown" : "...nil";
  const taken = written(parameters, opposite(inside), type.variadic === null ? ignored : null);
  const results = written(returns, inside, type.returnsTail === null ? end : null);
  return `(${angled(packsLast(declared.map(([, { source }]) => source)))}(${taken}) -> (${results}))`;
}

const written = (slots: readonly WrittenSlot<Written>[], context: WriteContext, end: string | null): string =>
  [...slots.map((slot) => slot.written(context)), ...(end === null ? [] : [end])].join(", ");

function writeGenericPack(name: string, context: WriteContext): string {
  const text = context.generics.get(name)?.[context.role] ?? opaque(`generic ${name}`);
  return text.endsWith("...") ? text : `...${text}`;
}

const PRIMITIVES: ReadonlySet<string> = new Set(["number", "string", "boolean", "never", "unknown", "any"]);
const UNKNOWN: TypeOrPack = builtinType("unknown");

const nameOf = (field: TableTypeField): string => (field.kind === "property" ? `.${field.name}` : "[]");
