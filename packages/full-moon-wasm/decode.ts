/** Decodes the tape into the objects of syntax.ts, in the order of `src/tape_tree.rs` and `src/syntax.rs`. */
import { readBody, readGeneric, readMember, readSignature, readType } from "./decode-expression";
import { readLuauStatement } from "./decode-luau";
import { assertNever, readAttribute, readDoc, readName } from "./decode-parts";
import type { CheckResult, NestedStatement, ParseResult, Statement } from "./syntax";
import type { WordReader } from "./word-reader";

export const STATEMENT_KINDS = [
  "declareFunction",
  "declareGlobal",
  "externType",
  "typeAlias",
  "typeFunction",
  "luau",
] as const;
export const SPELLINGS = ["extern", "class"] as const;

export function readParseResult(reader: WordReader): ParseResult {
  const moduleDoc = reader.optional(readDoc);
  const statements = reader.list(readStatement);
  const strayDocs = reader.list(readDoc);
  return { moduleDoc, statements, strayDocs, errors: reader.issues() };
}

export function readCheckResult(reader: WordReader): CheckResult {
  return { errors: reader.issues() };
}

function readStatement(reader: WordReader): Statement {
  const kind = reader.choice(STATEMENT_KINDS);
  switch (kind) {
    case "declareFunction":
      return {
        kind,
        attributes: reader.list(readAttribute),
        name: reader.name(),
        signature: readSignature(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "declareGlobal":
      return {
        kind,
        name: reader.name(),
        type: readType(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "externType":
      return readExternType(reader);
    case "typeAlias":
      return readTypeAlias(reader);
    case "typeFunction":
      return {
        kind,
        exported: reader.flag(),
        name: reader.name(),
        body: readBody(reader),
        doc: reader.optional(readDoc),
        span: reader.span(),
      };
    case "luau":
      return {
        kind,
        declarations: reader.list(readNested),
        statements: reader.list(readLuauStatement),
        span: reader.span(),
      };
    default:
      return assertNever(kind);
  }
}

function readExternType(reader: WordReader): Statement {
  return {
    kind: "externType",
    spelling: reader.choice(SPELLINGS),
    name: reader.name(),
    parent: reader.optional(readName),
    members: reader.list(readMember),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

function readTypeAlias(reader: WordReader): Statement {
  return {
    kind: "typeAlias",
    exported: reader.flag(),
    name: reader.name(),
    generics: reader.list(readGeneric),
    type: readType(reader),
    doc: reader.optional(readDoc),
    span: reader.span(),
  };
}

function readNested(reader: WordReader): NestedStatement {
  const blocks = reader.list((from) => from.word());
  const statement = readStatement(reader);
  if (statement.kind === "luau")
    throw new Error("the tape holds ordinary Luau in the place of a declaration");
  return { blocks, statement };
}
