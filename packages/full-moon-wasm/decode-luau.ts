/** Decodes ordinary Luau from the tape. Fields and their order match `src/tape_luau.rs`. */
import {
  assertNever,
  readAttribute,
  readDoc,
  readGeneric,
  readName,
  readPackOrType,
  readTail,
  readType,
} from "./decode-type";
import type {
  BodyParameter,
  FunctionBody,
  ItemKey,
  Literal,
  LuauStatement,
  TableItem,
  Value,
} from "./syntax";
import type { WordReader } from "./word-reader";

export const LUAU_KINDS = [
  "variable",
  "localFunction",
  "fieldFunction",
  "assignment",
  "return",
  "callStatement",
] as const;
export const VALUE_KINDS = [
  "literal",
  "text",
  "path",
  "index",
  "call",
  "closure",
  "constructor",
  "cast",
  "opaque",
] as const;
export const LITERALS: readonly Literal[] = ["nil", "boolean", "number"];
export const ITEM_KEYS: readonly ItemKey[] = ["named", "positional", "computed"];

export function readLuauStatement(reader: WordReader): LuauStatement {
  const blocks = reader.list((from) => from.word());
  const kind = reader.choice(LUAU_KINDS);
  switch (kind) {
    case "variable":
      return {
        kind,
        blocks,
        exported: reader.flag(),
        name: reader.name(),
        type: reader.optional(readType),
        value: readValue(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "localFunction":
      return readLocalFunction(reader, blocks);
    case "fieldFunction":
      return readFieldFunction(reader, blocks);
    case "assignment":
      return {
        kind,
        blocks,
        target: readValue(reader),
        value: readValue(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "return":
      return {
        kind,
        blocks,
        values: reader.list(readValue),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "callStatement":
      return {
        kind,
        blocks,
        value: readValue(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    default:
      return assertNever(kind);
  }
}

function readLocalFunction(reader: WordReader, blocks: readonly number[]): LuauStatement {
  return {
    kind: "localFunction",
    blocks,
    exported: reader.flag(),
    attributes: reader.list(readAttribute),
    name: reader.name(),
    body: readBody(reader),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

function readFieldFunction(reader: WordReader, blocks: readonly number[]): LuauStatement {
  return {
    kind: "fieldFunction",
    blocks,
    attributes: reader.list(readAttribute),
    path: reader.list(readName),
    method: reader.flag(),
    body: readBody(reader),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

function readBody(reader: WordReader): FunctionBody {
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
