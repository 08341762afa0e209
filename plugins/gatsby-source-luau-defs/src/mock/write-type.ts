/** In: a type of the model. Out: Luau that makes its shape, with the constructors of `runtime/`. */
import { assertNever } from "luau-contract";
import { quoted } from "../model/luau-string";
import type { FunctionType, TableTypeField, TypeOrPack, TypeReference } from "../model/types";
import type { Keys } from "./keys";

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

export function writeType(type: TypeOrPack, keys: Keys): string {
  const write = (inner: TypeOrPack): string => writeType(inner, keys);
  const list = (types: readonly TypeOrPack[]): string => types.map(write).join(",");
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
      return writeTable(type.fields, keys);
    case "function":
      return writeFunction(type, keys);
    case "reference":
      return writeReference(type, keys);
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

function writeReference({ name, args, target }: TypeReference, keys: Keys): string {
  if (target.kind === "builtin") return BUILTINS.get(name) ?? "A";
  if (target.kind === "generic") return `G(${quoted(name)})`;
  const key = target.kind === "symbol" ? keys.keyOf(target.id) : null;
  if (key === null) return "A";
  return `C(${[quoted(key), ...args.map((arg) => writeType(arg, keys))].join(",")})`;
}

/** `T(fields)`, or `R` of a table that is a list. */
function writeTable(fields: readonly TableTypeField[], keys: Keys): string {
  const own = fields.flatMap((field) =>
    field.kind === "property" ? [`[${quoted(field.name)}]=${writeType(field.type, keys)}`] : [],
  );
  const indexer = fields.find((field) => field.kind === "indexer");
  const others = indexer === undefined ? "" : `,${writeType(indexer.value, keys)}`;
  return `T({${own.join(",")}}${others})`;
}

/** `F(parameters, returned types)` */
function writeFunction({ parameters, variadic, returns }: FunctionType, keys: Keys): string {
  const slots = parameters.map(({ name, type }) => ({ name: name ?? "_", type }));
  const rest =
    variadic === null ? [] : [{ name: "...", type: variadic.kind === "variadic" ? variadic.type : variadic }];
  const types = returns.map(({ type }) => writeType(type, keys));
  return `F(${writeSlots([...slots, ...rest], keys)},{${types.join(",")}})`;
}

export interface Slot {
  readonly name: string;
  readonly type: TypeOrPack;
}

/** `{name, type, name, type …}`; a variadic's name is `...`. */
export const writeSlots = (slots: readonly Slot[], keys: Keys): string =>
  `{${slots.map(({ name, type }) => `${quoted(name)},${writeType(type, keys)}`).join(",")}}`;
