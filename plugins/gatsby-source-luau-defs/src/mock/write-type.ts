/** In: a type of the model. Out: Luau that makes its shape, with the constructors of `runtime/`. */
import { assertNever } from "luau-contract";
import { quoted } from "../model/luau-string";
import type { FunctionType, TableTypeField, TypeOrPack, TypeReference } from "../model/types";
import type { Keys } from "./keys";
import { writeList } from "./lists";

const BUILTINS: ReadonlyMap<string, string> = new Map([
  ["number", "N"],
  ["integer", "N"],
  ["string", "S"],
  ["boolean", "B"],
  ["vector", "V"],
  ["buffer", "BUFFER"],
  ["thread", "THREAD"],
  ["nil", "Z"],
]);

/** Each level occupies registers. */
const MOST_NESTED = 30;

/** @param depth number of types around it */
export function writeType(type: TypeOrPack, keys: Keys, depth = 0): string {
  if (depth > MOST_NESTED) return "A";
  const write = (inner: TypeOrPack): string => writeType(inner, keys, depth + 1);
  const list = (types: readonly TypeOrPack[]): string => writeList(types.map(write));
  switch (type.kind) {
    case "nil":
      return "Z";
    case "string":
      return `L(${quoted(type.value)})`;
    case "boolean":
      return `L(${type.value})`;
    case "optional":
      return `O(${write(type.type)})`;
    case "array":
      return `R(${write(type.element)})`;
    case "union":
      return `U(${list(type.members)})`;
    case "intersection":
      return `I(${list(type.members)})`;
    case "table":
      return writeTable(type.fields, write);
    case "function":
      return writeFunction(type, write);
    case "reference":
      return writeReference(type, keys, list);
    // Packs as type arguments, and types that only a checker can compute.
    case "typeof":
    case "variadic":
    case "genericPack":
    case "typeList":
      return "A";
    default:
      return assertNever(type);
  }
}

function writeReference({ name, args, target }: TypeReference, keys: Keys, list: WriteTypes): string {
  if (target.kind === "builtin") return BUILTINS.get(name) ?? "A";
  if (target.kind === "generic") return `G(${quoted(name)})`;
  const key = target.kind === "symbol" ? keys.keyOf(target.id) : null;
  if (key === null) return "A";
  return `C(${quoted(key)},${list(args)})`;
}

type WriteType = (type: TypeOrPack) => string;
type WriteTypes = (types: readonly TypeOrPack[]) => string;

/** `T(fields)`, or with the type of other fields. */
function writeTable(fields: readonly TableTypeField[], write: WriteType): string {
  const own = fields.flatMap((field) =>
    field.kind === "property" ? [`[${quoted(field.name)}]=${write(field.type)}`] : [],
  );
  const indexer = fields.find((field) => field.kind === "indexer");
  const others = indexer === undefined ? "" : `,${write(indexer.value)}`;
  return `T(${writeList(own)}${others})`;
}

/** `F(parameters, returned types)` */
function writeFunction({ parameters, variadic, returns }: FunctionType, write: WriteType): string {
  const slots = parameters.map(({ name, type }) => ({ name: name ?? "_", type }));
  const rest =
    variadic === null ? [] : [{ name: "...", type: variadic.kind === "variadic" ? variadic.type : variadic }];
  const types = returns.map(({ type }) => write(type));
  return `F(${writeSlots([...slots, ...rest], write)},${writeList(types)})`;
}

export interface Slot {
  readonly name: string;
  readonly type: TypeOrPack;
}

/** `{name, type, name, type …}`; a variadic's name is `...`. */
export const writeSlots = (slots: readonly Slot[], write: WriteType): string =>
  writeList(slots.flatMap(({ name, type }) => [quoted(name), write(type)]));
