import { assertNever, compare } from "luau-contract";
import { isIdentifier } from "../../model/identifier";
import { quotedByLuau } from "../../model/luau-string";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel, FunctionEntry, FunctionSignature } from "../../model/model";
import type {
  FunctionType,
  GenericParameter,
  PackTail,
  TableTypeField,
  TypeNode,
  TypeOrPack,
  TypeReference,
} from "../../model/types";
import { entriesOf } from "../../model/entries";
import {
  meaningOf,
  meaningOfValue,
  resolvedType,
  withDefaults,
  type Context,
  type ScopedType,
} from "./type-meaning";

/** Prints types as Luau's own tools do in their messages; luau-lsp identifies overloads by this text. */
export interface TypeTexts {
  readonly signature: (entry: FunctionEntry, signature: FunctionSignature) => string;
  /** The overloads of a value whose type is an intersection of functions; empty for any other type. */
  readonly overloads: (type: TypeNode) => readonly string[];
}

/**
 * Luau identifies most types by structure, so aliases disappear; tables and extern types keep their names.
 */
export function makeTypeTexts(model: ApiModel): TypeTexts {
  const entries = new Map<SymbolId, AnyEntry>(
    model.modules.flatMap((module) => entriesOf(module).map((entry) => [entry.id, entry] as const)),
  );
  const values = new Map(
    model.modules.flatMap(({ constants }) => constants.map((entry) => [entry.path, entry] as const)),
  );
  const context: Context = { entries, values, open: new Set(), given: new Map() };
  return {
    signature: (entry, signature) => signatureText(context, entry, signature),
    overloads: (type) => overloadTexts(context, type),
  };
}

function signatureText(
  context: Context,
  entry: FunctionEntry,
  { generics, self, parameters, returns }: FunctionSignature,
): string {
  const owner = (): string => entry.path.slice(0, -entry.name.length - 1);
  const first = entry.method ? [self === null ? owner() : text(context, self)] : [];
  return `${genericsText(generics)}(${[...first, ...slotTexts(context, parameters)].join(", ")}) -> ${resultText(context, returns)}`;
}

function overloadTexts(context: Context, type: TypeNode): readonly string[] {
  const { type: whole, context: inner } = resolvedType(context, type);
  if (whole.kind !== "intersection") return [];
  return whole.members.every((member) => resolvedType(inner, member).type.kind === "function")
    ? whole.members.map((member) => text(inner, member))
    : [];
}

const genericsText = (generics: readonly GenericParameter[]): string =>
  generics.length === 0
    ? ""
    : `<${generics.map(({ name, pack }) => (pack ? `${name}...` : name)).join(", ")}>`;

type Slot = Pick<FunctionSignature["returns"][number], "type" | "variadic">;

/** A single plain type has no parentheses. */
function resultText(context: Context, returns: readonly Slot[]): string {
  const slots = returns.flatMap((slot) => givenSlots(context, slot));
  const printed = slots.map(({ slot, context: inner }) => slotText(inner, slot));
  return slots.length === 1 && slots[0]?.slot.variadic === false
    ? printed.join("")
    : `(${printed.join(", ")})`;
}

const slotTexts = (context: Context, slots: readonly Slot[]): readonly string[] =>
  slots.flatMap((one) => givenSlots(context, one)).map(({ slot, context: inner }) => slotText(inner, slot));

const slotText = (context: Context, { type, variadic }: Slot): string =>
  variadic && type.kind !== "genericPack" ? `...${text(context, type)}` : text(context, type);

/** A generic pack is replaced by its arguments, of which there may be none. */
function givenSlots(
  context: Context,
  slot: Slot,
): readonly { readonly context: Context; readonly slot: Slot }[] {
  const given = slot.type.kind === "genericPack" ? context.given.get(slot.type.name) : undefined;
  if (given === undefined) return [{ context, slot }];
  const { context: inner, type } = given;
  if (type.kind !== "typeList")
    return [
      {
        context: inner,
        slot:
          type.kind === "variadic"
            ? { type: type.type, variadic: true }
            : { type, variadic: type.kind === "genericPack" },
      },
    ];
  return [...type.types.map((one) => ({ type: one, variadic: false })), ...tailSlots(type.tail)].flatMap(
    (one) => givenSlots(inner, one),
  );
}

function text(context: Context, type: TypeOrPack): string {
  switch (type.kind) {
    case "nil":
      return "nil";
    case "string":
      return quotedByLuau(type.value);
    case "boolean":
      return String(type.value);
    case "reference":
      return referenceText(context, type);
    case "typeof":
      return typeofText(context, type.expression);
    case "table":
      return tableText(context, type);
    case "array":
      return `{${text(context, type.element)}}`;
    case "function":
      return functionText(context, type);
    case "union":
    case "optional":
      return unionText(context, type);
    case "intersection":
      return type.members
        .map((member) => inParentheses(context, member, ["function", "union", "optional"]))
        .sort()
        .join(" & ");
    case "variadic":
      return `...${text(context, type.type)}`;
    case "genericPack":
      return `${type.name}...`;
    case "typeList":
      return `(${listText(context, type.types, type.tail)})`;
    default:
      return assertNever(type);
  }
}

function referenceText(context: Context, reference: TypeReference): string {
  const meaning = meaningOf(context, reference);
  if (meaning !== null) return text(meaning.context, meaning.type);
  const { prefix, name, args, target } = reference;
  const entry = target.kind === "symbol" ? context.entries.get(target.id) : undefined;
  if (entry?.kind === "event")
    return `(${slotTexts(context, entry.parameters).join(", ")}) -> ${resultText(context, entry.returns)}`;
  const full = prefix === null ? name : `${prefix}.${name}`;
  const generics = entry?.kind === "class" || entry?.kind === "type" ? entry.generics : [];
  const all = withDefaults(context, args, generics);
  return all.length === 0 ? full : `${full}<${all.map((arg) => text(arg.context, arg.type)).join(", ")}>`;
}

/** Luau infers the type. For a constant it is known; any other expression is printed as written. */
function typeofText(context: Context, expression: string): string {
  const meaning = meaningOfValue(context, expression);
  return meaning === null ? `typeof(${expression})` : text(meaning.context, meaning.type);
}

/** The indexer first, then the fields by name, in Luau's order. */
function tableText(context: Context, { fields }: Extract<TypeNode, { kind: "table" }>): string {
  const indexers = fields.filter((field) => field.kind === "indexer");
  const properties = fields
    .filter((field) => field.kind === "property")
    .sort((a, b) => compare(a.name, b.name));
  const [only] = indexers;
  if (only !== undefined && properties.length === 0 && text(context, only.key) === "number")
    return `{${text(context, only.value)}}`;
  const printed = [...indexers, ...properties].map((field) => fieldText(context, field));
  return printed.length === 0 ? "{  }" : `{ ${printed.join(", ")} }`;
}

function fieldText(context: Context, field: TableTypeField): string {
  if (field.kind === "indexer") return `[${text(context, field.key)}]: ${text(context, field.value)}`;
  const key = isIdentifier(field.name) ? field.name : `[${quotedByLuau(field.name)}]`;
  return `${field.access === "readWrite" ? "" : `${field.access} `}${key}: ${text(context, field.type)}`;
}

function functionText(
  context: Context,
  { generics, parameters, variadic, returns, returnsTail }: FunctionType,
): string {
  const results: readonly Slot[] = [
    ...returns.map(({ type }) => ({ type, variadic: false })),
    ...tailSlots(returnsTail),
  ];
  return `${genericsText(generics)}(${listText(
    context,
    parameters.map(({ type }) => type),
    variadic,
  )}) -> ${resultText(context, results)}`;
}

function tailSlots(tail: PackTail | null): readonly Slot[] {
  if (tail === null) return [];
  return [{ type: tail.kind === "variadic" ? tail.type : tail, variadic: true }];
}

/** Members are sorted; nil becomes a question mark at the end. */
function unionText(context: Context, type: Extract<TypeNode, { kind: "union" | "optional" }>): string {
  const members = flatMembers(context, type);
  const others = members.filter((member) => member.type.kind !== "nil");
  if (others.length === 0) return "nil";
  const printed = others
    .map((member) => inParentheses(member.context, member.type, ["function", "intersection"]))
    .sort();
  const joined = printed.join(" | ");
  if (others.length === members.length) return joined;
  return printed.length > 1 ? `(${joined})?` : `${joined}?`;
}

/** Nested unions are flattened, including those behind an alias. */
function flatMembers(context: Context, written: TypeNode): readonly ScopedType<TypeNode>[] {
  const { type, context: inner } = resolvedType(context, written);
  if (type.kind === "union") return type.members.flatMap((member) => flatMembers(inner, member));
  if (type.kind === "optional")
    return [...flatMembers(inner, type.type), { context: inner, type: { kind: "nil" } }];
  return [{ context: inner, type }];
}

function inParentheses(context: Context, type: TypeNode, kinds: readonly TypeNode["kind"][]): string {
  const { type: meant } = resolvedType(context, type);
  const isCallable =
    meant.kind === "reference" &&
    meant.target.kind === "symbol" &&
    context.entries.get(meant.target.id)?.kind === "event";
  return kinds.includes(meant.kind) || isCallable ? `(${text(context, type)})` : text(context, type);
}

const listText = (context: Context, types: readonly TypeNode[], tail: PackTail | null): string =>
  slotTexts(context, [...types.map((type) => ({ type, variadic: false })), ...tailSlots(tail)]).join(", ");
