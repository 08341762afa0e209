/** In: code and comments. Out: the code, with the types, members and classes that only comments declare. */
import type { Statement, Type } from "full-moon-wasm";
import { pathTo, referenceTo } from "../syntax/build-syntax";
import type { AliasStatement } from "../syntax/declarations";
import { isLocalFunction } from "./attach-comments";
import {
  hasMember,
  assignment,
  withAddedMembers,
  tableNamed,
  tableType,
  type CommentMember,
} from "./class-tables";
import { isClass, isDeclaring, spanOf, toName, type Declares, type Declaring } from "./comment";
import { signatureType } from "./comment-signatures";
import { parseType, type ReportProblem } from "./comment-types";
import { withOwner, type OwnerPlan } from "./member-owners";
import {
  aliasOf,
  fieldMembers,
  replaced,
  tableOf,
  withAssignments,
  type MoonwaveCode,
} from "./moonwave-code";
import { rewrittenComment } from "./write-comment";

export function withCommentEntries(code: MoonwaveCode): readonly Statement[] {
  const { comments, report } = code;
  const declaring = code.unattached.filter(isDeclaring);
  const typed = declaring
    .filter(({ declares }) => TYPES.has(declares.kind))
    .reduce((all, comment) => withType(all, comment, report), code.statements);
  const owners = new Map<string, OwnerPlan>();
  const ownerOf = (name: string): OwnerPlan => {
    const owner = owners.get(name) ?? { name, members: [], comment: null };
    owners.set(name, owner);
    return owner;
  };
  for (const comment of comments.filter(isClass)) {
    const owner = ownerOf(comment.declares.name.text);
    owner.comment = comment;
    owner.members.push(...fieldMembers(comment, report));
  }
  for (const comment of declaring.filter(({ declares }) => MEMBERS.has(declares.kind))) {
    const { declares, within } = comment;
    if (within !== null) addTo(ownerOf(within.text).members, declaredMember(comment, within.text, report));
    else
      report({ kind: "unknownOwner", name: declares.name.text, detail: null, span: spanOf(declares.name) });
  }
  return [...owners.values()].reduce(
    (all, owner) => withOwner(all, owner, code),
    withFreeFunctions({ ...code, statements: typed }),
  );
}

/** Adds local functions to the tables that their comments name. */
export function withFreeFunctions(
  code: Pick<MoonwaveCode, "statements" | "subjects" | "classes">,
): readonly Statement[] {
  const { statements } = code;
  const added = [...code.subjects].flatMap(([comment, subject]) => {
    const { within, doc } = comment;
    const name = subject.name ?? null;
    if (within === null || name === null || !isLocalFunction(subject) || isClass(comment)) return [];
    const table = tableNamed(statements, tableOf(code, within.text));
    return table === null || hasMember(statements, table, name.text)
      ? []
      : [assignment(table, [name], { value: pathTo([name], name.span), doc: null, span: doc.span })];
  });
  return withAssignments(statements, added);
}

const TYPES: ReadonlySet<Declares["kind"]> = new Set(["type", "interface"]);
const MEMBERS: ReadonlySet<Declares["kind"]> = new Set(["prop", "function", "method"]);

/** Adds the type of `@type` or `@interface`, or documents and exports the one in the code. */
function withType(
  statements: readonly Statement[],
  comment: Declaring,
  report: ReportProblem,
): readonly Statement[] {
  const { name } = comment.declares;
  const alias = statements.find(
    (one): one is AliasStatement => one.kind === "typeAlias" && one.name.text === name.text,
  );
  const members = fieldMembers(comment, report);
  if (alias === undefined) return [...statements, aliasOf(comment, declaredType(comment, members, report))];
  if (alias.doc !== null) {
    report({ kind: "repeated", name: name.text, span: spanOf(name) });
    return statements;
  }
  const type = withAddedMembers(alias.type, members, report) ?? alias.type;
  return replaced(statements, alias, { ...alias, type, exported: true, doc: rewrittenComment(comment) });
}

function declaredType(comment: Declaring, members: readonly CommentMember[], report: ReportProblem): Type {
  const { kind, name, type } = comment.declares;
  if (kind === "interface") return tableType(members, spanOf(name));
  const parsed = type === null ? null : parseType(type, report);
  return parsed ?? referenceTo("unknown", spanOf(type?.sourceText ?? name));
}

function declaredMember(comment: Declaring, owner: string, report: ReportProblem): CommentMember {
  const { kind, type } = comment.declares;
  const name = toName(comment.declares.name);
  const written = type === null ? null : parseType(type, report);
  const self = kind === "method" ? owner : null;
  return {
    name,
    type:
      kind === "prop" ? (written ?? referenceTo("unknown", name.span)) : signatureType(comment, self, report),
    doc: rewrittenComment(comment),
    isStatic: kind === "function",
    key: null,
    span: comment.doc.span,
  };
}

/** Adds a member. A repeated function becomes an overload, with its own comment. */
function addTo(members: CommentMember[], member: CommentMember): void {
  const index = members.findIndex(({ name, key }) => key === null && name.text === member.name.text);
  const earlier = members[index];
  const isFunction = earlier?.type.kind === "function" || earlier?.type.kind === "intersection";
  if (!isFunction || member.type.kind !== "function") {
    members.push(member);
    return;
  }
  const { type } = earlier;
  const overloads = type.kind === "intersection" ? type.members : [{ type, doc: null }];
  const all = [...overloads, { type: member.type, doc: member.doc }];
  members[index] = { ...earlier, type: { kind: "intersection", members: all, span: type.span } };
}
