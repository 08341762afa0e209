/** In: the entries of a module. Out: Luau that declares them, with the functions of `runtime/`. */
import { type GenericParameter, namesOfPath, quoted } from "luau-syntax";
import { isTypeId } from "../../model/ids";
import type {
  ClassEntry,
  ConstantEntry,
  EnumEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  PropertyEntry,
} from "../../model/model";
import type { Keys } from "./keys";
import { writeList } from "./lists";
import { shapeOf, writeSlots } from "./shape-of";

export const writeFunction = ({ path, method, signatures }: FunctionEntry, keys: Keys): string =>
  `fn(${[quoted(path), method, writeSignatures(signatures, keys), writeParts(path)].join(",")})`;

/** The names of a path; nil if they are what full stops and colons separate. */
const writeParts = (path: string): string =>
  path.includes("[") ? `{${namesOfPath(path).map(quoted).join(",")}}` : "nil";

const writeSignatures = (signatures: readonly FunctionSignature[], keys: Keys): string =>
  writeList(signatures.map((signature) => writeSignature(signature, keys)));

export const writeParameters = (parameters: readonly ParameterEntry[], keys: Keys): string =>
  writeSlots(
    parameters.map(({ name, type, variadic }) => ({
      name: variadic ? "..." : name,
      shape: shapeOf(type, keys),
    })),
  );

function writeSignature({ parameters, returns }: FunctionSignature, keys: Keys): string {
  // A variadic may return nothing.
  const types = returns.filter(({ variadic }) => !variadic).map(({ type }) => shapeOf(type, keys));
  return `{parameters=${writeParameters(parameters, keys)},returns=${writeList(types)}}`;
}

export const writeConstant = ({ path, type, defaultValue, event }: ConstantEntry, keys: Keys): string =>
  `constant(${[
    quoted(path),
    shapeOf(type, keys),
    writeDefault(defaultValue),
    writeEvent(event, keys),
    writeParts(path),
  ].join(",")})`;

const writeEvent = (event: EventSlots | null, keys: Keys): string =>
  event === null ? "nil" : writeParameters(event.parameters, keys);

/** Only what Luau evaluates to the same value everywhere: authors may write anything. */
const SAFE = /^(?:-?\d+(?:\.\d+)?|"[^"\\\n]*"|true|false|-?math\.(?:huge|pi)|vector\.(?:zero|one))$/;

const writeDefault = (value: string | null): string => (value !== null && SAFE.test(value) ? value : "nil");

export const writeGenerics = (generics: readonly GenericParameter[]): string =>
  generics.length === 0 ? "nil" : writeList(generics.map(({ name }) => quoted(name)));

export function writeClass(entry: ClassEntry, keys: Keys): string {
  const key = quoted(keys.keyOf(entry.id) ?? entry.name);
  const methods = writeList(
    entry.methods.flatMap(({ name, signatures }) => [quoted(name), writeSignatures(signatures, keys)]),
  );
  const common = [key, quoted(entry.name)];
  const generics = writeGenerics(entry.generics);
  if (entry.origin === "record")
    return `record(${[
      ...common,
      generics,
      writeFields(entry, keys),
      writeOthers(entry, keys),
      writeDefaults(entry),
      methods,
    ].join(",")})`;
  const parent = entry.parent?.target ?? null;
  const parentKey = parent === null ? null : keys.keyOf(parent);
  return `class(${[
    ...common,
    parentKey === null ? "nil" : quoted(parentKey),
    generics,
    writeProperties(entry, keys),
    methods,
    String(entry.indexer !== null),
  ].join(",")})`;
}

const writeOthers = ({ indexer }: ClassEntry, keys: Keys): string =>
  indexer === null ? "nil" : shapeOf(indexer.value, keys);

const writeFields = ({ properties }: ClassEntry, keys: Keys): string =>
  writeList(properties.map((property) => `[${quoted(property.name)}]=${writePropertyType(property, keys)}`));

const writePropertyType = ({ type, optional }: PropertyEntry, keys: Keys): string =>
  shapeOf(optional ? { kind: "optional", type } : type, keys);

/** Writes defaults of fields that must be set; the others stay nil, as in a table that a script writes. */
function writeDefaults({ properties }: ClassEntry): string {
  const known = properties
    .filter(({ optional }) => !optional)
    .map(({ name, defaultValue }) => ({ name, value: writeDefault(defaultValue) }))
    .filter(({ value }) => value !== "nil");
  return writeList(known.map(({ name, value }) => `[${quoted(name)}]=${value}`));
}

function writeProperties({ properties }: ClassEntry, keys: Keys): string {
  const written = properties.map((property) => {
    const facts = [
      `shape=${writePropertyType(property, keys)}`,
      `default=${writeDefault(property.defaultValue)}`,
      `isReadOnly=${property.access === "read"}`,
      `event=${writeEvent(property.event, keys)}`,
    ].filter((fact) => !/=(?:nil|false)$/.test(fact) || fact.startsWith("default=false"));
    return `[${quoted(property.name)}]={${facts.join(",")}}`;
  });
  return writeList(written);
}

export function writeEnum(entry: EnumEntry, keys: Keys): string {
  const key = quoted(keys.keyOf(entry.id) ?? entry.name);
  if (entry.origin === "strings")
    return `alias(${key},nil,U(${writeList(entry.values.map(({ value }) => `L(${value})`))}))`;
  const item = entry.extern?.item.target ?? null;
  const itemKey = item === null ? null : keys.keyOf(item);
  const values = entry.values.flatMap(({ path, name, type }) => [
    quoted(path),
    quoted(name),
    type === null ? "Z" : shapeOf(type, keys),
  ]);
  // The type of a table is not a value.
  const isValue = entry.extern === null ? !isTypeId(entry.id) : entry.path !== entry.name;
  const parts = [
    key,
    quoted(entry.path),
    itemKey === null ? "nil" : quoted(itemKey),
    String(isValue),
    writeList(values),
  ];
  return `enum(${parts.join(",")})`;
}
