/**
 * Types as layouts of tokens: the only module that defines how each type is written, and where it may be
 * broken.
 */
import { assertNever } from "luau-contract";
import { concat, group, indent, join, line } from "../../layout/layout";
import { isIdentifier } from "../../model/identifier";
import { quoted } from "../../model/luau-string";
import type {
  FunctionType,
  GenericPack,
  GenericParameter,
  PackTail,
  TableTypeField,
  TypeNode,
  TypeOrPack,
  TypeReference,
} from "../../model/types";
import { bracketed, punctuation, token, tokens, type FindHref, type TokenLayout } from "./token";

export function typeLayout(type: TypeOrPack, href: FindHref): TokenLayout {
  switch (type.kind) {
    case "nil":
      return token("keyword", "nil");
    case "string":
      return token("string", quoted(type.value));
    case "boolean":
      return token("boolean", String(type.value));
    case "reference":
      return referenceLayout(type, href);
    case "typeof":
      return typeofLayout(type.expression);
    case "table":
      return tableLayout(type.fields, href);
    case "array":
      return arrayLayout(type, href);
    case "function":
      return functionLayout(type, href);
    case "union":
      return chain(
        "|",
        type.members.map((member) => inParentheses(member, href, "union")),
      );
    case "intersection":
      return chain(
        "&",
        type.members.map((member) => inParentheses(member, href, "intersection")),
      );
    case "optional":
      return tokens(inParentheses(type.type, href, "optional"), token("operator", "?"));
    case "variadic":
    case "genericPack":
      return tailLayout(type, href);
    case "typeList":
      return bracketed(
        "(",
        [...type.types.map((item) => typeLayout(item, href)), ...tailLayouts(type.tail, href)],
        ")",
      );
    default:
      return assertNever(type);
  }
}

const typeofLayout = (expression: string): TokenLayout =>
  tokens(token("keyword", "typeof"), punctuation("("), token("text", expression), punctuation(")"));

const arrayLayout = (
  { access, element }: Extract<TypeNode, { kind: "array" }>,
  href: FindHref,
): TokenLayout => tokens(punctuation("{"), accessLayout(access), typeLayout(element, href), punctuation("}"));

const tableLayout = (fields: readonly TableTypeField[], href: FindHref): TokenLayout =>
  bracketed(
    "{",
    fields.map((field) => fieldLayout(field, href)),
    "}",
    { spaced: true },
  );

function referenceLayout({ prefix, name, args, target }: TypeReference, href: FindHref): TokenLayout {
  const link = target.kind === "symbol" ? href(target.id) : null;
  const kind = target.kind === "builtin" ? "builtin" : target.kind === "generic" ? "generic" : "type";
  const named = tokens(
    prefix === null ? "" : token("type", prefix),
    prefix === null ? "" : punctuation("."),
    token(kind, name, link),
  );
  return args.length === 0
    ? named
    : tokens(
        named,
        bracketed(
          "<",
          args.map((arg) => typeLayout(arg, href)),
          ">",
        ),
      );
}

const fieldLayout = (field: TableTypeField, href: FindHref): TokenLayout =>
  tokens(
    accessLayout(field.access),
    field.kind === "indexer"
      ? tokens(punctuation("["), typeLayout(field.key, href), punctuation("]"))
      : fieldName(field.name),
    punctuation(": "),
    typeLayout(field.kind === "indexer" ? field.value : field.type, href),
  );

const fieldName = (name: string): TokenLayout =>
  isIdentifier(name)
    ? token("name", name)
    : tokens(punctuation("["), token("string", quoted(name)), punctuation("]"));

const accessLayout = (access: TableTypeField["access"]): TokenLayout =>
  access === "readWrite" ? "" : token("keyword", `${access} `);

function functionLayout(type: FunctionType, href: FindHref): TokenLayout {
  const parameters = type.parameters.map(({ name, type: inner }) =>
    tokens(parameterName(name), typeLayout(inner, href)),
  );
  return tokens(
    bracketed("(", [...parameters, ...tailLayouts(type.variadic, href)], ")", {
      head: genericsLayout(type.generics, href),
    }),
    token("operator", " -> "),
    returnsLayout(type, href),
  );
}

function returnsLayout({ returns, returnsTail }: FunctionType, href: FindHref): TokenLayout {
  const [only] = returns;
  if (only !== undefined && returns.length === 1 && returnsTail === null && only.name === null)
    return typeLayout(only.type, href);
  if (returns.length === 0 && returnsTail !== null) return tailLayout(returnsTail, href);
  const printed = returns.map(({ name, type }) => tokens(parameterName(name), typeLayout(type, href)));
  return bracketed("(", [...printed, ...tailLayouts(returnsTail, href)], ")");
}

/** `A | B`: if they do not fit on one line, each is on a separate line, after the operator. */
function chain(operator: string, members: readonly TokenLayout[]): TokenLayout {
  return group(indent(join(concat(line, token("operator", `${operator} `)), members)));
}

/** `<T, U = string, V...>` */
export function genericsLayout(generics: readonly GenericParameter[], href: FindHref): TokenLayout {
  if (generics.length === 0) return "";
  const printed = generics.map((generic) =>
    tokens(
      token("generic", generic.pack ? `${generic.name}...` : generic.name),
      generic.default === null ? "" : tokens(token("operator", " = "), typeLayout(generic.default, href)),
    ),
  );
  return bracketed("<", printed, ">");
}

/** `...T`, `T...` */
const tailLayout = (tail: PackTail, href: FindHref): TokenLayout =>
  tail.kind === "genericPack"
    ? packLayout(tail)
    : tokens(token("operator", "..."), typeLayout(tail.type, href));

const packLayout = (pack: GenericPack): TokenLayout => token("generic", `${pack.name}...`);

const tailLayouts = (tail: PackTail | null, href: FindHref): readonly TokenLayout[] =>
  tail === null ? [] : [tailLayout(tail, href)];

/** `name: `, or nothing. */
export const parameterName = (name: string | null): TokenLayout =>
  name === null || name === "_" ? "" : tokens(token("parameter", name), punctuation(": "));

function inParentheses(
  type: TypeNode,
  href: FindHref,
  around: "union" | "intersection" | "optional",
): TokenLayout {
  const inner = typeLayout(type, href);
  return needsParentheses(type, around) ? tokens(punctuation("("), inner, punctuation(")")) : inner;
}

/**
 * Luau does not allow `|` and `&` to be mixed, nor either with a bare function; and `?` applies to a single
 * simple type.
 */
function needsParentheses(type: TypeNode, around: "union" | "intersection" | "optional"): boolean {
  if (type.kind === "function" || type.kind === "union" || type.kind === "intersection") return true;
  return type.kind === "optional" && around === "intersection";
}
