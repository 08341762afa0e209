/** The classes of a file (`class X … end`) that are exported, returned, or named by a published type. */
import type { ClassMember, ExternMember, Statement } from "full-moon-wasm";
import { exportedAlias, propertyOf, referenceTo } from "../syntax/build-syntax";
import type { AliasStatement, Declared, ExternStatement, GlobalStatement } from "../syntax/declarations";
import { visitStatementTypes } from "../syntax/visit-syntax";
import { isClassTable, tablesIn, type ClassTable } from "./module-values";
import type { ReadValues } from "./read-values";
import { typeOf, type TypeContext } from "./type-of";

const classesIn = ({ locals }: ReadValues): readonly ClassTable[] =>
  locals.flatMap(({ name, value }) =>
    isClassTable(value) && value.statement.name.text === name.text ? [value] : [],
  );

/**
 * The published classes, and the types of the others without members.
 * @param published the other declarations of the file: its table, and its types
 */
export function classDeclarations(
  context: TypeContext,
  values: ReadValues,
  published: readonly (AliasStatement | GlobalStatement)[],
): { readonly declared: readonly ExternStatement[]; readonly hidden: readonly AliasStatement[] } {
  const classes = classesIn(values);
  const returned = tablesIn(values.returned?.built ?? null);
  const aliases = published.filter((one) => one.kind === "typeAlias");
  const named = new Map<string, ClassTable | AliasStatement>([
    ...aliases.map((alias) => [alias.name.text, alias] as const),
    ...classes.map((one) => [one.statement.name.text, one] as const),
  ]);
  const declared = new Map<ClassTable, ExternStatement>();
  const seen = new Set<string>();
  const names = [
    ...classes
      .filter((one) => one.statement.exported || returned.has(one))
      .map((one) => one.statement.name.text),
    ...published.filter((one) => one.kind === "declareGlobal" || one.exported).flatMap(namesIn),
  ];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const one = seen.has(name) ? undefined : named.get(name);
    seen.add(name);
    if (one === undefined) continue;
    const declaration = one.kind === "table" ? externOf(context, one) : one;
    if (one.kind === "table" && declaration.kind === "externType") declared.set(one, declaration);
    names.push(...namesIn(declaration));
  }
  return {
    declared: [...declared.values()],
    hidden: classes.filter((one) => !declared.has(one)).map(hiddenType),
  };
}

/** An unpublished class as a type without members, since other types of the file may name it. */
const hiddenType = ({ statement: { name, span } }: ClassTable): AliasStatement => ({
  ...exportedAlias(name, { kind: "table", fields: [], span: name.span }, span),
  exported: false,
});

/** All classes of a definition file: they are types, like its extern types. */
export const everyClass = (context: TypeContext, values: ReadValues): readonly ExternStatement[] =>
  classesIn(values).map((one) => externOf(context, one));

/** Splits a run of statements at its classes, and drops these. */
export function withoutClasses(run: Statement): readonly Statement[] {
  if (run.kind !== "luau" || !run.statements.some(({ kind }) => kind === "class")) return [run];
  const statements = run.statements.filter(({ kind }) => kind !== "class");
  return [
    ...statements.map((one) => ({ ...run, declarations: [], statements: [one], span: one.span })),
    ...run.declarations.map((one) => ({
      ...run,
      declarations: [one],
      statements: [],
      span: one.statement.span,
    })),
  ];
}

function externOf(context: TypeContext, table: ClassTable): ExternStatement {
  const { name, parent, doc, span, members } = table.statement;
  // `Animal`, or `kennel.Dog` of a required module.
  const ancestor = parent === null ? null : { text: context.text.slice(...parent.span), span: parent.span };
  return {
    kind: "externType",
    spelling: "statement",
    name,
    parent: ancestor,
    members: members.map((member) => memberOf(context, table, member)),
    doc,
    span,
  };
}

function memberOf(context: TypeContext, table: ClassTable, member: ClassMember): ExternMember {
  const { name, doc, span } = member;
  // As in Luau, a property without annotation is `any`.
  if (member.kind === "classProperty")
    return propertyOf({ ...member, type: member.type ?? referenceTo("any", name.span) });
  const value = table.latest.get(name.text)?.value ?? { kind: "unknown", span };
  const type = typeOf(context, value, `${context.selfOf(table) ?? ""}.${name.text}`, table);
  return type.kind === "function"
    ? { kind: "method", attributes: [], name, signature: type.signature, doc, span }
    : propertyOf({ ...member, type });
}

/** The names, without prefix, of the types in a declaration and of its parent. */
function namesIn(declared: Declared): readonly string[] {
  const names = declared.kind === "externType" && declared.parent !== null ? [declared.parent.text] : [];
  visitStatementTypes(declared, (type) => {
    if (type.kind === "reference" && type.prefix === null) names.push(type.name.text);
  });
  return names;
}
