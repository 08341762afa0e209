import type { DocComment, Statement, Type } from "full-moon-wasm";
import { isBuiltinType } from "../../model/builtin-types";
import { localTable } from "../syntax/build-syntax";
import { isReceiver, mapLuau, type AliasStatement, type Declared } from "../syntax/declarations";
import {
  assignmentOf,
  calleeOf,
  declarationOf,
  hasMember,
  hasMethods,
  instanceType,
  isReturned,
  nestedTable,
  withAddedMembers,
  tableNamed,
  tableType,
  withMembers,
  type Variable,
  type CommentMember,
} from "./class-tables";
import { isClass, toName, type Declaring } from "./comment";
import type { ReportFinding } from "./comment-types";
import { aliasOf, replaced, tableOf, withAssignments, type MoonwaveCode } from "./moonwave-code";
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
  code: MoonwaveCode,
): readonly Statement[] {
  const { name, members, comment } = plan;
  const declaration = declarationOf(statements, name);
  const commentedTable = tableNamed(statements, tableOf(code, name));
  const table = tableNamed(statements, name) ?? commentedTable;
  if (table !== null) {
    const alias =
      declaration?.kind === "typeAlias" && isMadeBy(table, declaration)
        ? asInstance(table, declaration)
        : declaration;
    const all =
      declaration === undefined || alias === undefined
        ? statements
        : replaced(statements, declaration, alias);
    return addToTable(all, plan, {
      code,
      declaredType: alias,
      table,
      commentedTable: commentedTable ?? table,
    });
  }
  if (declaration !== undefined) {
    const documented =
      declaration.doc === null && isUnattached(comment, code)
        ? { ...declaration, doc: ownComment(comment) }
        : declaration;
    return addMembers(replaced(statements, declaration, documented), documented, members, code.report);
  }
  if (comment !== null) return withCommentClass(statements, comment, members, code);
  const nested = nestedTable(statements, name);
  if (nested !== null)
    return withAssignments(
      statements,
      members.map((member) => assignmentOf(nested.table, member, nested.below)),
    );
  const candidates = code.comments.filter(isClass).map(({ declares }) => declares.name.text);
  for (const {
    name: { text, span },
  } of members)
    code.report({ kind: "unknownOwner", name: text, detail: name, candidates, span });
  return statements;
}

/** A class that the code does not have. */
function withCommentClass(
  statements: readonly Statement[],
  comment: Declaring,
  members: readonly CommentMember[],
  code: MoonwaveCode,
): readonly Statement[] {
  // Above a table that is a field, such as `love.timer = {}`, the comment documents that field.
  if (members.length === 0 && !isUnattached(comment, code)) return statements;
  const name = toName(comment.declares.name);
  if (!isBuiltinType(name.text)) return [...statements, aliasOf(comment, tableType(members, name.span))];
  // A class cannot have the name of a type of Luau's: `string` is a table of functions.
  const table = { ...localTable(name, name.span), doc: ownComment(comment) };
  return withAssignments(statements, [table, ...members.map((member) => assignmentOf(table, member))]);
}

interface TableOwner {
  readonly code: MoonwaveCode;
  /** The class's type, if it is written out. */
  readonly declaredType: Declared | undefined;
  readonly table: Variable;
  /** The table below the class's comment. */
  readonly commentedTable: Variable;
}

/** Adds members to a class that has a table in the code: to the table itself, or to its instances. */
function addToTable(
  statements: readonly Statement[],
  { name, members, comment }: OwnerPlan,
  { code, declaredType: written, table, commentedTable: below }: TableOwner,
): readonly Statement[] {
  const { report } = code;
  const all = withDoc(statements, table, isUnattached(comment, code) ? tableComment(comment) : null);
  const isObject = members.some((one) => !one.isStatic && takesSelf(one.type));
  const isInstance = comment !== null && (isObject || hasMethods(statements, table.name.text));
  const onTable = (one: CommentMember): boolean =>
    one.key === null &&
    (one.isStatic || hasMember(statements, table, one.name.text) || (written === undefined && !isInstance));
  const added = members.filter(onTable).map((member) => assignmentOf(table, member));
  const rest = members.filter((one) => !onTable(one));
  const assigned = withAssignments(all, added);
  if (written?.kind === "typeAlias" && written.doc === null && comment !== null && !isReturned(all, below)) {
    const documented = { ...written, doc: ownComment(comment) };
    return addMembers(replaced(assigned, written, documented), documented, rest, report);
  }
  if (written !== undefined) return addMembers(assigned, written, rest, report);
  if (!isInstance) {
    reportNotExtensible(name, rest, report);
    return assigned;
  }
  const type = instanceType(table.name.text, rest, table.name.span);
  return [...assigned, { ...aliasOf(comment, type), doc: null, span: table.span }];
}

/** Documents a table that has no comment. */
const withDoc = (
  statements: readonly Statement[],
  table: Variable,
  doc: DocComment | null,
): readonly Statement[] =>
  doc === null || table.doc !== null
    ? statements
    : mapLuau(statements, (one) => [one === table ? { ...table, doc } : one]);

/** `type Kite = typeof(Kite.new())`, for the table `Kite`. */
const isMadeBy = ({ name }: Variable, { type }: AliasStatement): boolean =>
  calleeOf(type)?.startsWith(`${name.text}.`) === true;

const asInstance = ({ name }: Variable, alias: AliasStatement): AliasStatement => ({
  ...alias,
  type: instanceType(name.text, [], alias.type.span),
});

const isUnattached = (comment: Declaring | null, { unattached }: MoonwaveCode): comment is Declaring =>
  comment !== null && unattached.includes(comment);

const takesSelf = (type: Type): boolean =>
  type.kind === "intersection"
    ? type.members.some((member) => takesSelf(member.type))
    : type.kind === "function" && isReceiver(type.signature.parameters[0]);

/** Adds members to a declaration that is written out. */
function addMembers(
  statements: readonly Statement[],
  written: Declared,
  members: readonly CommentMember[],
  report: ReportFinding,
): readonly Statement[] {
  if (members.length === 0) return statements;
  if (written.kind === "externType") {
    const fields = written.members.filter((one) => one.kind !== "method");
    const methods = written.members.filter((one) => one.kind === "method");
    return replaced(statements, written, {
      ...written,
      members: [...methods, ...withMembers(fields, members)],
    });
  }
  const isTyped = written.kind === "typeAlias" || written.kind === "declareGlobal";
  const type = isTyped ? withAddedMembers(written.type, members, report) : null;
  if (type === null || !isTyped) {
    reportNotExtensible(written.name.text, members, report);
    return statements;
  }
  const exported = written.kind === "typeAlias" ? { exported: true } : {};
  return replaced(statements, written, { ...written, type, ...exported });
}

function reportNotExtensible(owner: string, members: readonly CommentMember[], report: ReportFinding): void {
  for (const { name } of members)
    report({ kind: "closedOwner", name: name.text, detail: owner, span: name.span });
}
