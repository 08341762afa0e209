/** Decodes ordinary Luau from the tape. Fields and their order match `src/tape_luau.rs`. */
import { readBody, readType, readValue } from "./decode-expression";
import { assertNever, readAttribute, readDoc, readName } from "./decode-parts";
import type { ClassMember, LuauStatement } from "./syntax";
import type { WordReader } from "./word-reader";

export const LUAU_KINDS = [
  "variable",
  "localFunction",
  "fieldFunction",
  "assignment",
  "return",
  "callStatement",
  "class",
] as const;
export const CLASS_MEMBER_KINDS = ["classProperty", "classMethod"] as const;

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
    case "class":
      return readClass(reader, blocks);
    default:
      return assertNever(kind);
  }
}

function readClass(reader: WordReader, blocks: readonly number[]): LuauStatement {
  return {
    kind: "class",
    blocks,
    exported: reader.flag(),
    name: reader.name(),
    parent: reader.optional(readValue),
    members: reader.list(readClassMember),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

function readClassMember(reader: WordReader): ClassMember {
  const kind = reader.choice(CLASS_MEMBER_KINDS);
  const name = reader.name();
  return kind === "classProperty"
    ? {
        kind,
        name,
        type: reader.optional(readType),
        doc: reader.optional(readDoc),
        span: reader.span(),
      }
    : { kind, name, body: readBody(reader), doc: reader.optional(readDoc), span: reader.span() };
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
