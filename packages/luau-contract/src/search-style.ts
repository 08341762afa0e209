/** Writes types for the search index, in the syntax that `parseType` of `luau-search` reads. */
import {
  isIdentifier,
  luauStyle,
  needsParentheses,
  TEXT_WRITER,
  type TypeOrPack,
  type TypeStyle,
  type TypeWriter,
  writeType,
  type WrittenField,
  type WrittenFunction,
} from "luau-syntax";

const COMPACT_WRITER: TypeWriter<string> = {
  ...TEXT_WRITER,
  list: (open, items, close) => `${open}${items.join(",")}${close}`,
  chain: (operator, members) => members.join(operator),
};

const SEARCH_STYLE: TypeStyle<string> = {
  ...luauStyle(COMPACT_WRITER),
  // A query has no escapes.
  literal: (value) =>
    typeof value === "string" ? JSON.stringify(value.replaceAll('"', "'")) : String(value),
  reference: ({ name }, args) => {
    const written = args.filter((arg) => arg !== "");
    return written.length === 0 ? name : `${name}<${written.join(",")}>`;
  },
  // Only a type checker can determine the type of an expression.
  typeof: () => "any",
  table: (fields) => `{${fields.map(fieldText).join(",")}}`,
  array: (element) => `{${element}}`,
  function: functionText,
  genericPack: (name) => `...${name}`,
  // Queries do not have the parentheses of `Fn<(A, B)>`.
  typeList: (types) => types.join(","),
  needsParentheses: (type, parentKind) =>
    parentKind === "variadic"
      ? needsParentheses(type, "union")
      : needsParentheses(type, parentKind) && type.kind !== "optional",
};

export const searchText = (type: TypeOrPack): string => writeType(type, SEARCH_STYLE);

function fieldText({ field, key, value }: WrittenField<string>): string {
  if (field.kind === "indexer") return `[${key}]:${value}`;
  return `${isIdentifier(field.name) ? field.name : `["${field.name}"]`}:${value}`;
}

function functionText({ generics, parameters, returns }: WrittenFunction<string>): string {
  const names = generics.map(({ generic }) => generic.name);
  const [only] = returns;
  const isBare = returns.length === 1 && only !== undefined && BARE.has(only.type.kind);
  const results = returns.map(({ written }) => written).join(",");
  return `${names.length === 0 ? "" : `<${names.join(",")}>`}(${parameters
    .map(({ written }) => written)
    .join(",")})->${isBare ? results : `(${results})`}`;
}

const BARE: ReadonlySet<TypeOrPack["kind"]> = new Set(["reference", "typeof", "function"]);
