/**
 * In: the tree of one file. Out: its module, nothing linked yet, and what linking and checking need to know.
 * Files do not know of each other here, so the result can be kept for as long as the file's text stays the same.
 */
import type { Statement } from "full-moon-wasm";
import type { Declaration, ModuleDraft } from "../model/draft";
import { moduleId, typeId, type ModuleId } from "../model/ids";
import type { ConstantEntry, EnumEntry, EventEntry, FunctionEntry, Module } from "../model/model";
import type { SyntaxFile } from "../syntax/parse-source";
import { lastOfEachName, locationOf, type ConvertContext } from "./context";
import { convertAlias, convertExtern, type AliasStatement, type ExternStatement } from "./convert-type-statement";
import { convertGenerics, convertType, scopeWith, type Scope } from "./convert-type";
import { convertFunctionStatement, convertGlobal, isModuleTable, type FunctionStatement, type GlobalStatement, type ValueEntry } from "./convert-values";
import { moduleHead } from "./module-head";

type TypeStatement = AliasStatement | ExternStatement;
type ValueStatement = GlobalStatement | FunctionStatement;

/** Converts one file. What is wrong in it is noted in the draft for the checks. */
export function convertModule({ source, tree }: SyntaxFile): ModuleDraft {
  const { statements } = tree;
  const locals = statements.filter((one) => one.kind === "typeAlias").filter((alias) => !alias.exported);
  const context = contextOf({ source, tree }, locals);
  const { findings } = context;
  for (const statement of statements) {
    const declaration = declarationOf(statement);
    if (declaration !== null) findings.declarations.push(declaration);
  }
  const module = buildModule(context, { source, tree });
  return {
    source,
    module,
    locals: locals.map((alias) => localAlias(context, alias)),
    typeFunctions: statements.flatMap((one) => (one.kind === "typeFunction" ? [one.name.text] : [])),
    ...findings,
    strayDocs: tree.strayDocs.map(({ span }) => span),
    syntaxErrors: tree.errors.map(({ span }) => span),
  };
}

function contextOf({ source, tree }: SyntaxFile, locals: readonly AliasStatement[]): ConvertContext {
  const module = moduleId(source.slug);
  const localTypes = new Map(locals.filter(({ generics }) => generics.length === 0).map(({ name, type }) => [name.text, type]));
  return {
    source,
    module,
    localType: (name) => localTypes.get(name),
    scope: scopeOf(module, tree.statements.filter(isExportedType)),
    findings: { declarations: [], repeatedMembers: [], parents: [], documented: [], classSpellings: [] },
  };
}

function scopeOf(module: ModuleId, types: readonly TypeStatement[]): Scope {
  const targets = new Map(types.map(({ name }) => [name.text, { kind: "symbol", id: typeId(module, name.text) } as const]));
  return (name) => targets.get(name);
}

function declarationOf(statement: Statement): Declaration | null {
  switch (statement.kind) {
    case "declareFunction":
    case "declareGlobal":
      return { space: "value", name: statement.name.text, exported: true, span: statement.name.span };
    case "typeAlias":
    case "typeFunction":
      return { space: "type", name: statement.name.text, exported: statement.exported, span: statement.name.span };
    case "externType":
      return { space: "type", name: statement.name.text, exported: true, span: statement.name.span };
    case "luau":
      return null;
  }
}

function localAlias(context: ConvertContext, { name, generics, type }: AliasStatement) {
  const scope = scopeWith(context.scope, generics);
  return { name: name.text, generics: convertGenerics(generics, scope), type: convertType(type, scope) };
}

function buildModule(context: ConvertContext, file: SyntaxFile): Module {
  const { source, tree } = file;
  // A global that is declared twice is noted by the checks, from the list of declarations; here the last one counts.
  const globals = lastOfEachName(tree.statements.filter(isValue), () => undefined);
  const values = globals.flatMap((one): readonly ValueEntry[] =>
    one.kind === "declareFunction" ? [convertFunctionStatement(context, one)] : convertGlobal(context, one),
  );
  const types = firstOfEachName(tree.statements.filter(isExportedType)).map((one) =>
    one.kind === "externType" ? convertExtern(context, one) : convertAlias(context, one),
  );
  const tables = globals.filter((one) => one.kind === "declareGlobal").filter((one) => isModuleTable(context, one));
  const head = moduleHead(context, { moduleDoc: tree.moduleDoc, slug: source.slug, tables, globals: globals.length });
  return {
    kind: "module",
    id: context.module,
    slug: source.slug,
    ...head,
    functions: values.filter((entry): entry is FunctionEntry => entry.kind === "function"),
    constants: values.filter((entry): entry is ConstantEntry => entry.kind === "constant"),
    classes: types.filter((entry) => entry.kind === "class"),
    enums: [...values, ...types].filter((entry): entry is EnumEntry => entry.kind === "enum"),
    events: types.filter((entry) => entry.kind === "event").map((event) => withTable(event, head.table)),
    types: types.filter((entry) => entry.kind === "type"),
    location: locationOf(source, [0, source.text.length]),
  };
}

const isValue = (statement: Statement): statement is ValueStatement =>
  statement.kind === "declareFunction" || statement.kind === "declareGlobal";

const isExportedType = (statement: Statement): statement is TypeStatement =>
  statement.kind === "externType" || (statement.kind === "typeAlias" && statement.exported);

/** A second type of one name is an error in Luau, and the first one stays. */
function firstOfEachName(types: readonly TypeStatement[]): readonly TypeStatement[] {
  const seen = new Set<string>();
  return types.filter(({ name }) => !seen.has(name.text) && seen.add(name.text));
}

/** Events are named as listeners do: `Engine.tick`. */
const withTable = (event: EventEntry, table: string | null): EventEntry =>
  table === null ? { ...event, path: event.name } : { ...event, path: `${table}.${event.name}` };
