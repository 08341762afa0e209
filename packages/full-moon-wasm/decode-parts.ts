/**
 * Decodes the parts that statements, types and expressions share. Each list has the kinds in the order of the
 * variants in `src/syntax.rs`.
 */
import type { Access, Attribute, DocComment, ItemKey, Literal, Name } from "./syntax";
import type { WordReader } from "./word-reader";

export const DOC_STYLES = ["lines", "block"] as const;
export const MEMBER_KINDS = ["property", "indexer", "method"] as const;
export const TYPE_KINDS = [
  "nil",
  "string",
  "boolean",
  "reference",
  "typeof",
  "table",
  "array",
  "function",
  "union",
  "intersection",
  "optional",
  "group",
  "typeList",
  "variadic",
  "genericPack",
] as const;
export const ACCESSES: readonly Access[] = ["read", "write", "readWrite"];
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

export function readName(reader: WordReader): Name {
  return reader.name();
}

export function readDoc(reader: WordReader): DocComment {
  const style = reader.choice(DOC_STYLES);
  const lines = reader.list((from) => {
    const span = from.span();
    return { text: from.slice(span), start: span[0] };
  });
  return { style, lines, span: reader.span() };
}

export function readAttribute(reader: WordReader): Attribute {
  const name = reader.text();
  const args = reader.list((from) => ({ name: from.ownText(), value: from.ownText() }));
  return { name, args, span: reader.span() };
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}
