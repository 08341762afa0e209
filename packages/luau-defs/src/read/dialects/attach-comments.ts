/** Comments above code: which of them document it, and what they add to it. */
import type { DocComment, FunctionBody, Name, Signature, Type, Value } from "full-moon-wasm";
import { spanOf, type ReadComment, type Slot } from "./comment";
import { parseType, type ReportFinding } from "./comment-types";
import { isDoc, mapNodes } from "../syntax/visit-syntax";
import { fieldsOf, memberOf } from "./field-members";
import { openedType } from "./class-tables";
import { checkSignature, filledBody } from "./comment-signatures";
import { fieldComment, ownComment, tableComment } from "./write-comment";

export interface Documented {
  readonly kind?: string;
  readonly doc: DocComment;
  readonly name?: Name | null;
  readonly path?: readonly Name[];
  readonly body?: FunctionBody;
  readonly signature?: Signature;
  readonly type?: Type | null;
  readonly value?: Value;
  readonly target?: Value;
  readonly exported?: boolean;
}

export interface Attached<T> {
  readonly tree: T;
  /** Comments that document something other than the code below them. */
  readonly others: readonly ReadComment[];
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  /** Rewritten comments of locals, which no page shows. */
  readonly hidden: ReadonlySet<DocComment>;
  /** Names that the code gives to classes, by class name. */
  readonly classes: ReadonlyMap<string, string>;
}

export function attachComments<T>(
  root: T,
  read: ReadonlyMap<DocComment, ReadComment>,
  report: ReportFinding,
): Attached<T> {
  const others: ReadComment[] = [];
  const classes = new Map<string, string>();
  const hidden = new Set<DocComment>();
  const subjects = new Map<ReadComment, Documented>();
  const tree = mapNodes(root, (node) => {
    const comment = isDoc(node["doc"]) ? read.get(node["doc"]) : undefined;
    if (comment === undefined) return node;
    // Every record with a doc comment has one of the shapes in `Documented`.
    const documented = node as unknown as Documented;
    if (!documents(comment, documented)) {
      others.push(comment);
      return { ...node, doc: null };
    }
    const name = nameOf(documented);
    if (comment.declares?.kind === "class" && name !== null) classes.set(comment.declares.name.text, name);
    subjects.set(comment, documented);
    const changes = changesOf(documented, comment, report);
    if (
      comment.declares === null &&
      comment.within === null &&
      LOCALS.has(documented.kind ?? "") &&
      changes.doc !== undefined
    )
      hidden.add(changes.doc);
    return { ...node, ...changes };
  });
  return { tree, others, classes, hidden, subjects };
}

function nameOf({ name, path, target }: Documented): string | null {
  if (name !== null && name !== undefined) return name.text;
  const names = path ?? (target?.kind === "path" ? target.names : []);
  return names.at(-1)?.text ?? null;
}

export const isLocalFunction = ({ kind, value }: Pick<Documented, "kind" | "value">): boolean =>
  kind === "localFunction" || (kind === "variable" && value?.kind === "closure");

function documents({ declares }: ReadComment, node: Documented): boolean {
  if (declares === null) return true;
  const isNamed = nameOf(node) === declares.name.text;
  switch (declares.kind) {
    case "class":
      return isNamed || HOLDERS.has(node.kind ?? "");
    case "interface":
      return isNamed || (node.kind === "variable" && node.value?.kind === "constructor");
    default:
      return isNamed;
  }
}

const LOCALS = new Set(["variable", "localFunction", "return"]);
/** Statements below a class's comment that may define the class. */
export const HOLDERS = new Set(["variable", "assignment", "declareGlobal"]);

const isSet = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

type Changes = Partial<Documented>;

function changesOf(node: Documented, comment: ReadComment, report: ReportFinding): Changes {
  const { doc, fields } = documentedFields(node, comment, report);
  const exported = node.kind === "typeAlias" && comment.declares !== null ? { exported: true } : {};
  if (node.kind === "typeAlias" && isSet(node.type)) {
    const members = fieldsOf(comment).map((slot) => memberOf(slot, report));
    return { doc, ...exported, type: openedType(node.type, members, report) ?? node.type };
  }
  if (node.body !== undefined) return { doc, ...exported, body: filledBody(node.body, comment, report) };
  if (node.signature !== undefined) checkSignature(node.signature, comment, report);
  if (node.type?.kind === "function") checkSignature(node.type.signature, comment, report);
  if (node.value?.kind === "closure") {
    const body = filledBody(node.value.body, comment, report);
    return { doc, value: { ...node.value, body } };
  }
  const value = fields ?? node.value;
  const typed = comment.declares?.kind === "prop" ? comment.declares.type : null;
  const type = typed === null || isSet(node.type) ? null : parseType(typed, report);
  if (type === null || value === undefined || typed === null)
    return { doc, ...exported, ...(value === undefined ? {} : { value }) };
  return { doc, value: { kind: "cast", value, type, span: spanOf(typed.written) } };
}

/** The fields in a comment document the items of the table below it; fields without an item become a list. */
function documentedFields(
  { kind, value, type }: Documented,
  comment: ReadComment,
  report: ReportFinding,
): { readonly doc: DocComment; readonly fields: Value | null } {
  const slots = fieldsOf(comment);
  const isTable = HOLDERS.has(kind ?? "");
  if (
    slots.length === 0 ||
    comment.declares?.kind === "class" ||
    (kind === "typeAlias" && type?.kind === "table")
  )
    return { doc: written(comment, [], isTable), fields: null };
  const named = new Map(slots.map((slot) => [slot.name?.text ?? "", slot]));
  // Fields of nested tables have no page.
  if (kind !== "variable" || value?.kind !== "constructor")
    return { doc: written(comment, slots, isTable), fields: null };
  const items = value.items.map((item) => {
    const slot = item.name === null ? undefined : named.get(item.name.text);
    if (slot === undefined || item.doc !== null) return item;
    named.delete(slot.name?.text ?? "");
    const said = slot.type === null || item.value.kind === "cast" ? null : parseType(slot.type, report);
    const typed: Value =
      said === null ? item.value : { kind: "cast", value: item.value, type: said, span: said.span };
    return { ...item, doc: fieldComment(slot), value: typed };
  });
  return { doc: written(comment, [...named.values()], isTable), fields: { ...value, items } };
}

const written = (comment: ReadComment, fields: readonly Slot[], isTable: boolean): DocComment =>
  comment.declares?.kind === "class" && isTable ? tableComment(comment) : ownComment(comment, fields);
