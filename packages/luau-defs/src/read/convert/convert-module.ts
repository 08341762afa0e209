/** Converts one file. The result does not depend on other files, so it can be cached. */
import { isDefinitionFile } from "luau-contract";
import { declaredModules, type ConvertedFile } from "../../model/converted-file";
import { mapEntries } from "../../model/entries";
import type {
  ClassEntry,
  ConstantEntry,
  EntryDoc,
  EnumEntry,
  EventEntry,
  FunctionEntry,
  Module,
} from "../../model/model";
import type { Realm } from "../../model/realms";
import { nestedDeclarations, replacedAliases, type AliasStatement } from "../syntax/declarations";
import type { ModuleTree } from "../modules/module-tree";
import { requirePatternOf } from "../modules/required-as";
import type { SyntaxFile } from "../syntax/parse-source";
import { brokenRegions } from "./broken-regions";
import { lastOfEachName, locationOf, type ConvertContext } from "./convert-context";
import { convertAlias, convertExtern, convertTypeFunction } from "./convert-type-statement";
import { convertGenerics, convertType, scopeWith } from "./convert-type";
import { convertFields, convertFunctionStatement, convertGlobal, type ValueEntry } from "./convert-values";
import { globalNamespaces, isModuleTable, namespaceHead } from "./nested-tables";
import { contextsOf, localKeyOf } from "./file-contexts";
import { readDoc } from "../syntax/doc-comment";
import { noteTags } from "./read-entry-doc";
import { moduleHead } from "./module-head";
import { plainComments, strayDocsOf, unpublishedDocs, unreachedDocs } from "./unpublished-docs";
import {
  declarationsOf,
  firstDeclarations,
  hasTypeEntry,
  isLocalAlias,
  isValue,
  type ScopedDeclaration,
  type TypeStatement,
  type ValueStatement,
} from "./scoped-declaration";

/** Problems are recorded in the result, for the checks. */
export function convertModule(
  file: ModuleTree,
  isEventType: (name: string) => boolean = () => false,
): ConvertedFile {
  const { source, tree, form } = file;
  const declared = nestedDeclarations(tree);
  const replaced = replacedAliases(tree);
  const effective = declared.filter(
    ({ statement }) => statement.kind !== "typeAlias" || !replaced.has(statement),
  );
  const contextAt = contextsOf(source, effective, isEventType);
  const scoped = effective.map(({ statement, blocks }): ScopedDeclaration => {
    return { name: statement.name, statement, blocks, context: contextAt(blocks) };
  });
  const { readDocs, ...recorded } = contextAt([]).recorded;
  // The checks report duplicate globals from the list of declarations; here the last one wins.
  const globals = lastOfEachName(scoped.filter(isValue), () => undefined);
  const types = firstDeclarations(scoped.filter(hasTypeEntry));
  const modules = buildModules(contextAt([]), { source, tree }, globals, types);
  const published = [...globals, ...firstDeclarations(scoped.filter((one) => !isValue(one)))];
  return {
    source,
    ...modules,
    form,
    hasNewSyntax: file.hasNewSyntax,
    requires: file.requires,
    reexported: file.reexported,
    locals: scoped.filter(isLocalAlias).map(localAlias),
    ...recorded,
    declarations: declarationsOf(declared, form),
    unpublished: [
      ...unpublishedDocs(file, published, readDocs),
      ...unreachedDocs(file, declared, readDocs),
      ...plainComments(source, declaredModules(modules)),
    ],
    strayDocs: strayDocsOf(file),
    syntaxErrors: tree.errors.map(({ span }) => span),
    unreliableSpans: brokenRegions(tree, source.text),
    ...fromComments(file, recorded, isEventType),
  };
}

/** The facts of comments, with the members for other files, whose problems are reported in this file. */
function fromComments(
  { facts, extensions, moduleProblems }: ModuleTree,
  { documented, repeatedMembers }: Pick<ConvertedFile, "documented" | "repeatedMembers">,
  isEventType: (name: string) => boolean,
) {
  const converted = extensions.map((one) => ({ ...one, ...convertModule(one.module, isEventType) }));
  return {
    ...facts,
    documented: [...documented, ...converted.flatMap((one) => one.documented)],
    repeatedMembers: [...repeatedMembers, ...converted.flatMap((one) => one.repeatedMembers)],
    moduleProblems: [...moduleProblems, ...converted.flatMap((one) => one.moduleProblems)],
    extensionMembers: converted.map(({ owner, names, module }) => ({ owner, names, module })),
  };
}

function localAlias({
  statement,
  blocks,
  context,
}: ScopedDeclaration<AliasStatement>): ConvertedFile["locals"][number] {
  const { name, generics, type } = statement;
  const scope = scopeWith(context.scope, generics);
  return {
    key: localKeyOf(name.text, blocks),
    name: name.text,
    generics: convertGenerics(generics, scope),
    type: convertType(type, scope),
  };
}

function buildModules(
  context: ConvertContext,
  { source, tree: { moduleDoc } }: SyntaxFile,
  globals: readonly ScopedDeclaration<ValueStatement>[],
  declaredTypes: readonly ScopedDeclaration<TypeStatement>[],
): Pick<ConvertedFile, "module" | "namespaces"> {
  const { slug } = source;
  const types = declaredTypes.map(convertTypeStatement);
  const tables = globals.flatMap(({ statement, context: scope }) =>
    statement.kind === "declareGlobal" && isModuleTable(scope, statement) ? [statement] : [],
  );
  const head = moduleHead(context, { moduleDoc, name: slug, tables, globals: globals.length });
  const values = globals.map((one) => convertValues(one, head.table));
  const requiredAs = isDefinitionFile(source.path) ? null : requirePatternOf(source);
  const module: Module = {
    kind: "module",
    id: context.module,
    slug,
    ...head,
    ...byKind(
      values.flatMap((one) => one.values),
      types,
    ),
    events: types.filter((entry) => entry.kind === "event").map((event) => withTable(event, head.table)),
    location: locationOf(source, [0, source.text.length]),
    ...(requiredAs !== null && { requiredAs }),
  };
  return {
    module: withInheritedRealms(module),
    namespaces: values.flatMap(({ namespaces }) => namespaces).map(withInheritedRealms),
  };
}

function convertTypeStatement({ statement, context }: ScopedDeclaration<TypeStatement>): TypeLike {
  if (statement.kind === "externType") return convertExtern(context, statement);
  if (statement.kind === "typeAlias") return convertAlias(context, statement);
  return convertTypeFunction(context, statement);
}

function convertValues(
  { statement, context }: ScopedDeclaration<ValueStatement>,
  mainTable: string | null,
): { readonly values: readonly ValueEntry[]; readonly namespaces: readonly Module[] } {
  if (statement.kind === "declareFunction")
    return { values: [convertFunctionStatement(context, statement)], namespaces: [] };
  if (!isModuleTable(context, statement))
    return { values: [convertGlobal(context, statement)], namespaces: [] };
  noteTags(context, "module", statement.name.text, readDoc(context, statement.doc));
  const [table, ...nested] = globalNamespaces(context, statement);
  return {
    values: table === undefined ? [] : convertFields(context, table),
    namespaces: nested.map((namespace) => {
      const head = namespaceHead(context, namespace, mainTable);
      return { ...head, ...byKind(convertFields({ ...context, module: head.id }, namespace), []) };
    }),
  };
}

type TypeLike = ReturnType<typeof convertAlias>;
type Entries = Pick<Module, "functions" | "constants" | "classes" | "enums" | "events" | "types">;

const byKind = (values: readonly ValueEntry[], types: readonly TypeLike[]): Entries => ({
  functions: values.filter((entry): entry is FunctionEntry => entry.kind === "function"),
  constants: values.filter((entry): entry is ConstantEntry => entry.kind === "constant"),
  classes: types.filter((entry) => entry.kind === "class"),
  enums: [...values, ...types].filter((entry): entry is EnumEntry => entry.kind === "enum"),
  events: [],
  types: types.filter((entry) => entry.kind === "type"),
});

const withTable = (event: EventEntry, table: string | null): EventEntry => ({
  ...event,
  path: table === null ? event.name : `${table}.${event.name}`,
});

/** Adds the realms of a module to its entries, and those of a class to its members, unless they have own. */
function withInheritedRealms<M extends Omit<Module, "location">>(module: M): M {
  const { realms } = module;
  const classes = module.classes.map((entry) => withMembers(within(realms, entry)));
  if (realms.length === 0) return { ...module, classes };
  return mapEntries({ ...module, classes }, (entries) => entries.map((entry) => within(realms, entry)));
}

interface Documented {
  readonly doc: EntryDoc;
}

const within = <T extends Documented>(realms: readonly Realm[], entry: T): T =>
  realms.length === 0 || entry.doc.realms.length > 0 ? entry : { ...entry, doc: { ...entry.doc, realms } };

function withMembers(entry: ClassEntry): ClassEntry {
  const { realms } = entry.doc;
  if (realms.length === 0) return entry;
  const all = <T extends Documented>(members: readonly T[]): readonly T[] =>
    members.map((member) => within(realms, member));
  return { ...entry, properties: all(entry.properties), methods: all(entry.methods) };
}
