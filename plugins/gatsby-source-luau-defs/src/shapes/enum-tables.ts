/** In: extern types and globals. Out: which of them are tables of an enum's values, and how scripts reach them. */
import { modulesOf, type ModuleDraft } from "../model/draft";
import { memberPath } from "../model/identifier";
import type { ClassEntry, ConstantEntry, PropertyEntry } from "../model/model";
import type { TableTypeField, TypeNode } from "../model/types";
import { visitReferences } from "../model/visit-types";

/** A global's path, the value that it is a field of, and that value itself where it is an entry. */
export interface TablePath {
  readonly path: string;
  readonly constant: ConstantEntry | null;
}

/** The name of a plain type, without what it is given. */
export const plainName = (type: TypeNode): string | null =>
  type.kind === "reference" && type.prefix === null && type.args.length === 0 ? type.name : null;

/** Where scripts find each type that a global or a field of one holds; the first place counts. */
export function pathsOfTypes(drafts: readonly ModuleDraft[]): ReadonlyMap<string, TablePath> {
  const paths = new Map<string, TablePath>();
  const add = (type: TypeNode, found: TablePath): void => {
    const name = plainName(type);
    if (name !== null && !paths.has(name)) paths.set(name, found);
  };
  for (const draft of drafts) {
    const bodies = bodiesOf(draft);
    for (const constant of modulesOf(draft).flatMap(({ constants }) => constants)) {
      add(constant.type, { path: constant.path, constant });
      for (const { name, type } of fieldsOf(constant.type, bodies))
        add(type, { path: memberPath(constant.path, name, "."), constant: null });
    }
  }
  return paths;
}

export type Field = Extract<TableTypeField, { kind: "property" }>;

/** Of the aliases without `export`. */
export const bodiesOf = ({ locals }: ModuleDraft): ReadonlyMap<string, TypeNode> =>
  new Map(locals.map(({ name, type }) => [name, type]));

/** The fields of a table, of an alias of one, and of several at once. */
export function fieldsOf(type: TypeNode, bodies: ReadonlyMap<string, TypeNode>): readonly Field[] {
  if (type.kind === "table") return type.fields.filter((field) => field.kind === "property");
  if (type.kind === "intersection") return type.members.flatMap((member) => fieldsOf(member, bodies));
  const body = bodies.get(plainName(type) ?? "");
  // Of an alias of an alias nobody makes a table of enums; a chain may also end in itself.
  return body === undefined || body.kind === "reference" ? [] : fieldsOf(body, bodies);
}

/** The one item type of a table's values; null where the table holds anything else, or several of them. */
export function itemOf(table: ClassEntry, isItem: (name: string) => boolean): string | null {
  const names = new Set(table.properties.map(({ type }: PropertyEntry) => plainName(type)));
  const [only = null, ...others] = names.size === 0 ? namedByMethods(table, isItem) : names;
  return only !== null && others.length === 0 && isItem(only) ? only : null;
}

/** An enum without values: its functions still say what they return. */
function namedByMethods({ methods }: ClassEntry, isItem: (name: string) => boolean): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { type } of methods.flatMap(({ signatures }) => signatures.flatMap(({ returns }) => returns)))
    visitReferences(type, ({ name }) => void (isItem(name) && names.add(name)));
  return names;
}
