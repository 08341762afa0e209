/** The declaration that is written for a property, in this file or another: type, function, comment. */
import type { DocComment, Generic, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceProperty, InterfaceTable, ModuleInterface } from "luau-wasm";
import { mapType } from "../syntax/visit-syntax";
import { functionAt, indexFile, type ProjectFile, type ProjectFiles, type WrittenField } from "./file-index";
import type { Importer } from "./import-syntax";
import type { Member, ModuleFunction, ModuleTable, ModuleValue } from "./module-values";
import { typeFromLuau, type InferredTypes } from "./type-from-luau";

export interface InferredProject extends ProjectFiles {
  readonly answer: ModuleInterface;
}

export interface InferenceContext extends Omit<InferredTypes, "exportSpan"> {
  readonly project: InferredProject;
  readonly ownFile: string;
  readonly fileTables: readonly ModuleTable[];
  readonly visitedTables: Set<ModuleTable>;
  /** Tables that were built from types, which may contain themselves. */
  readonly tablesByType: Map<number, ModuleTable | null>;
}

export interface PropertyInTable {
  readonly property: InterfaceProperty;
  readonly owner: InterfaceTable;
}

/** A property whose type is written in an annotation. */
export function declaredValue(
  context: InferenceContext,
  { property: { declared }, owner: { definition, args = [] } }: PropertyInTable,
  exportSpan: Span,
): { readonly value: ModuleValue; readonly doc: DocComment | null } | null {
  const { project, importer } = context;
  const file = declared === undefined || definition === undefined ? null : project.fileOf(definition.module);
  if (file === null || declared === undefined) return null;
  const field = indexFile(file.tree).fields.get(declared[0]);
  if (field === undefined || field.type.kind === "typeof") return null;
  const { path } = file.source;
  const inferred = { ...context, exportSpan };
  const generics = genericsAround(file, field).map(({ name }) => name.text);
  const typeArguments = generics.map(
    (name, index) => [name, typeFromLuau(inferred, args[index] ?? -1)] as const,
  );
  const type = withArguments(importer.importNode(path, field.type, exportSpan), new Map(typeArguments));
  if (type === null) return null;
  return {
    value: { kind: "typed", type, span: exportSpan },
    doc: importer.importNode(path, field.doc, exportSpan),
  };
}

const genericsAround = ({ tree }: ProjectFile, { span }: WrittenField): readonly Generic[] =>
  [...indexFile(tree).aliases.values()].find((alias) => alias.span[0] <= span[0] && span[1] <= alias.span[1])
    ?.generics ?? [];

/** Replaces generics by their arguments; null if Luau infers none for one that the type names. */
function withArguments(type: Type, typeArguments: ReadonlyMap<string, Type | null>): Type | null {
  let isKnown = true;
  const changed = mapType(type, (part) => {
    const isGeneric = part.kind === "reference" && part.prefix === null && typeArguments.has(part.name.text);
    const argument = isGeneric ? (typeArguments.get(part.name.text) ?? null) : null;
    isKnown &&= !isGeneric || argument !== null;
    return argument;
  });
  return isKnown ? changed : null;
}

/** The comment of a property: that of its function, or else the one above its name. */
export function docOf(
  context: InferenceContext,
  { property, owner }: PropertyInTable,
  exportSpan: Span,
): DocComment | null {
  const { project, types, importer } = context;
  const type = types[property.type];
  const definition = type?.kind === "function" ? type.definition : undefined;
  const ofFunction = definition === undefined ? null : functionAt(project, definition)?.doc;
  if (definition !== undefined && ofFunction !== null && ofFunction !== undefined)
    return importer.importNode(definition.module, ofFunction, exportSpan);
  const nameSpan = property.declared ?? property.assigned;
  const file = owner.definition === undefined ? null : project.fileOf(owner.definition.module);
  if (file === null || nameSpan === undefined) return null;
  const index = indexFile(file.tree);
  return importer.importNode(
    file.source.path,
    index.docs.get(nameSpan[0]) ?? index.fields.get(nameSpan[0])?.doc ?? null,
    exportSpan,
  );
}

/** Follows a path such as `types.MAX` through the statements of other files, where Luau infers nothing. */
export function memberOfPath(
  context: InferenceContext,
  exportSpan: Span,
): Pick<Member, "value" | "doc"> | null {
  const { project, importer, ownFile } = context;
  const followed = follow(project, ownFile, exportSpan, new Set());
  if (followed === null) return null;
  const {
    file,
    member: { value, doc },
  } = followed;
  let copy: ModuleValue = { kind: "unknown", span: exportSpan };
  if (value.kind === "function") copy = importFunction(importer, file, value, exportSpan);
  if (value.kind === "typed")
    copy = { ...value, type: importer.importNode(file, value.type, exportSpan), span: exportSpan };
  return { value: copy, doc: importer.importNode(file, doc, exportSpan) };
}

function follow(
  project: InferredProject,
  path: string,
  [start, end]: Span,
  seen: Set<string>,
): { readonly file: string; readonly member: Member } | null {
  const file = project.fileOf(path);
  const [root = "", ...names] = file?.source.text.slice(start, end).split(".") ?? [];
  const local = file?.values.locals.findLast(({ name }) => name.text === root)?.value;
  const target = local?.kind === "require" ? project.resolve(path, local.requirePath) : null;
  if (target === null || seen.has(`${target} ${names.join(".")}`)) return null;
  seen.add(`${target} ${names.join(".")}`);
  let value = project.fileOf(target)?.values.returned?.built;
  let member: Member | undefined;
  for (const name of names) {
    member = value?.kind === "table" ? value.latest.get(name) : undefined;
    value = member?.value;
  }
  if (member === undefined) return null;
  const importedMember =
    member.value.kind === "imported" ? follow(project, target, member.value.span, seen) : null;
  return importedMember ?? { file: target, member };
}

export function importFunction(
  importer: Importer,
  file: string,
  value: ModuleFunction,
  span: Span,
): ModuleFunction {
  return { ...value, body: importer.importNode(file, value.body, span), span, isImported: true };
}
