/** Decodes ordinary Luau from the tape. Fields and their order match `src/tape_luau.rs`. */
import { readBody, readType, readValue } from "./decode-expression";
import { assertNever, readAttribute, readDoc, readName } from "./decode-parts";
import type { LuauStatement } from "./syntax";
import type { WordReader } from "./word-reader";

export const LUAU_KINDS = [
  "variable",
  "localFunction",
  "fieldFunction",
  "assignment",
  "return",
  "callStatement",
] as const;
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
