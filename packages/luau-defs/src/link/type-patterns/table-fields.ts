/**
 * Creates entries for the non-enum members of a global table of enums, because the table's type has no entry.
 */
import { type FunctionType, type GenericPack, memberPath, type PackTail, type TypeNode } from "luau-syntax";
import { valueId } from "../../model/ids";
import { NO_ENTRY_DOC } from "../../model/entry-doc";
import type { ConstantEntry, FunctionEntry } from "../../model/model";
import { parameterEntry, returnEntry } from "../../model/slots";
import type { Field } from "./enum-tables";

export function entriesOfFields(
  table: ConstantEntry,
  fields: readonly Field[],
): { readonly functions: readonly FunctionEntry[]; readonly constants: readonly ConstantEntry[] } {
  return {
    functions: fields.flatMap(({ name, type }) =>
      type.kind === "function" ? functionOf(table, name, type) : [],
    ),
    constants: fields.flatMap((field) => (field.type.kind === "function" ? [] : constantOf(table, field))),
  };
}

const constantOf = (table: ConstantEntry, { name, type, access }: Field): ConstantEntry => ({
  ...entryHead(table, name),
  kind: "constant",
  type,
  event: null,
  readonly: access === "read",
  defaultValue: null,
});

const entryHead = ({ module, path, location }: ConstantEntry, name: string) => ({
  id: valueId(module, `${path}.${name}`),
  name,
  path: memberPath(path, name, "."),
  module,
  location,
  doc: NO_ENTRY_DOC,
});

function functionOf(table: ConstantEntry, name: string, type: FunctionType): FunctionEntry {
  const [first, ...others] = type.parameters;
  const self = first?.name === "self" ? first.type : null;
  const parameters = (self === null ? type.parameters : others).map((parameter) =>
    parameterEntry(parameter.name ?? "_", slot(parameter.type, false)),
  );
  const variadic = type.variadic === null ? [] : [parameterEntry("...", tail(type.variadic))];
  const returns = type.returns.map((one) => returnEntry(one.name, slot(one.type, false)));
  const returnsTail = type.returnsTail === null ? [] : [returnEntry(null, tail(type.returnsTail))];
  const head = entryHead(table, name);
  return {
    ...head,
    kind: "function",
    path: self === null ? head.path : memberPath(table.path, name, ":"),
    method: self !== null,
    signatures: [
      {
        generics: type.generics,
        self,
        parameters: [...parameters, ...variadic],
        returns: [...returns, ...returnsTail],
        description: "",
      },
    ],
  };
}

const slot = (type: TypeNode | GenericPack, variadic: boolean) => ({ type, variadic, text: "", links: [] });

const tail = (pack: PackTail) => slot(pack.kind === "variadic" ? pack.type : pack, true);
