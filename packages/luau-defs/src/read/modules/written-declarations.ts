/** The declaration that is written for a property, in this file or another: type, function, comment. */
import type { DocComment, Generic, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import type { InterfaceProperty, InterfaceTable, ModuleInterface } from "luau-wasm";
import { mapType } from "../syntax/visit-syntax";
import { indexFile, type WrittenField } from "./file-index";
import { functionAt } from "./inner-functions";
import type { Importer, ProjectFile, ProjectFiles } from "./import-syntax";
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

/** A property, and the table type that declares it. */
export interface PropertyInTable {
  readonly property: InterfaceProperty;
  readonly owner: InterfaceTable;
}

/** A property whose type is written in an annotation. */
export function declaredValue(
  context: InferenceContext,
  { property: { declared }, owner: { definition, args = [] } }: PropertyInTable,
  place: Span,
): { readonly value: ModuleValue; readonly doc: DocComment | null } | null {
  const { project, importer } = context;
  const file = declared === undefined || definition === undefined ? null : project.fileOf(definition.module);
  if (file === null || declared === undefined) return null;
  const field = indexFile(file.tree).fields.get(declared[0]);
  if (field === undefined || field.type.kind === "typeof") return null;
  const { path } = file.source;
  const inferred = { ...context, exportSpan: place };
  const generics = genericsAround(file, field).map(({ name }) => name.text);
  const typeArguments = generics.map(
    (name, index) => [name, typeFromLuau(inferred, args[index] ?? -1)] as const,
  );
  const type = withArguments(importer.importNode(path, field.type, place), new Map(typeArguments));
  if (type === null) return null;
  return { value: { kind: "typed", type, span: place }, doc: importer.importNode(path, field.doc, place) };
}

const genericsAround = ({ tree }: ProjectFile, { span }: WrittenField): readonly Generic[] =>
  [...indexFile(tree).aliases.values()].find((alias) => alias.span[0] <= span[0] && span[1] <= alias.span[1])
    ?.generics ?? [];

/** The type with what its generics stand for; null if Luau does not say this of one that it names. */
function withArguments(type: Type, typeArguments: ReadonlyMap<string, Type | null>): Type | null {
  let isKnown = true;
  const changed = mapType(type, (inner) => {
    const isGeneric =
      inner.kind === "reference" && inner.prefix === null && typeArguments.has(inner.name.text);
    const argument = isGeneric ? (typeArguments.get(inner.name.text) ?? null) : null;
    isKnown &&= !isGeneric || argument !== null;
    return argument;
  });
  return isKnown ? changed : null;
}

/** The comment of a property: that of its function, or else the one above its name. */
export function docOf(
  context: InferenceContext,
  { property, owner }: PropertyInTable,
  place: Span,
): DocComment | null {
  const { project, types, importer } = context;
  const type = types[property.type];
  const definition = type?.kind === "function" ? type.definition : undefined;
  const ofFunction = definition === undefined ? null : functionAt(project, definition)?.doc;
  if (definition !== undefined && ofFunction !== null && ofFunction !== undefined)
    return importer.importNode(definition.module, ofFunction, place);
  const nameSpan = property.declared ?? property.assigned;
  const file = owner.definition === undefined ? null : project.fileOf(owner.definition.module);
  if (file === null || nameSpan === undefined) return null;
  const index = indexFile(file.tree);
  return importer.importNode(
    file.source.path,
    index.docs.get(nameSpan[0]) ?? index.fields.get(nameSpan[0])?.doc ?? null,
    place,
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
    member.value.kind === "foreign" ? follow(project, target, member.value.span, seen) : null;
  return importedMember ?? { file: target, member };
}

/** A function of another file, as one of the own file. */
export function importFunction(
  importer: Importer,
  file: string,
  value: ModuleFunction,
  span: Span,
): ModuleFunction {
  return { ...value, body: importer.importNode(file, value.body, span), span, isImported: true };
}
