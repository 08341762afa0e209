/** Attaches comments to the code below them, and adds their types and members to it. */
import type { DocComment, Value } from "full-moon-wasm";
import { isDoc, mapNodes } from "../syntax/visit-syntax";
import { withAddedMembers } from "./class-tables";
import { isClass, slotsOf, spanOf, type Documented, type ReadComment, type Slot } from "./comment";
import { checkSignature, filledBody } from "./comment-signatures";
import { parseType, type ReportProblem } from "./comment-types";
import { fieldMembers } from "./moonwave-code";
import { fieldComment, rewrittenComment, tableComment } from "./write-comment";

interface Attached<T> {
  readonly tree: T;
  /** Comments that document something other than the code below them. */
  readonly unattached: readonly ReadComment[];
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  /** Rewritten comments of locals, which appear on no page. */
  readonly hidden: ReadonlySet<DocComment>;
  /** The names of classes in the code, by their names in comments. */
  readonly classes: ReadonlyMap<string, string>;
}

export function attachComments<T>(
  root: T,
  read: ReadonlyMap<DocComment, ReadComment>,
  report: ReportProblem,
): Attached<T> {
  const others: ReadComment[] = [];
  const classes = new Map<string, string>();
  const hidden = new Set<DocComment>();
  const subjects = new Map<ReadComment, Documented>();
  const tree = mapNodes(root, (node) => {
    const comment = isDoc(node["doc"]) ? read.get(node["doc"]) : undefined;
    if (comment === undefined) return node;
    const subject = node as unknown as Documented;
    if (!documents(comment, subject)) {
      others.push(comment);
      return { ...node, doc: null };
    }
    const name = nameOf(subject);
    if (isClass(comment) && name !== null) classes.set(comment.declares.name.text, name);
    subjects.set(comment, subject);
    const doc = docFor(subject, comment);
    const changed = { ...node, doc, ...changesOf(subject, comment, report) };
    const isLocal = comment.declares === null && comment.within === null && LOCALS.has(subject.kind ?? "");
    if (isLocal) hidden.add(changed.doc);
    return changed;
  });
  return { tree, unattached: others, classes, hidden, subjects };
}

function nameOf({ name, path, target }: Documented): string | null {
  if (name !== null && name !== undefined) return name.text;
  const names = path ?? (target?.kind === "path" ? target.names : []);
  return names.at(-1)?.text ?? null;
}

export const isLocalFunction = ({ kind, value }: Pick<Documented, "kind" | "value">): boolean =>
  kind === "localFunction" || (kind === "variable" && value?.kind === "closure");

function documents({ declares }: ReadComment, node: Documented): boolean {
  if (declares === null || nameOf(node) === declares.name.text) return true;
  if (declares.kind === "class") return HOLDERS.has(node.kind ?? "");
  return declares.kind === "interface" && node.kind === "variable" && node.value?.kind === "constructor";
}

const LOCALS = new Set(["variable", "localFunction", "return"]);
/** Kinds of statements that may define the class in the comment above them. */
export const HOLDERS = new Set(["variable", "assignment", "declareGlobal"]);

/** Rewrites a comment. Its fields become a list, unless they are members of a type or a class. */
function docFor({ kind, type }: Documented, comment: ReadComment, fields = slotsOf(comment, "field")) {
  if (isClass(comment)) return HOLDERS.has(kind ?? "") ? tableComment(comment) : rewrittenComment(comment);
  return rewrittenComment(comment, kind === "typeAlias" && type?.kind === "table" ? [] : fields);
}

function changesOf(node: Documented, comment: ReadComment, report: ReportProblem): Partial<Documented> {
  const { kind, type = null, value, body, signature } = node;
  const { declares } = comment;
  if (kind === "typeAlias" && type !== null) {
    const opened = withAddedMembers(type, fieldMembers(comment, report), report) ?? type;
    return { type: opened, ...(declares !== null && { exported: true }) };
  }
  if (body !== undefined) return { body: filledBody(body, comment, report) };
  if (signature !== undefined) checkSignature(signature, comment, report);
  if (type?.kind === "function") checkSignature(type.signature, comment, report);
  if (value?.kind === "closure")
    return { value: { ...value, body: filledBody(value.body, comment, report) } };
  const table = kind === "variable" && value?.kind === "constructor" && !isClass(comment) ? value : null;
  const changes = table === null ? {} : documentedItems(table, node, comment, report);
  const written = declares?.kind === "prop" && type === null ? declares.type : null;
  const cast = written === null ? null : parseType(written, report);
  const typed = changes.value ?? value;
  return cast === null || written === null || typed === undefined
    ? changes
    : { ...changes, value: { kind: "cast", value: typed, type: cast, span: spanOf(written.sourceText) } };
}

/** Moves a comment's fields to the items of the table below it. Other fields become a list. */
function documentedItems(
  table: Extract<Value, { kind: "constructor" }>,
  node: Documented,
  comment: ReadComment,
  report: ReportProblem,
): { readonly doc?: DocComment; readonly value?: Value } {
  const fields = new Map(slotsOf(comment, "field").map((slot) => [slot.name?.text ?? "", slot]));
  const items = table.items.map((item) => {
    const slot = item.name === null ? undefined : fields.get(item.name.text);
    if (slot === undefined || item.doc !== null) return item;
    fields.delete(slot.name?.text ?? "");
    return { ...item, doc: fieldComment(slot), value: typedValue(item.value, slot, report) };
  });
  return { doc: docFor(node, comment, [...fields.values()]), value: { ...table, items } };
}

function typedValue(value: Value, { type }: Slot, report: ReportProblem): Value {
  const cast = type === null || value.kind === "cast" ? null : parseType(type, report);
  return cast === null ? value : { kind: "cast", value, type: cast, span: cast.span };
}
