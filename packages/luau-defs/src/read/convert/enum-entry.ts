import type { DocComment, Type, UnionMember } from "full-moon-wasm";
import { memberPath, quoted, type Span } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import type { EnumEntry, EnumValue } from "../../model/model";
import { entryBase, throughLocals, type ConvertContext, type EntryParts } from "./convert-context";
import { convertType } from "./convert-type";
import { readDoc, type ParsedDoc } from "../syntax/doc-comment";
import { entryDoc, noteTags } from "./read-entry-doc";
import { distinctFields, type PropertyField } from "./members";

interface EnumParts extends EntryParts {
  readonly doc: ParsedDoc;
  readonly idOf: (value: string) => SymbolId;
}

/** The strings of `"A" | "B"`, or null for any other type. */
export function stringMembers(context: ConvertContext, type: Type): readonly UnionMember[] | null {
  const bare = throughLocals(context, type);
  if (bare.kind === "string") return [{ type: bare, doc: null }];
  if (bare.kind !== "union") return null;
  return bare.members.every((member) => member.type.kind === "string") ? bare.members : null;
}

export function stringEnum(
  context: ConvertContext,
  parts: EnumParts,
  members: readonly UnionMember[],
): EnumEntry {
  const named = members.flatMap(({ type, doc }) =>
    type.kind === "string" ? [{ name: { text: type.value, span: type.span }, doc }] : [],
  );
  const distinct = distinctFields(context, { name: parts.path, ownerKind: "enum" }, named);
  const values = distinct.map(({ name: { text, span }, doc }) =>
    enumValue(context, parts, { name: text, span, doc }, { value: quoted(text), type: null }),
  );
  return enumEntry(context, parts, "strings", values);
}

export function tableEnum(
  context: ConvertContext,
  parts: EnumParts,
  fields: readonly PropertyField[],
): EnumEntry {
  const values = distinctFields(context, { name: parts.path, ownerKind: "table" }, fields).map((field) => {
    const name = field.name.text;
    const value = memberPath(parts.path, name, ".");
    const type = convertType(field.type, context.scope);
    return enumValue(context, parts, { ...field, name }, { value, type });
  });
  return enumEntry(context, parts, "table", values);
}

function enumValue(
  context: ConvertContext,
  owner: EnumParts,
  { name, span, doc: written }: { name: string; span: Span; doc: DocComment | null },
  { value, type }: Pick<EnumValue, "value" | "type">,
): EnumValue {
  const path = memberPath(owner.path, name, ".");
  const doc = readDoc(context, written);
  noteTags(context, "enumValue", path, doc);
  const base = entryBase(context, { id: owner.idOf(name), name, path, span });
  return { kind: "enumValue", ...base, value, type, doc: entryDoc(doc) };
}

function enumEntry(
  context: ConvertContext,
  parts: EnumParts,
  origin: EnumEntry["origin"],
  values: readonly EnumValue[],
): EnumEntry {
  const { doc } = parts;
  noteTags(context, "enum", parts.path, doc);
  const base = entryBase(context, parts);
  return { kind: "enum", ...base, doc: entryDoc(doc), origin, extern: null, values };
}

export function tableFields(
  context: ConvertContext,
  type: Type,
  through = throughLocals,
): readonly PropertyField[] | null {
  const bare = through(context, type);
  return bare.kind === "table" ? bare.fields.filter((field) => field.kind === "property") : null;
}
