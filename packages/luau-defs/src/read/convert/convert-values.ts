/** `declare X` and `declare function` statements: functions, constants, and enums that exist at run time. */
import { propertyOf } from "../syntax/build-syntax";
import type { FunctionStatement, GlobalStatement } from "../syntax/declarations";
import { memberPath } from "luau-syntax";
import { valueId } from "../../model/ids";
import type { ConstantEntry, EnumEntry, FunctionEntry } from "../../model/model";
import type { ConvertContext } from "./convert-context";
import { NO_DOC, readDoc } from "../syntax/doc-comment";
import { markerOf } from "./read-entry-doc";
import { tableEnum, tableFields } from "./enum-entry";
import { isTaggedEvent } from "./event-slots";
import { functionEntry } from "./function-entry";
import type { PropertyField } from "./members";
import type { Namespace } from "./nested-tables";
import { signaturesOf } from "./convert-signatures";
import { constantEntry } from "./value-entry";

export type ValueEntry = FunctionEntry | ConstantEntry | EnumEntry;

export function convertFunctionStatement(
  context: ConvertContext,
  statement: FunctionStatement,
): FunctionEntry {
  const { name, span, attributes, signature } = statement;
  const doc = readDoc(context, statement.doc);
  return functionEntry(context, {
    id: valueId(context.module, name.text),
    name: name.text,
    owner: null,
    span,
    doc,
    attributes,
    signatures: [{ signature, attributes: [], doc: NO_DOC }],
    method: false,
  });
}

export const convertGlobal = (context: ConvertContext, statement: GlobalStatement): ValueEntry =>
  convertValue(context, null, propertyOf(statement));

export const convertFields = (context: ConvertContext, { path, fields }: Namespace): readonly ValueEntry[] =>
  fields.map((field) => convertValue(context, path, field));

function convertValue(context: ConvertContext, owner: string | null, field: PropertyField): ValueEntry {
  const name = field.name.text;
  const path = owner === null ? name : memberPath(owner, name, ".");
  const key = owner === null ? name : `${owner}.${name}`;
  const doc = readDoc(context, field.doc);
  const parts = { id: valueId(context.module, key), name, path, span: field.span, doc };
  const signatures = isTaggedEvent(doc) ? null : signaturesOf(context, field.type);
  if (signatures !== null) return functionEntry(context, { ...parts, owner, attributes: [], signatures });
  const fields = markerOf(doc, "enum") === null ? null : tableFields(context, field.type);
  if (fields !== null)
    return tableEnum(
      context,
      { ...parts, idOf: (value) => valueId(context.module, `${key}.${value}`) },
      fields,
    );
  return constantEntry(context, { ...parts, type: field.type, access: field.access });
}
