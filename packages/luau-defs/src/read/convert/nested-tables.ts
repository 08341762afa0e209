/** Nested tables of a global, such as `love.graphics`, each of which becomes a module. */
import { isModule } from "../source/source-file";
import { type GlobalStatement } from "../syntax/declarations";
import type { DocComment, Type } from "full-moon-wasm";
import { memberPath, type Span } from "luau-syntax";
import { moduleId } from "../../model/ids";
import { locationOf, throughAliases, throughLocals, type ConvertContext } from "./convert-context";
import { parseDocComment } from "../syntax/doc-comment";
import { moduleHead } from "./module-head";
import { markerOf } from "./read-entry-doc";
import { tableFields } from "./enum-entry";
import { distinctFields, type PropertyField } from "./members";
import { signaturesOf, hasReceiver } from "./convert-signatures";

export interface Namespace {
  /** `love.graphics` */
  readonly path: string;
  readonly names: readonly string[];
  readonly doc: DocComment | null;
  readonly span: Span;
  readonly fields: readonly PropertyField[];
}

/** Maximum depth of namespaces; deeper tables are constants that display their type. */
const MAX_DEPTH = 16;

interface Table extends Omit<Namespace, "fields"> {
  readonly type: Type;
}

/** Whether a global is a table whose fields become entries: it has fields, and is not tagged as an enum. */
export function isModuleTable(context: ConvertContext, statement: GlobalStatement): boolean {
  const fields = tableFields(context, statement.type) ?? [];
  if (fields.length > 0) return markerOf(parseDocComment(statement.doc), "enum") === null;
  return isNamespace(context, statement, []);
}

export const globalNamespaces = (
  context: ConvertContext,
  { name, doc, span, type }: GlobalStatement,
): readonly Namespace[] =>
  namespacesIn(context, { path: name.text, names: [name.text], doc, span, type }, []);

function namespacesIn(context: ConvertContext, table: Table, around: readonly Type[]): readonly Namespace[] {
  const { path, names, doc, span } = table;
  const within = [...around, throughAliases(context, table.type)];
  const allFields = tableFields(context, table.type, throughAliases) ?? [];
  const fields = distinctFields(context, { name: path, ownerKind: "table" }, allFields);
  const namespaces = new Set(fields.filter((field) => isNamespace(context, field, within)));
  return [
    { path, names, doc, span, fields: fields.filter((field) => !namespaces.has(field)) },
    ...[...namespaces].flatMap(({ name, ...field }) =>
      namespacesIn(
        context,
        { ...field, path: memberPath(path, name.text, "."), names: [...names, name.text] },
        within,
      ),
    ),
  ];
}

/**
 * Whether a field is a table of functions, or of such tables. A table within itself is not; nor is an object
 * with methods whose type has an entry of its own.
 */
function isNamespace(
  context: ConvertContext,
  { type, doc }: Pick<Table, "type" | "doc">,
  around: readonly Type[],
): boolean {
  if (around.length >= MAX_DEPTH) return false;
  const bare = throughAliases(context, type);
  const fields = tableFields(context, type, throughAliases);
  if (fields === null || around.includes(bare) || markerOf(parseDocComment(doc), "enum") !== null)
    return false;
  const signatures = fields.flatMap((field) => signaturesOf(context, field.type) ?? []);
  const isWrittenHere = throughLocals(context, type) === bare;
  if (!isWrittenHere && signatures.some(hasReceiver)) return false;
  return signatures.length > 0 || fields.some((field) => isNamespace(context, field, [...around, bare]));
}

/** The head of a namespace's module: its description is the field's doc comment. */
export function namespaceHead(
  context: ConvertContext,
  { path, names, doc, span }: Namespace,
  mainTable: string | null,
) {
  const slug = namespaceSlug(context, names, mainTable);
  return {
    kind: "module" as const,
    id: moduleId(slug),
    slug,
    ...moduleHead(context, { moduleDoc: doc, name: path, tables: [], globals: 0 }),
    name: path,
    table: path,
    location: locationOf(context.source, span),
  };
}

/** Below the page of its file in a plain module, or if it is in the file's main table: `love.graphics`. */
function namespaceSlug(
  context: ConvertContext,
  [global = "", ...names]: readonly string[],
  mainTable: string | null,
): string {
  const isMain = global === mainTable;
  const page = isMain || isModule(context.source) ? [context.module] : [];
  return [...page, ...(isMain ? [] : [global]), ...names].join(".");
}
