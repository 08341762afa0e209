/** In: the entries of a module. Out: Luau that declares them, with the functions of `runtime/`. */
import { type GenericParameter, namesOfPath, quoted } from "luau-syntax";
import { isTypeId } from "../../model/ids";
import type {
  ClassEntry,
  ConstantEntry,
  EnumEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  PropertyEntry,
  TypeEntry,
} from "../../model/model";
import { writeCall, writeField, writeList } from "./lists";
import { type KeyOf, shapeOf, writeSlots } from "./shape-of";

export const writeFunction = ({ path, method, signatures }: FunctionEntry, keyOf: KeyOf): string =>
  writeCall("fn", quoted(path), String(method), writeSignatures(signatures, keyOf), writeParts(path));

/** The names of a path; null if they are what full stops and colons separate. */
const writeParts = (path: string): string | null =>
  path.includes("[") ? `{${namesOfPath(path).map(quoted).join(",")}}` : null;

const writeSignatures = (signatures: readonly FunctionSignature[], keyOf: KeyOf): string =>
  writeList(signatures.map((signature) => writeSignature(signature, keyOf)));

const writeParameters = (parameters: readonly ParameterEntry[], keyOf: KeyOf): string =>
  writeSlots(
    parameters.map(({ name, type, variadic }) => ({
      name: variadic ? "..." : name,
      shape: shapeOf(type, keyOf),
    })),
  );

function writeSignature({ parameters, returns }: FunctionSignature, keyOf: KeyOf): string {
  // A variadic may return nothing.
  const types = returns.filter(({ variadic }) => !variadic).map(({ type }) => shapeOf(type, keyOf));
  return `{parameters=${writeParameters(parameters, keyOf)},returns=${writeList(types)}}`;
}

export const writeConstant = ({ path, type, defaultValue, event }: ConstantEntry, keyOf: KeyOf): string =>
  writeCall(
    "constant",
    quoted(path),
    shapeOf(type, keyOf),
    safeDefault(defaultValue),
    writeEvent(event, keyOf),
    writeParts(path),
  );

const writeEvent = (event: EventSlots | null, keyOf: KeyOf): string | null =>
  event === null ? null : writeParameters(event.parameters, keyOf);

/** Only what Luau evaluates to the same value everywhere: authors may write anything. */
const SAFE = /^(?:-?\d+(?:\.\d+)?|"[^"\\\n]*"|true|false|-?math\.(?:huge|pi)|vector\.(?:zero|one))$/;

const safeDefault = (value: string | null): string | null =>
  value !== null && SAFE.test(value) ? value : null;

const writeGenerics = (generics: readonly GenericParameter[]): string | null =>
  generics.length === 0 ? null : writeList(generics.map(({ name }) => quoted(name)));

export const writeAlias = ({ id, generics, type }: TypeEntry, keyOf: KeyOf): string =>
  writeCall("alias", keyOf(id), writeGenerics(generics), shapeOf(type, keyOf));

export const writeListener = ({ id, parameters }: EventEntry, keyOf: KeyOf): string =>
  writeCall("alias", keyOf(id), null, writeCall("F", writeParameters(parameters, keyOf), "{}"));

export function writeClass(entry: ClassEntry, keyOf: KeyOf): string {
  const { id, name, origin, indexer, parent } = entry;
  const generics = writeGenerics(entry.generics);
  const methods = writeList(
    entry.methods.flatMap((method) => [quoted(method.name), writeSignatures(method.signatures, keyOf)]),
  );
  return origin === "record"
    ? writeCall(
        "record",
        keyOf(id),
        quoted(name),
        generics,
        writeFields(entry, keyOf),
        indexer === null ? null : shapeOf(indexer.value, keyOf),
        writeDefaults(entry),
        methods,
      )
    : writeCall(
        "class",
        keyOf(id),
        quoted(name),
        keyOf(parent?.target ?? null),
        generics,
        writeProperties(entry, keyOf),
        methods,
        String(indexer !== null),
      );
}

const writeFields = ({ properties }: ClassEntry, keyOf: KeyOf): string =>
  writeList(properties.map((property) => writeField(property.name, writePropertyType(property, keyOf))));

const writePropertyType = ({ type, optional }: PropertyEntry, keyOf: KeyOf): string =>
  shapeOf(optional ? { kind: "optional", type } : type, keyOf);

/** Writes defaults of fields that must be set; the others stay nil, as in a table that a script writes. */
const writeDefaults = ({ properties }: ClassEntry): string =>
  writeList(
    properties.flatMap(({ name, optional, defaultValue }) => {
      const value = optional ? null : safeDefault(defaultValue);
      return value === null ? [] : [writeField(name, value)];
    }),
  );

const writeProperties = ({ properties }: ClassEntry, keyOf: KeyOf): string =>
  writeList(
    properties.map((property) => {
      const value = safeDefault(property.defaultValue);
      const event = writeEvent(property.event, keyOf);
      const facts = [
        `shape=${writePropertyType(property, keyOf)}`,
        ...(value === null ? [] : [`default=${value}`]),
        ...(property.access === "read" ? ["isReadOnly=true"] : []),
        ...(event === null ? [] : [`event=${event}`]),
      ];
      return writeField(property.name, `{${facts.join(",")}}`);
    }),
  );

export function writeEnum(entry: EnumEntry, keyOf: KeyOf): string {
  const { id, origin, path, extern } = entry;
  if (origin === "strings") {
    const members = entry.values.map(({ value }) => writeCall("L", value));
    return writeCall("alias", keyOf(id), null, writeCall("U", writeList(members)));
  }
  const values = entry.values.flatMap(({ path: valuePath, name, type }) => [
    quoted(valuePath),
    quoted(name),
    type === null ? "Z" : shapeOf(type, keyOf),
  ]);
  // The type of a table is not a value.
  const isValue = extern === null ? !isTypeId(id) : path !== entry.name;
  const itemKey = keyOf(extern?.item.target ?? null);
  return writeCall("enum", keyOf(id), quoted(path), itemKey, String(isValue), writeList(values));
}
