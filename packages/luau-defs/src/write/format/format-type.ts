import type {
  Generic,
  Pack,
  PackOrType,
  PackTail,
  Parameter,
  Signature,
  TableField,
  Type,
} from "full-moon-wasm";
import { assertNever } from "luau-syntax";
import type { Cursor, SplitToken } from "./cursor";
import { formatList, takeAboveCloser } from "./format-list";
import {
  apart,
  formatAccess,
  formatAttributes,
  formatMark,
  formatQuoted,
  formatSeparator,
  formatTypeof,
} from "./format-type-parts";
import { isBlankBefore } from "./source-tokens";
import { concat, group, hardline, indent, line, lineOrBlank, type Layout } from "../../model/layout/layout";

type Members = Extract<Type, { kind: "union" | "intersection" }>;
type TableType = Extract<Type, { kind: "table" }>;
type Property = Extract<TableField, { kind: "property" }>;
type Indexer = Extract<TableField, { kind: "indexer" }>;

function formatType(cursor: Cursor, type: PackOrType): Layout {
  switch (type.kind) {
    case "nil":
    case "boolean":
    case "string":
      return cursor.take();
    case "reference":
      return formatReference(cursor, type);
    case "typeof":
      return formatTypeof(cursor, type.expression);
    case "table":
      return formatTable(cursor, type);
    case "array":
      return formatArray(cursor, type);
    case "function":
      return concat(
        formatAttributes(cursor, () => " "),
        formatFunctionType(cursor, type.signature),
      );
    case "union":
    case "intersection":
      return group(formatMembers(cursor, type));
    case "optional":
      return concat(formatType(cursor, type.type), cursor.take("?"));
    case "group":
      return formatList(
        cursor,
        ["(", ")"],
        [() => formatInside(cursor, type.type)],
        hasMembers(type.type) ? "wrap" : "hug",
      );
    case "typeList":
    case "variadic":
    case "genericPack":
      return formatPack(cursor, type);
    default:
      return assertNever(type);
  }
}

/** The type follows a space, or begins on a new line if it is broken into members. */
export function formatTypeAfter(cursor: Cursor, type: PackOrType): Layout {
  const above = cursor.peek().leading.some((comment) => comment.ownLine);
  if (above) return indent(concat(hardline, formatType(cursor, type)));
  return hasMembers(type)
    ? group(indent(concat(line, formatMembers(cursor, type))))
    : concat(" ", formatType(cursor, type));
}

/** The brackets break together with the type inside. */
const formatInside = (cursor: Cursor, type: PackOrType): Layout =>
  hasMembers(type) ? formatMembers(cursor, type) : formatType(cursor, type);

function formatPack(cursor: Cursor, pack: Pack): Layout {
  switch (pack.kind) {
    case "variadic":
      return concat(cursor.take("..."), formatType(cursor, pack.type));
    case "genericPack":
      return concat(cursor.take(pack.name.text), cursor.take("..."));
    case "typeList": {
      const types = pack.types.map((item) => () => formatType(cursor, item.type));
      const { tail } = pack;
      return formatList(
        cursor,
        ["(", ")"],
        tail === null ? types : [...types, () => formatPack(cursor, tail)],
      );
    }
    default:
      return assertNever(pack);
  }
}

function formatReference(
  cursor: Cursor,
  { prefix, name, args }: Extract<Type, { kind: "reference" }>,
): Layout {
  const start = prefix === null ? "" : concat(cursor.take(prefix.text), cursor.take("."));
  const written = concat(start, cursor.take(name.text));
  if (args === null) return written;
  const format = args.length === 1 ? formatInside : formatType;
  return concat(
    written,
    formatList(
      cursor,
      ["<", ">"],
      args.map((arg) => () => format(cursor, arg)),
      args.some(hasMembers) ? "wrap" : "hug",
    ),
  );
}

/** `{ T }` */
function formatArray(cursor: Cursor, { access, element }: Extract<Type, { kind: "array" }>): Layout {
  const open = cursor.takeSplit("{");
  const content = concat(formatAccess(cursor, access), formatInside(cursor, element));
  return formatBraces(cursor, open, concat(line, content), false);
}

/** From behind the items to the closing brace. */
function formatBraces(cursor: Cursor, open: SplitToken, items: Layout, broken: boolean): Layout {
  const content = indent(concat(items, takeAboveCloser(cursor, true)));
  return concat(open.leading, group(concat(open.body, content, line, cursor.take("}")), broken));
}

function formatTable(cursor: Cursor, { fields }: TableType): Layout {
  const open = cursor.takeSplit("{");
  // A line break after the brace in the source requests one field per line.
  const broken = fields.length > 0 && cursor.peek().startsLine;
  const printed = fields.map((field, index) => {
    const blank = index > 0 && isBlankBefore(cursor.peek());
    return concat(
      lineOrBlank(blank),
      field.kind === "property" ? formatProperty(cursor, field) : formatIndexer(cursor, field),
      formatSeparator(cursor, index === fields.length - 1),
    );
  });
  if (fields.length === 0 && cursor.peek().leading.length === 0)
    return concat(open.leading, open.body, cursor.take("}"));
  return formatBraces(cursor, open, concat(...printed), broken);
}

export function formatProperty(cursor: Cursor, { access, quoted, name, type }: Property): Layout {
  const modifier = formatAccess(cursor, access);
  const key = quoted ? formatQuoted(cursor) : cursor.take(name.text);
  return concat(modifier, key, cursor.take(":"), formatTypeAfter(cursor, type));
}

export function formatIndexer(cursor: Cursor, { access, key, value }: Indexer): Layout {
  const modifier = formatAccess(cursor, access);
  return concat(
    modifier,
    formatList(
      cursor,
      ["[", "]"],
      [() => apart(cursor, () => formatInside(cursor, key))],
      hasMembers(key) ? "wrap" : "hug",
    ),
    cursor.take(":"),
    formatTypeAfter(cursor, value),
  );
}

/** The caller creates the group. */
function formatMembers(cursor: Cursor, { kind, members }: Members): Layout {
  const mark = kind === "union" ? "|" : "&";
  const printed = members.map(({ type }, index) => {
    const blank = index > 0 && isBlankBefore(cursor.peek());
    const marked = formatMark(cursor, mark, index === 0 && members.length > 1);
    return concat(index === 0 ? "" : lineOrBlank(blank), marked, formatType(cursor, type));
  });
  return concat(...printed);
}

const hasMembers = (type: PackOrType): type is Members =>
  type.kind === "union" || type.kind === "intersection";

/** `<T>(a: T) -> R` */
function formatFunctionType(cursor: Cursor, signature: Signature): Layout {
  return concat(
    formatGenerics(cursor, signature.generics),
    formatParameters(cursor, signature, false),
    " ",
    cursor.take("->"),
    formatTypeAfter(cursor, signature.returns),
  );
}

/** `name<T>(a: T): R` */
export function formatSignature(cursor: Cursor, name: string, signature: Signature, method: boolean): Layout {
  const head = concat(
    cursor.take(name),
    formatGenerics(cursor, signature.generics),
    formatParameters(cursor, signature, method),
  );
  return cursor.at(":") ? concat(head, cursor.take(":"), formatTypeAfter(cursor, signature.returns)) : head;
}

export function formatGenerics(cursor: Cursor, generics: readonly Generic[]): Layout {
  if (generics.length === 0) return "";
  return formatList(
    cursor,
    ["<", ">"],
    generics.map((generic) => () => formatGeneric(cursor, generic)),
    "flat",
  );
}

function formatGeneric(cursor: Cursor, { name, pack, default: fallback }: Generic): Layout {
  const head = concat(cursor.take(name.text), pack ? cursor.take("...") : "");
  return fallback === null ? head : concat(head, " ", cursor.take("="), formatTypeAfter(cursor, fallback));
}

function formatParameters(cursor: Cursor, { parameters, variadic }: Signature, method: boolean): Layout {
  const items = parameters.map((parameter) => () => formatParameter(cursor, parameter));
  const withSelf = method ? [() => cursor.take("self"), ...items] : items;
  const slots = variadic === null ? withSelf : [...withSelf, () => formatVariadic(cursor, variadic)];
  // A separate line for `(self)` would gain nothing.
  const hugs = (method && slots.length === 1) || parameters[0]?.type.kind === "table";
  return formatList(cursor, ["(", ")"], slots, hugs ? "hug" : "wrap");
}

function formatParameter(cursor: Cursor, { name, type }: Parameter): Layout {
  return name === null
    ? formatType(cursor, type)
    : concat(cursor.take(name.text), cursor.take(":"), formatTypeAfter(cursor, type));
}

/** `...T`, `T...`, and in declared functions `...: T`, `...: T...` */
function formatVariadic(cursor: Cursor, tail: PackTail): Layout {
  if (!cursor.at("...")) return formatPack(cursor, tail);
  const dots = cursor.take("...");
  if (!cursor.at(":")) return concat(dots, tail.kind === "variadic" ? formatType(cursor, tail.type) : "");
  return concat(
    dots,
    cursor.take(":"),
    tail.kind === "variadic" ? formatTypeAfter(cursor, tail.type) : concat(" ", formatPack(cursor, tail)),
  );
}
