/** The classes of a file (`class X … end`) that are exported, returned, or named by a published type. */
import type { ClassMember, ExternMember, Statement, Type, Value } from "full-moon-wasm";
import { exportedAlias, referenceTo } from "../syntax/build-syntax";
import type { AliasStatement, Declared, ExternStatement, GlobalStatement } from "../syntax/declarations";
import { visitStatementTypes } from "../syntax/visit-syntax";
import { tablesIn, type ClassStatement, type ModuleTable, type ModuleValue } from "./module-values";
import type { ReadValues } from "./read-values";
import { typeOf, type TypeContext } from "./type-of";

interface LocalClass {
  readonly statement: ClassStatement;
  readonly table: ModuleTable;
}

const classesIn = ({ locals }: Pick<ReadValues, "locals">): readonly LocalClass[] =>
  locals.flatMap(({ name, value }) =>
    value.kind === "table" && value.statement !== null && value.statement.name.text === name.text
      ? [{ statement: value.statement, table: value }]
      : [],
  );

export interface ClassDeclarations {
  readonly declared: readonly ExternStatement[];
  /** The types of the others, without members. */
  readonly hidden: readonly AliasStatement[];
}

/** @param published the other declarations of the file: its table, and its types */
export function classDeclarations(
  context: TypeContext,
  values: ReadValues,
  published: readonly (AliasStatement | GlobalStatement)[],
): ClassDeclarations {
  const classes = classesIn(values);
  const returned = new Set(tablesIn(values.returned?.built ?? null));
  const isPublic = ({ statement, table }: LocalClass): boolean => statement.exported || returned.has(table);
  const named = new Map<string, LocalClass | AliasStatement>([
    ...published.flatMap((one) => (one.kind === "typeAlias" ? [[one.name.text, one] as const] : [])),
    ...classes.map((one) => [one.statement.name.text, one] as const),
  ]);
  const declared = new Map<LocalClass, ExternStatement>();
  const seen = new Set<string>();
  const isRoot = (one: AliasStatement | GlobalStatement): boolean =>
    one.kind === "declareGlobal" || one.exported;
  const left = [
    ...classes.filter(isPublic).map(({ statement }) => statement.name.text),
    ...published.filter(isRoot).flatMap(namesIn),
  ];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const one = seen.has(name) ? undefined : named.get(name);
    seen.add(name);
    if (one === undefined) continue;
    const declaration = "table" in one ? declarationOf(context, one) : one;
    if ("table" in one && declaration.kind === "externType") declared.set(one, declaration);
    left.push(...namesIn(declaration));
  }
  const hidden = classes.filter((one) => !declared.has(one)).map(({ statement }) => hiddenType(statement));
  return { declared: [...declared.values()], hidden };
}

/** Other types of the file may name a class that scripts cannot reach. */
const hiddenType = ({ name, span }: ClassStatement): AliasStatement => ({
  ...exportedAlias(name, { kind: "table", fields: [], span: name.span }, span),
  exported: false,
});

/** All classes of a definition file, which are types like its extern types. */
export const everyClass = (context: TypeContext, values: ReadValues): readonly ExternStatement[] =>
  classesIn(values).map((one) => declarationOf(context, one));

/** The ordinary Luau between the classes of a run of statements. */
export function withoutClasses(run: Statement): readonly Statement[] {
  if (run.kind !== "luau" || !run.statements.some(({ kind }) => kind === "class")) return [run];
  const parts = [
    ...run.statements,
    ...run.declarations.map((nested) => ({ nested, kind: "nested" as const, span: nested.statement.span })),
  ];
  return parts.flatMap((part): readonly Statement[] => {
    if (part.kind === "class") return [];
    const { span } = part;
    return part.kind === "nested"
      ? [{ kind: "luau", declarations: [part.nested], statements: [], span }]
      : [{ kind: "luau", declarations: [], statements: [part], span }];
  });
}

function declarationOf(context: TypeContext, { statement, table }: LocalClass): ExternStatement {
  const { name, parent, doc, span, members } = statement;
  return {
    kind: "externType",
    spelling: "statement",
    name,
    parent: parentOf(context, parent),
    members: members.map((member) => memberOf(context, table, member)),
    doc,
    span,
  };
}

/** `Animal`, or `kennel.Dog` of a required module. */
const parentOf = ({ text }: TypeContext, parent: Value | null): ExternStatement["parent"] =>
  parent === null ? null : { text: text.slice(...parent.span), span: parent.span };

function memberOf(context: TypeContext, table: ModuleTable, member: ClassMember): ExternMember {
  const { name, doc, span } = member;
  if (member.kind === "classProperty") {
    // Luau gives a property without annotation this type.
    const type = member.type ?? referenceTo("any", name.span);
    return { kind: "property", access: "readWrite", name, quoted: false, type, doc, span };
  }
  const { value } = table.latest.get(name.text) ?? { value: unknownAt(span) };
  const path = `${context.selfOf(table) ?? ""}.${name.text}`;
  const type = typeOf(context, value, path, table);
  return type.kind === "function"
    ? { kind: "method", attributes: [], name, signature: type.signature, doc, span }
    : { kind: "property", access: "readWrite", name, quoted: false, type, doc, span };
}

const unknownAt = (span: ClassMember["span"]): ModuleValue => ({ kind: "unknown", span });

/** The names of types, without a prefix, in a declaration, and of its parent. */
function namesIn(declared: Declared): readonly string[] {
  const names = declared.kind === "externType" && declared.parent !== null ? [declared.parent.text] : [];
  const note = (type: Type): void => {
    if (type.kind === "reference" && type.prefix === null) names.push(type.name.text);
  };
  visitStatementTypes(declared, note);
  return names;
}
