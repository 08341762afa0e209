/**
 * In: the tree of one file. Out: its module, nothing linked yet, and what linking and checking need to know.
 * Files do not know of each other here, so the result can be kept for as long as the file's text stays the same.
 */
import type { NestedStatement } from "full-moon-wasm";
import type { Declaration, ModuleDraft } from "../model/draft";
import type { ConstantEntry, EnumEntry, EventEntry, FunctionEntry, Module } from "../model/model";
import { nestedDeclarations, replacedAliases, type Declared } from "../syntax/declarations";
import type { SyntaxFile } from "../syntax/parse-source";
import { lastOfEachName, locationOf, type ConvertContext } from "./context";
import { convertAlias, convertExtern, type AliasStatement, type ExternStatement } from "./convert-type-statement";
import { convertGenerics, convertType, scopeWith } from "./convert-type";
import { convertFunctionStatement, convertGlobal, isModuleTable, type FunctionStatement, type GlobalStatement, type ValueEntry } from "./convert-values";
import { contextsOf, localKeyOf, type Blocks } from "./file-contexts";
import { moduleHead } from "./module-head";

type TypeStatement = AliasStatement | ExternStatement;
type ValueStatement = GlobalStatement | FunctionStatement;

/** A declaration, and what names mean where it stands. */
interface Placed<T extends Declared = Declared> {
  readonly name: T["name"];
  readonly statement: T;
  readonly blocks: Blocks;
  readonly context: ConvertContext;
}

/** Converts one file. What is wrong in it is noted in the draft for the checks. */
export function convertModule({ source, tree }: SyntaxFile): ModuleDraft {
  const declared = nestedDeclarations(tree);
  const replaced = replacedAliases(tree);
  const kept = declared.filter(({ statement }) => statement.kind !== "typeAlias" || !replaced.has(statement));
  const contextAt = contextsOf(source, kept);
  const placed = kept.map(({ statement, blocks }): Placed => ({ name: statement.name, statement, blocks, context: contextAt(blocks) }));
  const { findings } = contextAt([]);
  for (const one of declared) findings.declarations.push(declarationOf(one));
  const module = buildModule(contextAt([]), { source, tree }, placed);
  return {
    source,
    module,
    locals: placed.filter(isLocalAlias).map(localAlias),
    typeFunctions: placed.filter(({ statement, blocks }) => statement.kind === "typeFunction" && blocks.length === 0).map(({ name }) => name.text),
    ...findings,
    strayDocs: tree.strayDocs.map(({ span }) => span),
    syntaxErrors: tree.errors.map(({ span }) => span),
  };
}

function declarationOf({ statement, blocks }: NestedStatement): Declaration {
  const { text: name, span } = statement.name;
  const place = { name, blocks: blocks.join(), span };
  const atTop = blocks.length === 0;
  switch (statement.kind) {
    case "declareFunction":
    case "declareGlobal":
      return { space: "value", form: "global", exported: true, outOfReach: false, ...place };
    case "externType":
      return { space: "type", form: "externType", exported: atTop, outOfReach: !atTop, ...place };
    case "typeAlias":
    case "typeFunction":
      return { space: "type", form: statement.kind, exported: statement.exported && atTop, outOfReach: statement.exported && !atTop, ...place };
  }
}

function localAlias({ statement, blocks, context }: Placed<AliasStatement>): ModuleDraft["locals"][number] {
  const { name, generics, type } = statement;
  const scope = scopeWith(context.scope, generics);
  return { key: localKeyOf(name.text, blocks), name: name.text, generics: convertGenerics(generics, scope), type: convertType(type, scope) };
}

function buildModule(context: ConvertContext, file: SyntaxFile, placed: readonly Placed[]): Module {
  const { source, tree } = file;
  // A global that is declared twice is noted by the checks, from the list of declarations; here the last one counts.
  const globals = lastOfEachName(placed.filter(isValue), () => undefined);
  const values = globals.flatMap(({ statement, context: own }): readonly ValueEntry[] =>
    statement.kind === "declareFunction" ? [convertFunctionStatement(own, statement)] : convertGlobal(own, statement),
  );
  const types = firstOfEachName(placed.filter(hasTypeEntry)).map(({ statement, context: own }) =>
    statement.kind === "externType" ? convertExtern(own, statement) : convertAlias(own, statement),
  );
  const tables = globals.flatMap(({ statement, context: own }) => (statement.kind === "declareGlobal" && isModuleTable(own, statement) ? [statement] : []));
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

const isValue = (one: Placed): one is Placed<ValueStatement> => one.statement.kind === "declareFunction" || one.statement.kind === "declareGlobal";

/** Scripts cannot name an extern type that is declared inside a block, but they get values of it. */
const hasTypeEntry = (one: Placed): one is Placed<TypeStatement> =>
  one.statement.kind === "externType" || (one.statement.kind === "typeAlias" && !isLocalAlias(one));

const isLocalAlias = (one: Placed): one is Placed<AliasStatement> =>
  one.statement.kind === "typeAlias" && (!one.statement.exported || one.blocks.length > 0);

/** A second type of one name is an error in Luau, and the first one stays. */
function firstOfEachName(types: readonly Placed<TypeStatement>[]): readonly Placed<TypeStatement>[] {
  const seen = new Set<string>();
  return types.filter(({ name }) => !seen.has(name.text) && seen.add(name.text));
}

/** Events are named as listeners do: `Engine.tick`. */
const withTable = (event: EventEntry, table: string | null): EventEntry =>
  table === null ? { ...event, path: event.name } : { ...event, path: `${table}.${event.name}` };
