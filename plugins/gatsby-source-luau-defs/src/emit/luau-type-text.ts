import { assertNever } from "../model/assert-never";
import type { SymbolId } from "../model/ids";
import type { AnyEntry, ApiModel, FunctionEntry, FunctionSignature } from "../model/model";
import type { FunctionType, PackTail, TypeNode, TypeOrPack, TypeReference } from "../model/types";
import { entriesOf } from "../model/visit-types";

/** Writes types as Luau's own tools do in their messages, which is what overloads are found by. */
export interface TypeTexts {
  readonly signature: (entry: FunctionEntry, signature: FunctionSignature) => string;
}

/** Aliases of anything but tables disappear: Luau knows a type by its shape, and tables and extern types by name. */
export function makeTypeTexts(model: ApiModel): TypeTexts {
  const entries = new Map<SymbolId, AnyEntry>(model.modules.flatMap((module) => entriesOf(module).map((entry) => [entry.id, entry] as const)));
  return { signature: (entry, signature) => signatureText({ entries, open: new Set() }, entry, signature) };
}

interface Context {
  readonly entries: ReadonlyMap<SymbolId, AnyEntry>;
  /** Aliases around the one that is being written: one that names itself is left as its name. */
  readonly open: ReadonlySet<SymbolId>;
}

function signatureText(context: Context, entry: FunctionEntry, { generics, parameters, returns }: FunctionSignature): string {
  const owner = entry.path.slice(0, -entry.name.length - 1);
  const own = parameters.map(({ type, variadic }) => slotText(context, type, variadic));
  return `${genericsText(generics)}(${[...(entry.method ? [owner] : []), ...own].join(", ")}) -> ${resultText(context, returns)}`;
}

const genericsText = (generics: FunctionSignature["generics"]): string =>
  generics.length === 0 ? "" : `<${generics.map(({ name, pack }) => (pack ? `${name}...` : name)).join(", ")}>`;

type Slot = Pick<FunctionSignature["returns"][number], "type" | "variadic">;

/** One plain type stands alone, anything else in parentheses. */
function resultText(context: Context, returns: readonly Slot[]): string {
  const printed = returns.map(({ type, variadic }) => slotText(context, type, variadic));
  const [only] = returns;
  return returns.length === 1 && only?.variadic === false ? printed.join("") : `(${printed.join(", ")})`;
}

const slotText = (context: Context, type: TypeOrPack, variadic: boolean): string =>
  variadic && type.kind !== "genericPack" ? `...${text(context, type)}` : text(context, type);

function text(context: Context, type: TypeOrPack): string {
  switch (type.kind) {
    case "nil":
      return "nil";
    case "string":
      return JSON.stringify(type.value);
    case "boolean":
      return String(type.value);
    case "reference":
      return referenceText(context, type);
    case "typeof":
      return `typeof(${type.expression})`;
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
      return type.members.map((member) => inParentheses(text(context, member), member)).sort().join(" & ");
    case "variadic":
    case "genericPack":
      return tailText(context, type);
    case "typeList":
      return `(${[...type.types.map((one) => text(context, one)), ...tails(context, type.tail)].join(", ")})`;
    default:
      return assertNever(type);
  }
}

function referenceText(context: Context, reference: TypeReference): string {
  const meaning = meaningOf(context, reference);
  if (meaning !== null) return text({ ...context, open: new Set([...context.open, meaning.id]) }, meaning.type);
  const { prefix, name, args, target } = reference;
  const entry = target.kind === "symbol" ? context.entries.get(target.id) : undefined;
  if (entry?.kind === "event") return `(${entry.parameters.map(({ type, variadic }) => slotText(context, type, variadic)).join(", ")}) -> ${resultText(context, entry.returns)}`;
  const full = prefix === null ? name : `${prefix}.${name}`;
  return args.length === 0 ? full : `${full}<${args.map((arg) => text(context, arg)).join(", ")}>`;
}

/** What an alias stands for where Luau does not keep its name; null for all other names. */
function meaningOf({ entries, open }: Context, { target, args }: TypeReference): { readonly id: SymbolId; readonly type: TypeNode } | null {
  const entry = target.kind === "symbol" && args.length === 0 && !open.has(target.id) ? entries.get(target.id) : undefined;
  if (entry?.kind === "type" && entry.generics.length === 0) return { id: entry.id, type: entry.type };
  if (entry?.kind !== "enum" || entry.origin !== "strings") return null;
  return { id: entry.id, type: { kind: "union", members: entry.values.map(({ name }) => ({ kind: "string", value: name })) } };
}

function tableText(context: Context, { fields }: Extract<TypeNode, { kind: "table" }>): string {
  const printed = fields.map((field) =>
    field.kind === "indexer" ? `[${text(context, field.key)}]: ${text(context, field.value)}` : `${field.name}: ${text(context, field.type)}`,
  );
  return printed.length === 0 ? "{  }" : `{ ${printed.join(", ")} }`;
}

function functionText(context: Context, { generics, parameters, variadic, returns, returnsTail }: FunctionType): string {
  const own = [...parameters.map(({ type }) => text(context, type)), ...tails(context, variadic)];
  const results: readonly Slot[] = [...returns.map(({ type }) => ({ type, variadic: false })), ...tailSlots(returnsTail)];
  return `${genericsText(generics)}(${own.join(", ")}) -> ${resultText(context, results)}`;
}

function tailSlots(tail: PackTail | null): readonly Slot[] {
  if (tail === null) return [];
  return [{ type: tail.kind === "variadic" ? tail.type : tail, variadic: true }];
}

/** Members sorted, nil as a question mark behind the others. */
function unionText(context: Context, type: Extract<TypeNode, { kind: "union" | "optional" }>): string {
  const members = flatMembers(context, type);
  const others = members.filter(({ kind }) => kind !== "nil");
  if (others.length === 0) return "nil";
  const printed = [...new Set(others.map((member) => inParentheses(text(context, member), member)))].sort();
  const joined = printed.join(" | ");
  if (others.length === members.length) return joined;
  return printed.length > 1 ? `(${joined})?` : `${joined}?`;
}

/** A union within a union is part of it, behind an alias, too. */
function flatMembers(context: Context, type: TypeNode): readonly TypeNode[] {
  if (type.kind === "union") return type.members.flatMap((member) => flatMembers(context, member));
  if (type.kind === "optional") return [...flatMembers(context, type.type), { kind: "nil" }];
  const meaning = type.kind === "reference" ? meaningOf(context, type) : null;
  if (meaning === null || (meaning.type.kind !== "union" && meaning.type.kind !== "optional")) return [type];
  return flatMembers({ ...context, open: new Set([...context.open, meaning.id]) }, meaning.type);
}

const inParentheses = (printed: string, type: TypeNode): string =>
  type.kind === "function" || type.kind === "intersection" || printed.includes(" -> ") ? `(${printed})` : printed;

const tailText = (context: Context, tail: PackTail): string => (tail.kind === "genericPack" ? `${tail.name}...` : `...${text(context, tail.type)}`);
const tails = (context: Context, tail: PackTail | null): readonly string[] => (tail === null ? [] : [tailText(context, tail)]);
