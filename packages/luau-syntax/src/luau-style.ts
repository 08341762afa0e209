/** Writes types in Luau's syntax, as text or as any other output with words, lists and chains. */
import { isIdentifier } from "./identifier";
import { quoted } from "./luau-string";
import type { Access, GenericParameter, TypeNode, TypeOrPack, TypeReference } from "./types";
import {
  writeGenerics,
  writeType,
  type ParentKind,
  type TypeStyle,
  type WrittenField,
  type WrittenFunction,
  type WrittenGeneric,
  type WrittenSlot,
} from "./write-type";

export type TokenKind =
  | "keyword"
  | "name"
  | "type"
  | "builtin"
  | "generic"
  | "string"
  | "number"
  | "boolean"
  | "punctuation"
  | "operator"
  | "parameter"
  | "text";

/** Combines the parts of a type to text, tokens or a layout. */
export interface TypeWriter<Out> {
  /** @param named the type that the word names */
  readonly word: (kind: TokenKind, text: string, named?: TypeReference) => Out;
  /** Concatenates parts. */
  readonly concat: (parts: readonly Out[]) => Out;
  /** `(A, B)`; `spaced` has spaces inside the brackets, `head` precedes them. */
  readonly list: (open: string, items: readonly Out[], close: string, options?: ListOptions<Out>) => Out;
  /** `A | B` */
  readonly chain: (operator: "|" | "&", members: readonly Out[]) => Out;
}

interface ListOptions<Out> {
  readonly spaced?: boolean;
  readonly head?: Out;
}

/** Writes parentheses only where Luau requires them, whatever the source has. */
export function luauStyle<Out>(writer: TypeWriter<Out>): TypeStyle<Out> {
  const { word, concat, list } = writer;
  return {
    nil: () => word("keyword", "nil"),
    literal: (value) =>
      typeof value === "string" ? word("string", quoted(value)) : word("boolean", String(value)),
    reference: (reference, args) => {
      const named = referenceName(writer, reference);
      return args.length === 0 ? named : concat([named, list("<", args, ">")]);
    },
    typeof: (expression) =>
      concat([
        word("keyword", "typeof"),
        word("punctuation", "("),
        word("text", expression),
        word("punctuation", ")"),
      ]),
    table: (fields) =>
      list(
        "{",
        fields.map((field) => writeTableField(writer, field)),
        "}",
        { spaced: true },
      ),
    array: (element, { access }) =>
      concat([word("punctuation", "{"), ...accessWord(writer, access), element, word("punctuation", "}")]),
    function: (parts) => writeFunctionType(writer, parts),
    members: (members, { kind }) => writer.chain(kind === "union" ? "|" : "&", members),
    optional: (inner) => concat([inner, word("operator", "?")]),
    variadic: (inner) => concat([word("operator", "..."), inner]),
    genericPack: (name) => word("generic", `${name}...`),
    typeList: (types) => list("(", types, ")"),
    inParentheses: (inner) => concat([word("punctuation", "("), inner, word("punctuation", ")")]),
    needsParentheses,
  };
}

/** Luau does not mix `|` and `&`, nor either with a bare function; `?` applies to one simple type. */
export function needsParentheses(type: TypeNode, parentKind: ParentKind): boolean {
  if (parentKind === "array" || parentKind === "variadic") return false;
  if (type.kind === "function" || type.kind === "union" || type.kind === "intersection") return true;
  return type.kind === "optional" && parentKind === "intersection";
}

/** `<T, U = string, V...>`, or nothing. */
export function writeGenericList<Out>(
  { word, concat, list }: TypeWriter<Out>,
  generics: readonly WrittenGeneric<Out>[],
): Out {
  if (generics.length === 0) return concat([]);
  const items = generics.map(({ generic: { name, pack }, default: fallback }) =>
    concat([
      word("generic", pack ? `${name}...` : name),
      ...(fallback === null ? [] : [word("operator", " = "), fallback]),
    ]),
  );
  return list("<", items, ">");
}

/** `name: T`, or the type alone. */
export const withName = <Out>(
  { word, concat }: Pick<TypeWriter<Out>, "word" | "concat">,
  name: string | null,
  type: Out,
): Out =>
  name === null || name === "_" ? type : concat([word("parameter", name), word("punctuation", ": "), type]);

function referenceName<Out>({ word, concat }: TypeWriter<Out>, reference: TypeReference): Out {
  const { prefix, name, target } = reference;
  const kind = target.kind === "builtin" || target.kind === "generic" ? target.kind : "type";
  const nameWord = word(kind, name, reference);
  return prefix === null ? nameWord : concat([word("type", prefix), word("punctuation", "."), nameWord]);
}

function writeTableField<Out>(writer: TypeWriter<Out>, { field, key, value }: WrittenField<Out>): Out {
  const { word, concat } = writer;
  const brackets = (inner: Out): Out => concat([word("punctuation", "["), inner, word("punctuation", "]")]);
  const name = (text: string): Out =>
    isIdentifier(text) ? word("name", text) : brackets(word("string", quoted(text)));
  return concat([
    ...accessWord(writer, field.access),
    field.kind === "property" ? name(field.name) : brackets(key ?? concat([])),
    word("punctuation", ": "),
    value,
  ]);
}

const accessWord = <Out>({ word }: TypeWriter<Out>, access: Access): readonly Out[] =>
  access === "readWrite" ? [] : [word("keyword", `${access} `)];

function writeFunctionType<Out>(writer: TypeWriter<Out>, parts: WrittenFunction<Out>): Out {
  const { word, concat, list } = writer;
  const { generics } = parts;
  const taken = namedSlots(writer, parts.parameters);
  return concat([
    generics.length === 0
      ? list("(", taken, ")")
      : list("(", taken, ")", { head: writeGenericList(writer, generics) }),
    word("operator", " -> "),
    writeReturns(writer, parts.returns),
  ]);
}

const namedSlots = <Out>(writer: TypeWriter<Out>, slots: readonly WrittenSlot<Out>[]): readonly Out[] =>
  slots.map(({ name, written }) => withName(writer, name, written));

/** A single type without a name needs no parentheses. */
function writeReturns<Out>(writer: TypeWriter<Out>, returns: readonly WrittenSlot<Out>[]): Out {
  const [only] = returns;
  return only !== undefined && returns.length === 1 && only.name === null
    ? only.written
    : writer.list("(", namedSlots(writer, returns), ")");
}

export const TEXT_WRITER: TypeWriter<string> = {
  word: (_, text) => text,
  concat: (parts) => parts.join(""),
  list: (open, items, close, { spaced = false, head = "" } = {}) => {
    const edge = spaced && items.length > 0 ? " " : "";
    return `${head}${open}${edge}${items.join(", ")}${edge}${close}`;
  },
  chain: (operator, members) => members.join(` ${operator} `),
};

const TEXT_STYLE = luauStyle(TEXT_WRITER);

/** A type as a script writes it, on one line. */
export const typeText = (type: TypeOrPack): string => writeType(type, TEXT_STYLE);

/** `<T, U = string, V...>`, or nothing. */
export const genericsText = (generics: readonly GenericParameter[]): string =>
  writeGenericList(TEXT_WRITER, writeGenerics(generics, TEXT_STYLE));
