/** In: extern types and globals. Out: which are tables of an enum's values, and their paths in scripts. */
import { memberPath, type TableTypeField, type TypeNode, visitReferences } from "luau-syntax";
import { modulesOf, type ConvertedFile } from "../../model/converted-file";
import type { ClassEntry, ConstantEntry, PropertyEntry } from "../../model/model";

export interface TablePath {
  readonly path: string;
  readonly constant: ConstantEntry | null;
}

export const plainName = (type: TypeNode): string | null =>
  type.kind === "reference" && type.prefix === null && type.args.length === 0 ? type.name : null;

/** The path to each type that a global, or a field of one, has; the first path wins. */
export function pathsOfTypes(convertedFiles: readonly ConvertedFile[]): ReadonlyMap<string, TablePath> {
  const paths = new Map<string, TablePath>();
  const add = (type: TypeNode, path: TablePath): void => {
    const name = plainName(type);
    if (name !== null && !paths.has(name)) paths.set(name, path);
  };
  for (const converted of convertedFiles) {
    const bodies = bodiesOf(converted);
    for (const constant of modulesOf(converted).flatMap(({ constants }) => constants)) {
      add(constant.type, { path: constant.path, constant });
      for (const { name, type } of fieldsOf(constant.type, bodies))
        add(type, { path: memberPath(constant.path, name, "."), constant: null });
    }
  }
  return paths;
}

export type Field = Extract<TableTypeField, { kind: "property" }>;

export const bodiesOf = ({ locals }: ConvertedFile): ReadonlyMap<string, TypeNode> =>
  new Map(locals.map(({ name, type }) => [name, type]));

/** The fields of a table type, of an alias of one, or of an intersection of several. */
export function fieldsOf(type: TypeNode, bodies: ReadonlyMap<string, TypeNode>): readonly Field[] {
  if (type.kind === "table") return type.fields.filter((field) => field.kind === "property");
  if (type.kind === "intersection") return type.members.flatMap((member) => fieldsOf(member, bodies));
  const body = bodies.get(plainName(type) ?? "");
  // Chains of aliases are not followed: no one defines a table of enums by one, and a chain may be circular.
  return body === undefined || body.kind === "reference" ? [] : fieldsOf(body, bodies);
}

export function itemOf(table: ClassEntry, isItem: (name: string) => boolean): string | null {
  const names = new Set(table.properties.map(({ type }: PropertyEntry) => plainName(type)));
  const [only = null, ...others] = names.size === 0 ? namedByMethods(table, isItem) : names;
  return only !== null && others.length === 0 && isItem(only) ? only : null;
}

/** For an enum without values: the return types of its functions identify it. */
function namedByMethods({ methods }: ClassEntry, isItem: (name: string) => boolean): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { type } of methods.flatMap(({ signatures }) => signatures.flatMap(({ returns }) => returns)))
    visitReferences(type, ({ name }) => void (isItem(name) && names.add(name)));
  return names;
}
