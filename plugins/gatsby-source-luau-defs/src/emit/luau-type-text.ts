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
  const head = generics.length === 0 ? "" : `<${generics.map(({ name, pack }) => (pack ? `${name}...` : name)).join(", ")}>`;
  const result = returns.map(({ type, variadic }) => slotText(context, type, variadic));
  return `${head}(${[...(entry.method ? [owner] : []), ...own].join(", ")}) -> ${result.length === 1 ? result[0] : `(${result.join(", ")})`}`;
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

function referenceText(context: Context, { prefix, name, args, target }: TypeReference): string {
  const entry = target.kind === "symbol" ? context.entries.get(target.id) : undefined;
  if (entry !== undefined && args.length === 0 && !context.open.has(entry.id)) {
    const inner = { ...context, open: new Set([...context.open, entry.id]) };
    if (entry.kind === "type" && entry.generics.length === 0) return text(inner, entry.type);
    if (entry.kind === "enum" && entry.origin === "strings") return entry.values.map(({ value }) => value).sort().join(" | ");
    if (entry.kind === "event") return listenerText(inner, entry);
  }
  const full = prefix === null ? name : `${prefix}.${name}`;
  return args.length === 0 ? full : `${full}<${args.map((arg) => text(context, arg)).join(", ")}>`;
}

function listenerText(context: Context, { parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">): string {
  const results = returns.map(({ type, variadic }) => slotText(context, type, variadic));
  return `(${parameters.map(({ type, variadic }) => slotText(context, type, variadic)).join(", ")}) -> ${results.length === 1 ? results[0] : `(${results.join(", ")})`}`;
}

function tableText(context: Context, { fields }: Extract<TypeNode, { kind: "table" }>): string {
  const printed = fields.map((field) =>
    field.kind === "indexer" ? `[${text(context, field.key)}]: ${text(context, field.value)}` : `${field.name}: ${text(context, field.type)}`,
  );
  return printed.length === 0 ? "{  }" : `{ ${printed.join(", ")} }`;
}

function functionText(context: Context, { generics, parameters, variadic, returns, returnsTail }: FunctionType): string {
  const head = generics.length === 0 ? "" : `<${generics.map(({ name, pack }) => (pack ? `${name}...` : name)).join(", ")}>`;
  const own = [...parameters.map(({ type }) => text(context, type)), ...tails(context, variadic)];
  const results = [...returns.map(({ type }) => text(context, type)), ...tails(context, returnsTail)];
  return `${head}(${own.join(", ")}) -> ${results.length === 1 ? results[0] : `(${results.join(", ")})`}`;
}

/** Members sorted, nil as a question mark behind the others. */
function unionText(context: Context, type: Extract<TypeNode, { kind: "union" | "optional" }>): string {
  const members = flatMembers(type);
  const others = members.filter(({ kind }) => kind !== "nil");
  const optional = others.length < members.length;
  const [only] = others;
  if (only === undefined) return "nil";
  const joined = [...new Set(others.map((member) => inParentheses(text(context, member), member)))].sort().join(" | ");
  if (!optional) return joined;
  return others.length > 1 || joined.includes(" | ") ? `(${joined})?` : `${joined}?`;
}

const flatMembers = (type: TypeNode): readonly TypeNode[] => {
  if (type.kind === "union") return type.members.flatMap(flatMembers);
  return type.kind === "optional" ? [...flatMembers(type.type), { kind: "nil" }] : [type];
};

const inParentheses = (printed: string, type: TypeNode): string =>
  type.kind === "function" || type.kind === "intersection" || printed.includes(" -> ") ? `(${printed})` : printed;

const tailText = (context: Context, tail: PackTail): string => (tail.kind === "genericPack" ? `${tail.name}...` : `...${text(context, tail.type)}`);
const tails = (context: Context, tail: PackTail | null): readonly string[] => (tail === null ? [] : [tailText(context, tail)]);
