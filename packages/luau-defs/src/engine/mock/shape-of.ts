/** In: a type of the model. Out: Luau that makes its shape, with the constructors of `runtime/`. */
import {
  ANY_TYPE,
  type GenericPack,
  isTail,
  mapChildren,
  quoted,
  type TypeNode,
  type TypeReference,
  type TypeStyle,
  writeType,
  type WrittenField,
  type WrittenFunction,
} from "luau-syntax";
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

/** The type without what is nested too deeply. */
const shallow = (type: TypeNode, levels: number): TypeNode =>
  levels < 0 ? ANY_TYPE : mapChildren(type, shallow, levels - 1);

/** `C("timer/type:TimerId",{})` */
export const shapeOf = (type: TypeNode | GenericPack, keys: Keys): string =>
  writeType(type.kind === "genericPack" ? type : shallow(type, MOST_NESTED), shapeStyle(keys));

const shapeStyle = (keys: Keys): TypeStyle<string> => ({
  nil: () => "Z",
  literal: (value) => `L(${typeof value === "string" ? quoted(value) : value})`,
  optional: (inner) => `O(${inner})`,
  array: (element) => `R(${element})`,
  members: (members, { kind }) => `${kind === "union" ? "U" : "I"}(${writeList(members)})`,
  table: tableShape,
  function: functionShape,
  reference: (reference, args) => referenceShape(reference, args, keys),
  // Only a checker can compute it.
  typeof: () => "A",
  variadic: (inner) => inner,
  genericPack: () => "A",
  typeList: () => "A",
  inParentheses: (inner) => inner,
  needsParentheses: () => false,
});

function referenceShape(reference: TypeReference, args: readonly string[], keys: Keys): string {
  const { name, target } = reference;
  if (target.kind === "builtin") return BUILTINS.get(name) ?? "A";
  if (target.kind === "generic") return `G(${quoted(name)})`;
  const key = target.kind === "symbol" ? keys.keyOf(target.id) : null;
  const types = args.map((written, index) => (reference.args[index]?.kind === "variadic" ? "A" : written));
  return key === null ? "A" : `C(${quoted(key)},${writeList(types)})`;
}

/** `T(fields)`, or with the type of other fields. */
function tableShape(fields: readonly WrittenField<string>[]): string {
  const own = fields.flatMap(({ field, value }) =>
    field.kind === "property" ? [`[${quoted(field.name)}]=${value}`] : [],
  );
  const indexer = fields.find(({ field }) => field.kind === "indexer");
  return `T(${writeList(own)}${indexer === undefined ? "" : `,${indexer.value}`})`;
}

/** `F(parameters, returned types)` */
function functionShape({ parameters, returns }: WrittenFunction<string>): string {
  const slots = parameters.map(({ name, type, written }) => ({
    name: isTail(type) ? "..." : (name ?? "_"),
    shape: written,
  }));
  const types = returns.filter(({ type }) => !isTail(type)).map(({ written }) => written);
  return `F(${writeSlots(slots)},${writeList(types)})`;
}

interface Slot {
  readonly name: string;
  readonly shape: string;
}

/** `{name, shape, name, shape …}`; a variadic's name is `...`. */
export const writeSlots = (slots: readonly Slot[]): string =>
  writeList(slots.flatMap(({ name, shape }) => [quoted(name), shape]));
