/** Looks up the classes and tables of a file, and adds members that only comments declare. */
import type { DocComment, LuauStatement, Name, Statement, TableField, Type, Value } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { pathTo, propertyOf } from "../syntax/build-syntax";
import { isReceiver, luauIn, type Declared } from "../syntax/declarations";
import { contradicts, type ReportProblem } from "./comment-types";

export type Variable = Extract<LuauStatement, { kind: "variable" }>;

export interface CommentMember {
  readonly name: Name;
  readonly type: Type;
  readonly doc: DocComment | null;
  /** A member of the class itself rather than its instances. */
  readonly isStatic: boolean;
  /** Key type of an indexer. */
  readonly key: Type | null;
  readonly span: Span;
}

const isVariable = (one: LuauStatement): one is Variable => one.kind === "variable";

/** The last local variable of a name, unless it is a function. */
export function tableNamed(statements: readonly Statement[], name: string): Variable | null {
  const last = luauIn(statements)
    .filter(isVariable)
    .findLast((one) => one.name.text === name);
  return last === undefined || last.value.kind === "closure" ? null : last;
}

export const declarationOf = (statements: readonly Statement[], name: string): Declared | undefined =>
  statements.find(
    (one): one is Declared => one.kind !== "luau" && one.kind !== "typeFunction" && one.name.text === name,
  );

/** Whether a table has methods, so that the reference shows its instances. */
export const hasMethods = (statements: readonly Statement[], table: string): boolean =>
  luauIn(statements).some(
    (one) =>
      one.kind === "fieldFunction" &&
      one.path.length === 2 &&
      one.path[0]?.text === table &&
      (one.method || isReceiver(one.body.parameters[0])),
  );

export const hasMembers = (statements: readonly Statement[], table: string): boolean =>
  luauIn(statements).some((one) => {
    if (isVariable(one) && one.name.text === table)
      return one.value.kind === "constructor" && one.value.items.length > 0;
    return memberPathOf(one).length > 1 && memberPathOf(one)[0]?.text === table;
  });

export function memberPathOf(one: LuauStatement): readonly Name[] {
  if (one.kind === "fieldFunction") return one.path;
  return one.kind === "assignment" && one.target.kind === "path" ? one.target.names : [];
}

/** The table of `return Kit` and of `return freeze(Kit)`. */
function returnedNames(statements: readonly LuauStatement[]): readonly string[] {
  const values = statements.flatMap((one) => (one.kind === "return" ? one.values : []));
  const paths = values.map((value) => (value.kind === "call" ? value.arguments[0] : value));
  return paths.flatMap((path) =>
    path?.kind === "path" && path.names.length === 1 ? path.names.map(({ text }) => text) : [],
  );
}

export const isReturned = (statements: readonly Statement[], table: Variable): boolean =>
  returnedNames(luauIn(statements)).includes(table.name.text);

export function returnedTable(statements: readonly Statement[]): string | null {
  const all = luauIn(statements);
  const returned = returnedNames(all);
  return all.filter(isVariable).find((one) => returned.includes(one.name.text))?.name.text ?? null;
}

export function hasMember(statements: readonly Statement[], table: Variable, name: string): boolean {
  const items = table.value.kind === "constructor" ? table.value.items : [];
  if (items.some((item) => item.name?.text === name)) return true;
  return luauIn(statements).some((one) => {
    const path = memberPathOf(one);
    return path.length === 2 && path[0]?.text === table.name.text && path[1]?.text === name;
  });
}

function fieldOf(member: CommentMember): TableField {
  const { key, type, doc, span } = member;
  return key === null
    ? propertyOf(member)
    : { kind: "indexer", access: "readWrite", key, value: type, doc, span };
}

/** Adds fields to a table type. An existing field only receives the comment. */
export function withMembers(
  fields: readonly TableField[],
  members: readonly CommentMember[],
  report: ReportProblem = () => undefined,
): readonly TableField[] {
  const added = new Map(members.map((member) => [member.name.text, member]));
  const written = fields.map((field) => {
    // A table has one indexer.
    if (field.kind === "indexer") for (const [name, { key }] of added) if (key !== null) added.delete(name);
    const member = field.kind === "property" ? added.get(field.name.text) : undefined;
    if (member === undefined || field.kind !== "property") return field;
    if (contradicts(member.type, field.type))
      report({ kind: "contradiction", name: member.name.text, span: member.type.span });
    added.delete(member.name.text);
    return field.doc === null ? { ...field, doc: member.doc } : field;
  });
  return [...written, ...[...added.values()].map(fieldOf)];
}

/** A table type that only comments describe. */
export const tableType = (members: readonly CommentMember[], span: Span): Type => ({
  kind: "table",
  fields: withMembers([], members),
  span,
});

/**
 * Adds members to a table type, to the argument of `setmetatable`, or to a type of such parts and of tables in the
 * code, `typeof(Kite.Prototype)`; null for other types.
 */
export function withAddedMembers(
  type: Type,
  members: readonly CommentMember[],
  report: ReportProblem,
): Type | null {
  if (type.kind === "table") return { ...type, fields: withMembers(type.fields, members, report) };
  if (type.kind === "intersection") return addToIntersection(type, members, report);
  if (type.kind !== "typeof") return null;
  if (type.value.kind === "path") return withPart([{ type, doc: null }], type, members);
  if (type.value.kind !== "call" || calleeOf(type) !== "setmetatable") return null;
  const [base, ...rest] = type.value.arguments;
  if (base === undefined) return null;
  const inMetatable = new Set(rest.flatMap(fieldNames));
  const inObject = members.filter(({ name }) => !inMetatable.has(name.text));
  const opened =
    base.kind === "cast" ? addToInstanceFields(base.type, inObject, report) : tableType(inObject, base.span);
  if (opened === null) return null;
  const value = base.kind === "cast" ? base.value : base;
  const cast: Value = { kind: "cast", value, type: opened, span: base.span };
  return { ...type, value: { ...type.value, arguments: [cast, ...rest] } };
}

type Intersection = Extract<Type, { kind: "intersection" }>;

function addToIntersection(
  type: Intersection,
  members: readonly CommentMember[],
  report: ReportProblem,
): Type {
  const index = type.members.findIndex((one) => one.type.kind === "table");
  const table = type.members[index];
  if (table === undefined) return withPart(type.members, type, members);
  const opened = { ...table, type: withAddedMembers(table.type, members, report) ?? table.type };
  return { ...type, members: type.members.with(index, opened) };
}

const withPart = (
  parts: Intersection["members"],
  { span }: Type,
  members: readonly CommentMember[],
): Type => ({
  kind: "intersection",
  members: [...parts, { type: tableType(members, span), doc: null }],
  span,
});

/** As `withAddedMembers`, also for named fields: `setmetatable({} :: Fields, Kite)`. */
const addToInstanceFields = (
  type: Type,
  members: readonly CommentMember[],
  report: ReportProblem,
): Type | null =>
  type.kind === "reference"
    ? withPart([{ type, doc: null }], type, members)
    : withAddedMembers(type, members, report);

/** `Kite.new` of `typeof(Kite.new())`; null for other types. */
export const calleeOf = (type: Type): string | null =>
  type.kind === "typeof" && type.value.kind === "call" && type.value.callee.kind === "path"
    ? type.value.callee.names.map(({ text }) => text).join(".")
    : null;

const fieldNames = (value: Value): readonly string[] =>
  value.kind === "cast" && value.type.kind === "table"
    ? value.type.fields.flatMap((field) => (field.kind === "property" ? [field.name.text] : []))
    : [];

/** `typeof(setmetatable({} :: { … }, table))`: the type of a class's instances. */
export function instanceType(table: string, members: readonly CommentMember[], span: Span): Type {
  const path = (text: string): Value => pathTo([{ text, span }], span);
  const empty: Value = { kind: "constructor", items: [], span };
  const fields: Value = { kind: "cast", value: empty, type: tableType(members, span), span };
  const [callee, metatable] = [path("setmetatable"), path(table)];
  return {
    kind: "typeof",
    expression: `setmetatable({}, ${table})`,
    value: { kind: "call", callee, method: null, arguments: [fields, metatable], span },
    span,
  };
}

/**
 * `table.name = value :: T`
 * @param below the path of a table in it: `Options` of `Kite.Options`
 */
export function assignmentOf(
  table: Variable,
  { name, type, doc, span }: CommentMember,
  below: readonly string[] = [],
): LuauStatement {
  const path = [...below.map((text) => ({ text, span: name.span })), name];
  const opaque: Value = { kind: "opaque", span: name.span };
  return assignment(table, path, {
    value: { kind: "cast", value: opaque, type, span: name.span },
    doc,
    span,
  });
}

export function assignment(
  { name: { text }, blocks }: Variable,
  path: readonly Name[],
  assigned: { readonly value: Value; readonly doc: DocComment | null; readonly span: Span },
): LuauStatement {
  const { span } = assigned.value;
  return { kind: "assignment", blocks, target: pathTo([{ text, span }, ...path], span), ...assigned };
}

/** Finds `Kite.Options`, a table in a local table; null if the code has no such table. */
export function nestedTable(
  statements: readonly Statement[],
  path: string,
): { readonly table: Variable; readonly below: readonly string[] } | null {
  const [root = "", ...below] = path.split(".");
  const table = below.length === 0 ? null : tableNamed(statements, root);
  const isWritten = luauIn(statements).some((one) => {
    const names = memberPathOf(one).map(({ text }) => text);
    const isTable = one.kind === "assignment" && one.value.kind === "constructor";
    return (isTable ? names : names.slice(0, -1)).join(".") === path;
  });
  return table !== null && (isWritten || hasItem(table.value, below)) ? { table, below } : null;
}

function hasItem(value: Value, [name, ...rest]: readonly string[]): boolean {
  if (value.kind !== "constructor") return false;
  return name === undefined || value.items.some((one) => one.name?.text === name && hasItem(one.value, rest));
}
