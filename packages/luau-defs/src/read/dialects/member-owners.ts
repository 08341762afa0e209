import { type AliasStatement } from "../syntax/declarations";
import type { Statement, Type } from "full-moon-wasm";
import { isBuiltinType } from "../../model/builtin-types";
import { localTable } from "../syntax/build-syntax";
import { spanOf } from "./comment";
import {
  assignmentOf,
  calleeOf,
  hasMember,
  hasMethods,
  instanceType,
  isReturned,
  nestedTable,
  openedType,
  tableNamed,
  tableType,
  withDoc,
  withMembers,
  type Variable,
  type CommentMember,
} from "./class-tables";
import {
  aliasOf,
  isDeclaring,
  replaced,
  withAssignments,
  type Declaring,
  type CommentEntryContext,
} from "./comment-entry-context";
import { ownComment, tableComment } from "./write-comment";

export interface OwnerPlan {
  readonly name: string;
  readonly members: CommentMember[];
  comment: Declaring | null;
}

/** Adds members to a class where the code defines it; creates the class if there is no such code. */
export function withOwner(
  statements: readonly Statement[],
  plan: OwnerPlan,
  context: CommentEntryContext,
): readonly Statement[] {
  const { name, members, comment } = plan;
  const written = statements.find(
    (one) => "name" in one && one.name.text === name && one.kind !== "typeFunction",
  );
  const below = tableNamed(statements, context.classes.get(name) ?? name);
  const table = tableNamed(statements, name) ?? below;
  if (table !== null) {
    const spelt =
      written?.kind === "typeAlias" && isMadeBy(table, written) ? asInstance(table, written) : written;
    const all =
      written === undefined || spelt === undefined ? statements : replaced(statements, written, spelt);
    return withTableOwner(all, plan, { ...context, written: spelt, table, below: below ?? table });
  }
  if (written !== undefined) {
    const doc =
      isOther(comment, context) && "doc" in written && written.doc === null ? ownComment(comment) : null;
    const documented = doc === null ? written : { ...written, doc };
    return opened(replaced(statements, written, documented), documented, members, context);
  }
  // Above a table that is a field, such as `love.timer = {}`, the comment documents that field.
  if (comment !== null && members.length === 0 && !context.others.includes(comment)) return statements;
  if (comment !== null && isBuiltinType(name)) return withLibrary(statements, comment, members);
  if (comment !== null)
    return [
      ...statements,
      aliasOf(comment, tableType(withMembers([], members), spanOf(comment.declares.name))),
    ];
  const nested = nestedTable(statements, name);
  if (nested !== null)
    return withAssignments(
      statements,
      members.map((member) => assignmentOf(nested.table, member, nested.below)),
    );
  const known = context.comments.filter(isDeclaring).filter(({ declares }) => declares.kind === "class");
  for (const member of members)
    context.report({
      kind: "unknownOwner",
      name: member.name.text,
      detail: name,
      candidates: known.map(({ declares }) => declares.name.text),
      span: member.name.span,
    });
  return statements;
}

/** A class cannot have the name of a type of Luau's: `string` is a table of functions. */
function withLibrary(
  statements: readonly Statement[],
  comment: Declaring,
  members: readonly CommentMember[],
): readonly Statement[] {
  const span = spanOf(comment.declares.name);
  const table = { ...localTable({ text: comment.declares.name.text, span }, span), doc: ownComment(comment) };
  return withAssignments(statements, [table, ...members.map((member) => assignmentOf(table, member))]);
}

interface TableContext extends CommentEntryContext {
  /** The class's type, if it is written out. */
  readonly written: Statement | undefined;
  readonly table: Variable;
  /** The table below the class's comment. */
  readonly below: Variable;
}

/** Adds members to a class that has a table in the code: to the table itself, or to its instances. */
function withTableOwner(
  statements: readonly Statement[],
  { name, members, comment }: OwnerPlan,
  context: TableContext,
): readonly Statement[] {
  const { written, table, below } = context;
  const all = withDoc(statements, table, isOther(comment, context) ? tableComment(comment) : null);
  const isClass = members.some((one) => !one.isStatic && takesSelf(one.type));
  const isInstance = comment !== null && (isClass || hasMethods(statements, table.name.text));
  const onTable = (one: CommentMember): boolean =>
    one.key === null &&
    (one.isStatic || hasMember(statements, table, one.name.text) || (written === undefined && !isInstance));
  const added = members.filter(onTable).map((member) => assignmentOf(table, member));
  const rest = members.filter((one) => !onTable(one));
  const assigned = withAssignments(all, added);
  if (written?.kind === "typeAlias" && written.doc === null && comment !== null && !isReturned(all, below))
    return opened(...documentedAlias(assigned, written, comment), rest, context);
  if (written === undefined && rest.length > 0 && !isInstance) reportClosed(name, rest, context);
  if (written !== undefined || !isInstance || comment === null)
    return opened(assigned, written, rest, context);
  const type = instanceType(table.name.text, rest, table.name.span);
  return [...assigned, { ...aliasOf(comment, type), doc: null, span: table.span }];
}

/** `type Kite = typeof(Kite.new())`, for the table `Kite`. */
const isMadeBy = ({ name }: Variable, { type }: AliasStatement): boolean =>
  calleeOf(type)?.startsWith(`${name.text}.`) === true;

const asInstance = ({ name }: Variable, alias: AliasStatement): AliasStatement => ({
  ...alias,
  type: instanceType(name.text, [], alias.type.span),
});

const documentedAlias = (
  statements: readonly Statement[],
  alias: AliasStatement,
  comment: Declaring,
): readonly [statements: readonly Statement[], alias: AliasStatement] => {
  const documented = { ...alias, doc: ownComment(comment) };
  return [replaced(statements, alias, documented), documented];
};

const isOther = (comment: Declaring | null, { others }: CommentEntryContext): comment is Declaring =>
  comment !== null && others.includes(comment);

const takesSelf = (type: Type): boolean =>
  type.kind === "intersection"
    ? type.members.some((member) => takesSelf(member.type))
    : type.kind === "function" && type.signature.parameters[0]?.name?.text === "self";

function opened(
  statements: readonly Statement[],
  written: Statement | undefined,
  members: readonly CommentMember[],
  { report }: CommentEntryContext,
): readonly Statement[] {
  if (written === undefined || members.length === 0) return statements;
  if (written.kind === "externType") {
    const own = written.members.filter((one) => one.kind !== "method");
    const methods = written.members.filter((one) => one.kind === "method");
    return replaced(statements, written, { ...written, members: [...methods, ...withMembers(own, members)] });
  }
  const type =
    written.kind === "typeAlias" || written.kind === "declareGlobal"
      ? openedType(written.type, members, report)
      : null;
  if (type !== null && written.kind === "typeAlias")
    return replaced(statements, written, { ...written, type, exported: true });
  if (type !== null && written.kind === "declareGlobal")
    return replaced(statements, written, { ...written, type });
  reportClosed("name" in written ? written.name.text : "", members, { report });
  return statements;
}

function reportClosed(
  owner: string,
  members: readonly CommentMember[],
  { report }: Pick<CommentEntryContext, "report">,
): void {
  for (const { name } of members)
    report({ kind: "closedOwner", name: name.text, detail: owner, span: name.span });
}
