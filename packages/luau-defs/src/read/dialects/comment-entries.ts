/** Creates the types, members and classes that are declared only in comments. */
import { referenceTo } from "../syntax/build-syntax";
import { type AliasStatement } from "../syntax/declarations";
import type { Statement, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { isLocalFunction } from "./attach-comments";
import { spanOf, type Declares, type ReadComment } from "./comment";
import { parseType, type ReportFinding } from "./comment-types";
import { fieldsOf, memberOf } from "./field-members";
import {
  hasMember,
  memberFunction,
  openedType,
  tableNamed,
  tableType,
  withMembers,
  type CommentMember,
} from "./class-tables";
import { withOwner, type OwnerPlan } from "./member-owners";
import { signatureType } from "./comment-signatures";
import {
  aliasOf,
  isDeclaring,
  replaced,
  withAssignments,
  type Declaring,
  type CommentEntryContext,
} from "./comment-entry-context";
import { ownComment } from "./write-comment";

export function withCommentEntries(
  statements: readonly Statement[],
  context: CommentEntryContext,
): readonly Statement[] {
  const declaring = context.others.filter(isDeclaring);
  const typed = declaring
    .filter(({ declares }) => TYPES.has(declares.kind))
    .reduce((all, comment) => withType(all, comment, context.report), statements);
  const owners = new Map<string, OwnerPlan>();
  const planOf = (name: string): OwnerPlan => {
    const known = owners.get(name);
    if (known !== undefined) return known;
    const plan: OwnerPlan = { name, members: [], comment: null };
    owners.set(name, plan);
    return plan;
  };
  for (const comment of context.comments.filter(isDeclaring))
    if (comment.declares.kind === "class") {
      const plan = planOf(comment.declares.name.text);
      plan.comment = comment;
      plan.members.push(...classFields(comment, context.report));
    }
  for (const comment of [...declaring, ...context.others.filter(({ declares }) => declares === null)])
    if (comment.within !== null || MEMBERS.has(comment.declares?.kind ?? ""))
      addMember(planOf, comment, context);
  const all = withFreeFunctions(typed, context);
  return [...owners.values()].reduce((one, plan) => withOwner(one, plan, context), all);
}

export function withFreeFunctions(
  statements: readonly Statement[],
  { subjects, classes }: Pick<CommentEntryContext, "subjects" | "classes">,
): readonly Statement[] {
  const added = [...subjects].flatMap(([{ within, declares, doc }, subject]) => {
    const { name } = subject;
    if (
      within === null ||
      name === null ||
      name === undefined ||
      !isLocalFunction(subject) ||
      declares?.kind === "class"
    )
      return [];
    const table = tableNamed(statements, classes.get(within.text) ?? within.text);
    return table === null || hasMember(statements, table, name.text)
      ? []
      : [memberFunction(table, name, doc.span)];
  });
  return withAssignments(statements, added);
}

const TYPES: ReadonlySet<Declares["kind"]> = new Set(["type", "interface"]);
const MEMBERS: ReadonlySet<string> = new Set(["prop", "function", "method"]);

/** Fields in the comment of a class are its members. */
const classFields = (comment: Declaring, report: ReportFinding): readonly CommentMember[] =>
  fieldsOf(comment).map((slot) => memberOf(slot, report));

/** `@type` and `@interface`: an exported type of the file. */
function withType(
  statements: readonly Statement[],
  comment: Declaring,
  report: ReportFinding,
): readonly Statement[] {
  const { name } = comment.declares;
  const known = statements.find(
    (one): one is AliasStatement => one.kind === "typeAlias" && one.name.text === name.text,
  );
  const members = fieldsOf(comment).map((slot) => memberOf(slot, report));
  if (known !== undefined) {
    if (known.doc !== null) {
      report({ kind: "repeated", name: name.text, span: spanOf(name) });
      return statements;
    }
    const type = openedType(known.type, members, report) ?? known.type;
    return replaced(statements, known, { ...known, type, exported: true, doc: ownComment(comment) });
  }
  return [...statements, aliasOf(comment, declaredType(comment, members, report))];
}

function declaredType(comment: Declaring, members: readonly CommentMember[], report: ReportFinding): Type {
  const { kind, name, type } = comment.declares;
  if (kind === "interface") return tableType(withMembers([], members), spanOf(name));
  if (type === null) return referenceTo("unknown", spanOf(name));
  return parseType(type, report) ?? referenceTo("unknown", spanOf(type.written));
}

function addMember(
  planOf: (name: string) => OwnerPlan,
  comment: ReadComment,
  { report }: CommentEntryContext,
): void {
  const { declares, doc, within } = comment;
  if (declares !== null && !MEMBERS.has(declares.kind)) return;
  if (within === null) {
    if (declares !== null)
      report({ kind: "unknownOwner", name: declares.name.text, detail: null, span: spanOf(declares.name) });
    return;
  }
  if (declares === null) return;
  const { kind, name, type } = declares;
  const place: Span = spanOf(name);
  const self = kind === "method" ? within.text : null;
  const written = type === null ? null : parseType(type, report);
  addTo(planOf(within.text).members, {
    name: { text: name.text, span: place },
    type: kind === "prop" ? (written ?? referenceTo("unknown", place)) : signatureType(comment, self, report),
    doc: ownComment(comment),
    isStatic: kind === "function",
    key: null,
    span: doc.span,
  });
}

/** A function that is declared again has overloads, each with its own comment. */
function addTo(members: CommentMember[], member: CommentMember): void {
  const index = members.findIndex(({ name, key }) => key === null && name.text === member.name.text);
  const earlier = members[index];
  if (earlier === undefined || !isFunction(earlier.type) || member.type.kind !== "function")
    members.push(member);
  else {
    const overloads =
      earlier.type.kind === "intersection" ? earlier.type.members : [{ type: earlier.type, doc: null }];
    const all = [...overloads, { type: member.type, doc: member.doc }];
    members[index] = { ...earlier, type: { kind: "intersection", members: all, span: earlier.type.span } };
  }
}

const isFunction = ({ kind }: Type): boolean => kind === "function" || kind === "intersection";
