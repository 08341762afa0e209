import type { DocComment, Statement, Type } from "full-moon-wasm";
import { isBuiltinType } from "../../model/builtin-types";
import { localTable } from "../syntax/build-syntax";
import { isReceiver, mapLuau, type Declared } from "../syntax/declarations";
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
import type { ReportProblem } from "./comment-types";
import { aliasOf, replaced, tableOf, withAssignments, type MoonwaveCode } from "./moonwave-code";
import { rewrittenComment, tableComment } from "./write-comment";

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
  if (table !== null)
    return addToTable(statements, plan, {
      code,
      declaration,
      table,
      commentedTable: commentedTable ?? table,
    });
  if (declaration !== undefined) {
    const isDocumented = declaration.doc !== null || !isUnattached(comment, code);
    const doc = isDocumented ? declaration.doc : rewrittenComment(comment);
    return addMembers(statements, declaration, { ...declaration, doc }, members, code.report);
  }
  return comment === null
    ? addToNestedTable(statements, plan, code)
    : withCommentClass(statements, comment, members, code);
}

/** Adds members to `Kite.Options`, a table in the table of a class. */
function addToNestedTable(
  statements: readonly Statement[],
  { name: path, members }: OwnerPlan,
  { comments, report }: MoonwaveCode,
): readonly Statement[] {
  const nested = nestedTable(statements, path);
  if (nested !== null)
    return withAssignments(
      statements,
      members.map((member) => assignmentOf(nested.table, member, nested.below)),
    );
  const candidates = comments.filter(isClass).map(({ declares }) => declares.name.text);
  for (const { name } of members)
    report({ kind: "unknownOwner", name: name.text, detail: path, candidates, span: name.span });
  return statements;
}

/** Creates the type of a class that the code does not have. */
function withCommentClass(
  statements: readonly Statement[],
  comment: Declaring,
  members: readonly CommentMember[],
  code: MoonwaveCode,
): readonly Statement[] {
  // A comment above a field, such as `love.timer = {}`, documents the field.
  if (members.length === 0 && !isUnattached(comment, code)) return statements;
  const name = toName(comment.declares.name);
  if (!isBuiltinType(name.text)) return [...statements, aliasOf(comment, tableType(members, name.span))];
  // A class named after a built-in type, such as `string`, is a table of functions.
  const table = { ...localTable(name, name.span), doc: rewrittenComment(comment) };
  return withAssignments(statements, [table, ...members.map((member) => assignmentOf(table, member))]);
}

interface TableOwner {
  readonly code: MoonwaveCode;
  /** The declaration of the class's type. */
  readonly declaration: Declared | undefined;
  readonly table: Variable;
  /** The table below the class's comment. */
  readonly commentedTable: Variable;
}

/**
 * Adds members to a class that has a table in the code: functions and existing fields to the table, methods and
 * properties to the type of its instances, which is created if the class has no type.
 */
function addToTable(
  statements: readonly Statement[],
  { name, members, comment }: OwnerPlan,
  { code, declaration, table, commentedTable }: TableOwner,
): readonly Statement[] {
  const { report } = code;
  const documented = withDoc(statements, table, isUnattached(comment, code) ? tableComment(comment) : null);
  const isObject = members.some((member) => !member.isStatic && isMethodType(member.type));
  const isInstance = comment !== null && (isObject || hasMethods(statements, table.name.text));
  const isTableMember = ({ key, isStatic, name: { text } }: CommentMember): boolean =>
    key === null &&
    (isStatic || hasMember(statements, table, text) || (declaration === undefined && !isInstance));
  const tableMembers = members.filter(isTableMember).map((member) => assignmentOf(table, member));
  const assigned = withAssignments(documented, tableMembers);
  const typeMembers = members.filter((member) => !isTableMember(member));
  if (declaration !== undefined) {
    const isIntroduced = comment === null || isReturned(documented, commentedTable);
    const declared = withInstanceType(table, declaration, isIntroduced ? null : rewrittenComment(comment));
    return addMembers(assigned, declaration, declared, typeMembers, report);
  }
  if (!isInstance) {
    reportNotExtensible(name, typeMembers, report);
    return assigned;
  }
  const type = instanceType(table.name.text, typeMembers, table.name.span);
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

/** Replaces the type of `type Kite = typeof(Kite.new())`, for the table `Kite`, by that of its instances. */
function withInstanceType({ name }: Variable, declaration: Declared, doc: DocComment | null): Declared {
  if (declaration.kind !== "typeAlias") return declaration;
  const isCreated = calleeOf(declaration.type)?.startsWith(`${name.text}.`) === true;
  const type = isCreated ? instanceType(name.text, [], declaration.type.span) : declaration.type;
  return { ...declaration, type, doc: declaration.doc ?? doc };
}

const isUnattached = (comment: Declaring | null, { unattached }: MoonwaveCode): comment is Declaring =>
  comment !== null && unattached.includes(comment);

const isMethodType = (type: Type): boolean =>
  type.kind === "intersection"
    ? type.members.some((member) => isMethodType(member.type))
    : type.kind === "function" && isReceiver(type.signature.parameters[0]);

/** Replaces a declaration, with added members if it is written out. */
function addMembers(
  statements: readonly Statement[],
  replacedDeclaration: Declared,
  declaration: Declared,
  members: readonly CommentMember[],
  report: ReportProblem,
): readonly Statement[] {
  const extended = members.length === 0 ? declaration : withAdded(declaration, members, report);
  if (extended === null) reportNotExtensible(declaration.name.text, members, report);
  return replaced(statements, replacedDeclaration, extended ?? declaration);
}

function withAdded(
  declaration: Declared,
  members: readonly CommentMember[],
  report: ReportProblem,
): Declared | null {
  if (declaration.kind === "externType") {
    const fields = declaration.members.filter((one) => one.kind !== "method");
    const methods = declaration.members.filter((one) => one.kind === "method");
    return { ...declaration, members: [...methods, ...withMembers(fields, members)] };
  }
  if (declaration.kind !== "typeAlias" && declaration.kind !== "declareGlobal") return null;
  const type = withAddedMembers(declaration.type, members, report);
  if (type === null) return null;
  return { ...declaration, type, ...(declaration.kind === "typeAlias" && { exported: true }) };
}

function reportNotExtensible(owner: string, members: readonly CommentMember[], report: ReportProblem): void {
  for (const { name } of members)
    report({ kind: "opaqueOwner", name: name.text, detail: owner, span: name.span });
}
