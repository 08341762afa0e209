/**
 * Decodes types and the expressions of ordinary Luau. Fields and their order match `src/tape_tree.rs` and
 * `src/tape_luau.rs`.
 */
import {
  ACCESSES,
  assertNever,
  ITEM_KEYS,
  LITERALS,
  MEMBER_KINDS,
  readAttribute,
  readDoc,
  readName,
  TYPE_KINDS,
  VALUE_KINDS,
} from "./decode-parts";
import type {
  BodyParameter,
  ExternMember,
  FunctionBody,
  Generic,
  PackOrType,
  PackTail,
  Parameter,
  Signature,
  TableField,
  TableItem,
  Type,
  UnionMember,
  Value,
} from "./syntax";
import type { WordReader } from "./word-reader";

export function readMember(reader: WordReader): ExternMember {
  const kind = reader.choice(MEMBER_KINDS);
  switch (kind) {
    case "property":
      return {
        kind,
        access: reader.choice(ACCESSES),
        name: reader.name(),
        quoted: reader.flag(),
        type: readType(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "indexer":
      return {
        kind,
        access: reader.choice(ACCESSES),
        key: readType(reader),
        value: readType(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "method":
      return {
        kind,
        attributes: reader.list(readAttribute),
        name: reader.name(),
        signature: readSignature(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    default:
      return assertNever(kind);
  }
}

function readField(reader: WordReader): TableField {
  const member = readMember(reader);
  if (member.kind === "method") throw new Error("the tape holds a method in a table type");
  return member;
}

export function readGeneric(reader: WordReader): Generic {
  return { name: reader.name(), pack: reader.flag(), default: reader.optional(readPackOrType) };
}

export function readSignature(reader: WordReader): Signature {
  const generics = reader.list(readGeneric);
  const parameters = reader.list(readParameter);
  const variadic = reader.optional(readTail);
  return { generics, parameters, variadic, returns: readPackOrType(reader) };
}

function readParameter(reader: WordReader): Parameter {
  const name = reader.optional(readName);
  return { name, type: readType(reader), doc: reader.optional(readDoc), span: reader.span() };
}

function readUnionMember(reader: WordReader): UnionMember {
  return { type: readType(reader), doc: reader.optional(readDoc) };
}

export function readTail(reader: WordReader): PackTail {
  const tail = readPackOrType(reader);
  if (tail.kind === "variadic" || tail.kind === "genericPack") return tail;
  throw new Error(`the tape holds a ${tail.kind} at the end of a pack`);
}

export function readType(reader: WordReader): Type {
  const type = readPackOrType(reader);
  if (type.kind === "typeList" || type.kind === "variadic" || type.kind === "genericPack") {
    throw new Error(`the tape holds a ${type.kind} in the place of a type`);
  }
  return type;
}

export function readPackOrType(reader: WordReader): PackOrType {
  const kind = reader.choice(TYPE_KINDS);
  switch (kind) {
    case "nil":
      return { kind, span: reader.span() };
    case "string":
      return { kind, value: reader.text(), span: reader.span() };
    case "boolean":
      return { kind, value: reader.flag(), span: reader.span() };
    case "reference":
      return readReference(reader);
    case "typeof":
      return { kind, expression: reader.slice(reader.span()), value: readValue(reader), span: reader.span() };
    case "table":
      return { kind, fields: reader.list(readField), span: reader.span() };
    case "array":
      return { kind, access: reader.choice(ACCESSES), element: readType(reader), span: reader.span() };
    case "function":
      return {
        kind,
        attributes: reader.list(readAttribute),
        signature: readSignature(reader),
        span: reader.span(),
      };
    case "union":
    case "intersection":
      return { kind, members: reader.list(readUnionMember), span: reader.span() };
    case "optional":
    case "group":
      return { kind, type: readType(reader), span: reader.span() };
    case "typeList":
      return {
        kind,
        types: reader.list(readParameter),
        tail: reader.optional(readTail),
        span: reader.span(),
      };
    case "variadic":
      return { kind, type: readType(reader), span: reader.span() };
    case "genericPack":
      return { kind, name: reader.name(), span: reader.span() };
    default:
      return assertNever(kind);
  }
}

/** A fast path for plain names, the most frequent kind of node. */
function readReference(reader: WordReader): Type {
  const prefix = reader.optional(readName);
  const name = reader.name();
  return {
    kind: "reference",
    prefix,
    name,
    args: reader.optional(readArguments),
    span: reader.spanOr(name.span),
  };
}

function readArguments(reader: WordReader): readonly PackOrType[] {
  return reader.list(readPackOrType);
}

export function readBody(reader: WordReader): FunctionBody {
  return {
    generics: reader.list(readGeneric),
    parameters: reader.list(readBodyParameter),
    vararg: reader.flag(),
    variadic: reader.optional(readTail),
    returns: reader.optional(readPackOrType),
    returnsValues: reader.flag(),
  };
}

function readBodyParameter(reader: WordReader): BodyParameter {
  return {
    name: reader.name(),
    type: reader.optional(readType),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

export function readValue(reader: WordReader): Value {
  const kind = reader.choice(VALUE_KINDS);
  switch (kind) {
    case "literal":
      return { kind, literal: reader.choice(LITERALS), span: reader.span() };
    case "text":
      return { kind, value: reader.ownText(), span: reader.span() };
    case "path":
      return { kind, names: reader.list(readName), span: reader.span() };
    case "index":
      return { kind, base: readValue(reader), name: reader.optional(readName), span: reader.span() };
    case "call":
      return {
        kind,
        callee: readValue(reader),
        method: reader.optional(readName),
        arguments: reader.list(readValue),
        span: reader.span(),
      };
    case "closure":
      return { kind, attributes: reader.list(readAttribute), body: readBody(reader), span: reader.span() };
    case "constructor":
      return { kind, items: reader.list(readItem), span: reader.span() };
    case "cast":
      return { kind, value: readValue(reader), type: readType(reader), span: reader.span() };
    case "opaque":
      return { kind, span: reader.span() };
    default:
      return assertNever(kind);
  }
}

function readItem(reader: WordReader): TableItem {
  return {
    key: reader.choice(ITEM_KEYS),
    name: reader.optional(readName),
    value: readValue(reader),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}
