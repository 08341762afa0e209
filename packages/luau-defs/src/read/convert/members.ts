/** Classifies the fields of a table type and the members of an extern type. */
import { groupBy, memberPath } from "luau-syntax";
import type { DocComment, ExternMember, Name, TableField } from "full-moon-wasm";
import type { RepeatedMember } from "../../model/converted-file";
import type { FunctionEntry, Indexer, PropertyEntry } from "../../model/model";
import type { SymbolId } from "../../model/ids";
import { lastOfEachName, type ConvertContext } from "./convert-context";
import { convertType } from "./convert-type";
import { NO_DOC, readDoc } from "../syntax/doc-comment";
import { linksOf } from "./doc-links";
import { markdownOf } from "../syntax/doc-text";
import { noteTags } from "./read-entry-doc";
import { isTaggedEvent } from "./event-slots";
import { functionEntry } from "./function-entry";
import { signaturesOf, hasReceiver } from "./convert-signatures";
import { propertyEntry } from "./value-entry";

export type PropertyField = Extract<TableField, { kind: "property" }>;
type MethodMember = Extract<ExternMember, { kind: "method" }>;

/** The type whose members are converted: `name` as displayed; `idOf` returns the members' ids. */
export interface Owner {
  readonly name: string;
  readonly ownerKind: "extern" | "table" | "class";
  readonly idOf: (member: string) => SymbolId;
}

export function convertMembers(context: ConvertContext, owner: Owner, members: readonly ExternMember[]) {
  const properties: PropertyEntry[] = [];
  const methods: FunctionEntry[] = [];
  let indexer: Indexer | null = null;
  for (const member of distinctMembers(context, owner, members)) {
    if (member.kind === "indexer") indexer = convertIndexer(context, owner, member);
    else if (member.kind === "overloads") methods.push(convertOverloads(context, owner, member.methods));
    else {
      const entry = convertProperty(context, owner, member);
      if (entry.kind === "function") methods.push(entry);
      else properties.push(entry);
    }
  }
  return { properties, methods, indexer };
}

interface Overloads {
  readonly kind: "overloads";
  readonly name: MethodMember["name"];
  readonly methods: readonly [MethodMember, ...MethodMember[]];
}

/** Merges overloads at the position of the first, and drops fields shadowed by a later one. */
function distinctMembers(
  context: ConvertContext,
  owner: Owner,
  members: readonly ExternMember[],
): readonly (TableField | Overloads)[] {
  const methods = groupBy(
    members.filter((one) => one.kind === "method"),
    ({ name }) => name.text,
  );
  const named = members.flatMap((member): readonly (PropertyField | Overloads)[] => {
    if (member.kind !== "method") return member.kind === "property" ? [member] : [];
    const overloads = methods.get(member.name.text) ?? [member];
    return overloads[0] === member ? [{ kind: "overloads", name: member.name, methods: overloads }] : [];
  });
  const indexers = members.filter((one) => one.kind === "indexer");
  return [...distinctFields(context, owner, named), ...indexers];
}

interface DocumentedMember {
  readonly name: Name;
  readonly doc?: DocComment | null;
  readonly methods?: readonly MethodMember[];
}

/** The last member of each name; the others are recorded as repeated. */
export function distinctFields<T extends DocumentedMember>(
  context: ConvertContext,
  { name: owner, ownerKind }: Pick<Owner, "name"> & Pick<RepeatedMember, "ownerKind">,
  fields: readonly T[],
): readonly T[] {
  return lastOfEachName(fields, (again, first) => {
    const { readDocs, repeatedMembers } = context.recorded;
    const earlier: DocumentedMember = first;
    for (const { doc = null } of earlier.methods ?? [earlier]) if (doc !== null) readDocs.add(doc);
    const { text: name, span } = again.name;
    repeatedMembers.push({ ownerKind, owner, name, span, first: first.name.span });
  });
}

function convertProperty(
  context: ConvertContext,
  owner: Owner,
  field: PropertyField,
): PropertyEntry | FunctionEntry {
  const { span, type, access } = field;
  const name = field.name.text;
  const id = owner.idOf(name);
  const doc = readDoc(context, field.doc);
  const signatures = isTaggedEvent(doc) ? null : signaturesOf(context, type);
  if (signatures?.every(hasReceiver)) {
    return functionEntry(context, { id, name, owner: owner.name, span, doc, attributes: [], signatures });
  }
  const path = memberPath(owner.name, name, ".");
  return propertyEntry(context, { id, name, path, span, doc, type, access });
}

/** The first overload's doc belongs to the entry; each overload has its own texts of parameters. */
function convertOverloads(
  context: ConvertContext,
  owner: Owner,
  methods: readonly [MethodMember, ...MethodMember[]],
): FunctionEntry {
  const [first, ...rest] = methods;
  return functionEntry(context, {
    id: owner.idOf(first.name.text),
    name: first.name.text,
    owner: owner.name,
    span: first.span,
    doc: readDoc(context, first.doc),
    attributes: [],
    signatures: [
      { ...first, doc: NO_DOC },
      ...rest.map((method) => ({ ...method, doc: readDoc(context, method.doc) })),
    ],
    // The functions of a class of plain Luau have their `self` in the tree.
    method: owner.ownerKind === "class" ? undefined : true,
  });
}

function convertIndexer(
  context: ConvertContext,
  owner: Owner,
  field: Extract<TableField, { kind: "indexer" }>,
): Indexer {
  const doc = readDoc(context, field.doc);
  noteTags(context, "indexer", `${owner.name}[…]`, doc);
  return {
    key: convertType(field.key, context.scope),
    value: convertType(field.value, context.scope),
    access: field.access,
    description: markdownOf(doc.description),
    links: linksOf([doc.description]),
  };
}
