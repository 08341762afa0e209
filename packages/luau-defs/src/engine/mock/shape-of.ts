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
import { entriesOf } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel } from "../../model/model";
import { writeCall, writeField, writeList } from "./lists";

/** The key of a named type in the mock, as a string of Luau's; null for a type that the mock does not have. */
export type KeyOf = (id: SymbolId | null) => string | null;

/** A key is the name of the type; the second of a name has a number. */
export function keysOf({ modules }: ApiModel): KeyOf {
  const keys = new Map<SymbolId | null, string>();
  const taken = new Set<string>();
  for (const entry of modules.flatMap(entriesOf).filter(isNamedType)) {
    let key = entry.name;
    for (let count = 2; taken.has(key); count += 1) key = `${entry.name}#${count}`;
    taken.add(key);
    if (!keys.has(entry.id)) keys.set(entry.id, quoted(key));
  }
  return (id) => keys.get(id) ?? null;
}

const isNamedType = ({ kind }: AnyEntry): boolean =>
  kind === "class" || kind === "enum" || kind === "event" || kind === "type";

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
const MAX_DEPTH = 30;

const shallow = (type: TypeNode, levels: number): TypeNode =>
  levels < 0 ? ANY_TYPE : mapChildren(type, shallow, levels - 1);

/** `C("TimerId",{})` */
export const shapeOf = (type: TypeNode | GenericPack, keyOf: KeyOf): string =>
  writeType(type.kind === "genericPack" ? type : shallow(type, MAX_DEPTH), shapeStyle(keyOf));

const shapeStyle = (keyOf: KeyOf): TypeStyle<string> => ({
  nil: () => "Z",
  literal: (value) => writeCall("L", typeof value === "string" ? quoted(value) : String(value)),
  optional: (inner) => writeCall("O", inner),
  array: (element) => writeCall("R", element),
  members: (members, { kind }) => writeCall(kind === "union" ? "U" : "I", writeList(members)),
  table: tableShape,
  function: functionShape,
  reference: (reference, args) => referenceShape(reference, args, keyOf),
  // Only a checker can compute it.
  typeof: () => "A",
  variadic: (inner) => inner,
  genericPack: () => "A",
  typeList: () => "A",
  inParentheses: (inner) => inner,
  needsParentheses: () => false,
});

function referenceShape(reference: TypeReference, args: readonly string[], keyOf: KeyOf): string {
  const { name, target } = reference;
  if (target.kind === "builtin") return BUILTINS.get(name) ?? "A";
  if (target.kind === "generic") return writeCall("G", quoted(name));
  const key = target.kind === "symbol" ? keyOf(target.id) : null;
  const types = args.map((written, index) => (reference.args[index]?.kind === "variadic" ? "A" : written));
  return key === null ? "A" : writeCall("C", key, writeList(types));
}

/** `T(fields, nil)`, or with the type of other fields. */
function tableShape(fields: readonly WrittenField<string>[]): string {
  const named = fields.flatMap(({ field, value }) =>
    field.kind === "property" ? [writeField(field.name, value)] : [],
  );
  const indexer = fields.find(({ field }) => field.kind === "indexer");
  return writeCall("T", writeList(named), indexer?.value ?? null);
}

/** `F(parameters, returned types)` */
function functionShape({ parameters, returns }: WrittenFunction<string>): string {
  const slots = parameters.map(({ name, type, written }) => ({
    name: isTail(type) ? "..." : (name ?? "_"),
    shape: written,
  }));
  const types = returns.filter(({ type }) => !isTail(type)).map(({ written }) => written);
  return writeCall("F", writeSlots(slots), writeList(types));
}

/** `{name, shape, name, shape …}`; a variadic's name is `...`. */
export const writeSlots = (slots: readonly Readonly<Record<"name" | "shape", string>>[]): string =>
  writeList(slots.flatMap(({ name, shape }) => [quoted(name), shape]));
