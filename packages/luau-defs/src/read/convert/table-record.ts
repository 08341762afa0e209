import type { Name, TableField, Type } from "full-moon-wasm";
import { PRIMITIVE_TYPES } from "../../model/builtin-types";
import { throughAliases, throughLocals, type ConvertContext } from "./convert-context";

/** The fields of a class whose type is written out. */
export interface TableRecord {
  readonly fields: readonly TableField[];
  /** The type that has further fields, as its name is written. */
  readonly parent: Name | null;
}

/** Types that contain each other are not followed any further. */
const DEEPEST = 16;

/** The record of `{ … }`, and of `Parent & { … }` with documented fields; null for other types. */
export function recordIn(context: ConvertContext, type: Type, depth = 0): TableRecord | null {
  const body = throughLocals(context, type);
  if (body.kind === "table") return { fields: body.fields, parent: null };
  if (body.kind !== "intersection" || depth > DEEPEST) return null;
  const members = body.members.map((member) => throughLocals(context, member.type));
  const references = members.filter(({ kind }) => kind === "reference");
  const [first] = references;
  const parent = first === undefined ? null : parentName(context, first);
  if (references.length === members.length || (first !== undefined && parent === null)) return null;
  // A class has one parent: other types of the file are part of it.
  const parts = members
    .filter((member) => member !== first)
    .map((member) => fieldsOf(context, member, depth + 1));
  const fields = parts.every((part) => part !== null) ? parts.flat() : null;
  return fields?.some(({ doc }) => doc !== null) ? { fields: firstOfEachName(fields), parent } : null;
}

function fieldsOf(context: ConvertContext, type: Type, depth: number): readonly TableField[] | null {
  const bare = throughAliases(context, type);
  if (bare.kind === "table") return bare.fields;
  const record = bare.kind === "intersection" ? recordIn(context, bare, depth) : null;
  return record?.parent === null ? record.fields : null;
}

function parentName(context: ConvertContext, type: Type): Name | null {
  if (type.kind !== "reference") return null;
  const { prefix, name, args, span } = type;
  if (prefix !== null) return { text: `${prefix.text}.${name.text}`, span };
  const target = context.scope(name.text);
  // `T & { … }`
  if (target?.kind === "generic") return args === null ? { text: name.text, span: name.span } : null;
  if (PRIMITIVE_TYPES.has(name.text) || (target === undefined ? args !== null : target.kind !== "symbol"))
    return null;
  const bare = throughAliases(context, type);
  return bare.kind === "reference" || bare.kind === "table" || bare.kind === "intersection"
    ? { text: name.text, span: name.span }
    : null;
}

/** All parts of an intersection have the fields that they share. */
function firstOfEachName(fields: readonly TableField[]): readonly TableField[] {
  const names = new Set<string>();
  return fields.filter((field) => {
    const name = field.kind === "property" ? field.name.text : "[]";
    return !names.has(name) && names.add(name);
  });
}
