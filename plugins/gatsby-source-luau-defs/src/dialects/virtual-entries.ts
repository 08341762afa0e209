/** Comments that document no code: the types, members and classes that they declare. */
import type { Generic, LuauStatement, Statement, Type } from "full-moon-wasm";
import type { Span } from "luau-contract";
import { isLocalFunction, type Documented } from "./attached";
import { spanOf, type Declares, type ReadComment } from "./comment";
import { parseType, type ReportFinding } from "./comment-types";
import { fieldsOf, memberOf } from "./field-members";
import {
  assignmentOf,
  hasMember,
  hasMethods,
  isReturned,
  instanceType,
  memberFunction,
  openedType,
  returnedTable,
  tableNamed,
  tableType,
  withDoc,
  withMembers,
  type AliasStatement,
  type VirtualMember,
} from "./owners";
import { reference, signatureType, slotType } from "./signatures";
import { fieldComment, ownComment, tableComment } from "./write-comment";

export interface VirtualContext {
  /** All comments that declare something, those above code among them. */
  readonly comments: readonly ReadComment[];
  /** Those of them that stand above nothing that they document. */
  readonly others: readonly ReadComment[];
  /** What comments above code document. */
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  /** What the tables of classes are called in the code. */
  readonly classes: ReadonlyMap<string, string>;
  readonly report: ReportFinding;
}

type Declaring = ReadComment & { readonly declares: Declares };
const isDeclaring = (comment: ReadComment): comment is Declaring => comment.declares !== null;

/** The statements of a file with what its comments declare besides. */
export function withVirtualEntries(
  statements: readonly Statement[],
  context: VirtualContext,
): readonly Statement[] {
  const declaring = context.others.filter(isDeclaring);
  const typed = declaring
    .filter(({ declares }) => TYPES.has(declares.kind))
    .reduce((all, comment) => withType(all, comment, context.report), statements);
  const home = returnedTable(statements);
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
      addMember(planOf, comment, { ...context, home });
  const all = withFreeFunctions(typed, context);
  return [...owners.values()].reduce((one, plan) => withOwner(one, plan, context), all);
}

/** Local functions that comments put into a table. */
export function withFreeFunctions(
  statements: readonly Statement[],
  { subjects, classes }: Pick<VirtualContext, "subjects" | "classes">,
): readonly Statement[] {
  const added = [...subjects].flatMap(([{ within, declares, doc }, subject]) => {
    const { name } = subject;
    if (within === null || name == null || !isLocalFunction(subject) || declares?.kind === "class") return [];
    const table = tableNamed(statements, classes.get(within.text) ?? within.text);
    return table === null || hasMember(statements, table, name.text)
      ? []
      : [memberFunction(table, name, doc.span)];
  });
  return withAssignments(statements, added);
}

interface OwnerPlan {
  readonly name: string;
  readonly members: VirtualMember[];
  comment: Declaring | null;
}

const TYPES: ReadonlySet<Declares["kind"]> = new Set(["type", "interface", "enum"]);
const MEMBERS: ReadonlySet<string> = new Set(["prop", "function", "method"]);

/** LuaCATS has the fields of a class in its comment. */
const classFields = (comment: Declaring, report: ReportFinding): readonly VirtualMember[] =>
  fieldsOf(comment).map((slot) => memberOf(slot, report));

/** `@type`, `@interface` and `@alias`: a type of the file that is exported. */
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
  const type = declaredType(comment, members, report);
  if (type === null) return statements;
  return [...statements, aliasOf(comment, type)];
}

function aliasOf(comment: Declaring, type: Type): AliasStatement {
  const { name, generics } = comment.declares;
  const span = spanOf(name);
  const named = generics.map((text): Generic => ({ name: { text, span }, pack: false, default: null }));
  return {
    kind: "typeAlias",
    exported: true,
    name: { text: name.text, span },
    generics: named,
    type,
    doc: ownComment(comment),
    span: comment.doc.span,
  };
}

function declaredType(
  comment: Declaring,
  members: readonly VirtualMember[],
  report: ReportFinding,
): Type | null {
  const { kind, name, type } = comment.declares;
  if (kind === "interface" || kind === "enum") return tableType(withMembers([], members), spanOf(name));
  if (type !== null) return parseType(type, report) ?? reference("unknown", spanOf(type.written));
  const alternatives = fieldsOf(comment).map((slot) => ({
    type: slotType(slot, report),
    doc: fieldComment(slot),
  }));
  return alternatives.length === 0
    ? reference("unknown", spanOf(name))
    : { kind: "union", members: alternatives, span: spanOf(name) };
}

const replaced = (
  statements: readonly Statement[],
  old: Statement,
  statement: Statement,
): readonly Statement[] => statements.map((one) => (one === old ? statement : one));

function addMember(
  planOf: (name: string) => OwnerPlan,
  comment: ReadComment,
  { report, home }: VirtualContext & { readonly home: string | null },
): void {
  const { declares, doc } = comment;
  // LDoc says nowhere what a function belongs to: it is a function of its module.
  const inModule = comment.dialect === "ldoc" ? home : null;
  const within = inModule === null ? comment.within : { text: inModule, start: doc.span[0] };
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
  planOf(within.text).members.push({
    name: { text: name.text, span: place },
    type: kind === "prop" ? (written ?? reference("unknown", place)) : signatureType(comment, self, report),
    doc: ownComment(comment),
    isStatic: kind === "function",
    key: null,
    span: doc.span,
  });
}

/** Puts the members of a class where its code is; makes the class where there is none. */
function withOwner(
  statements: readonly Statement[],
  { name, members, comment }: OwnerPlan,
  context: VirtualContext,
): readonly Statement[] {
  const written = statements.find(
    (one) => "name" in one && one.name.text === name && one.kind !== "typeFunction",
  );
  const below = tableNamed(statements, context.classes.get(name) ?? name);
  const table = tableNamed(statements, name) ?? below;
  if (table !== null) {
    const all = withDoc(statements, table, isOther(comment, context) ? tableComment(comment) : null);
    const isClass = members.some((one) => one.type.kind === "function" && !one.isStatic && isSelf(one.type));
    const isInstance = comment !== null && (isClass || hasMethods(statements, table.name.text));
    const onTable = (one: VirtualMember): boolean =>
      one.key === null &&
      (one.isStatic || hasMember(statements, table, one.name.text) || (written === undefined && !isInstance));
    const added = members.filter(onTable).map((member) => assignmentOf(table, member));
    const rest = members.filter((one) => !onTable(one));
    const assigned = withAssignments(all, added);
    if (
      written?.kind === "typeAlias" &&
      written.doc === null &&
      comment !== null &&
      !isReturned(all, below ?? table)
    )
      return opened(...documentedAlias(assigned, written, comment), rest, context);
    if (written === undefined && rest.length > 0 && !isInstance) reportClosed(name, rest, context);
    if (written !== undefined || !isInstance || comment === null)
      return opened(assigned, written, rest, context);
    const type = instanceType(table.name.text, rest, table.name.span);
    return [...assigned, { ...aliasOf(comment, type), doc: null, span: table.span }];
  }
  if (written !== undefined) {
    const doc =
      isOther(comment, context) && "doc" in written && written.doc === null ? ownComment(comment) : null;
    const documented = doc === null ? written : { ...written, doc };
    return opened(replaced(statements, written, documented), documented, members, context);
  }
  // Above a table that is a field, `love.timer = {}`, it documents that.
  if (comment !== null && members.length === 0 && !context.others.includes(comment)) return statements;
  if (comment !== null)
    return [
      ...statements,
      aliasOf(comment, tableType(withMembers([], members), spanOf(comment.declares.name))),
    ];
  const known = context.comments.filter(isDeclaring).filter(({ declares }) => declares.kind === "class");
  for (const member of members)
    context.report({
      kind: "unknownOwner",
      name: member.name.text,
      detail: name,
      known: known.map(({ declares }) => declares.name.text),
      span: member.name.span,
    });
  return statements;
}

const documentedAlias = (
  statements: readonly Statement[],
  alias: AliasStatement,
  comment: Declaring,
): readonly [statements: readonly Statement[], alias: AliasStatement] => {
  const documented = { ...alias, doc: ownComment(comment) };
  return [replaced(statements, alias, documented), documented];
};

/** Whether a class's comment stands elsewhere than above its code. */
const isOther = (comment: Declaring | null, { others }: VirtualContext): comment is Declaring =>
  comment !== null && others.includes(comment);

const isSelf = (type: Extract<Type, { kind: "function" }>): boolean =>
  type.signature.parameters[0]?.name?.text === "self";

const withAssignments = (
  statements: readonly Statement[],
  added: readonly LuauStatement[],
): readonly Statement[] => {
  const [first] = added;
  return first === undefined
    ? statements
    : [...statements, { kind: "luau", declarations: [], statements: added, span: first.span }];
};

/** The type that is written out for a class, with further members. */
function opened(
  statements: readonly Statement[],
  written: Statement | undefined,
  members: readonly VirtualMember[],
  { report }: VirtualContext,
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
  members: readonly VirtualMember[],
  { report }: Pick<VirtualContext, "report">,
): void {
  for (const { name } of members)
    report({ kind: "closedOwner", name: name.text, detail: owner, span: name.span });
}
