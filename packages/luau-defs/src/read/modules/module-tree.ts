/**
 * In: the tree of a file. Out: the same file as declarations. A plain module, which returns a table, becomes
 * a `declare` of it. Files that declare are returned as they are, but for classes.
 */
import { type AliasStatement, luauIn } from "../syntax/declarations";
import type { ParseResult, Statement } from "full-moon-wasm";
import { isDefinitionFile } from "luau-contract";
import type { Span } from "luau-syntax";
import type { ForeignClass } from "../dialects/foreign-classes";
import type { DialectFile, ExpectedDoc } from "../dialects/read-dialects";
import type {
  DialectFinding,
  ExternalType,
  FileForm,
  ModuleFinding,
  Request,
  RequiredFile,
} from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import type { SyntaxFile } from "../syntax/parse-source";
import { type Local, type ModuleTable, returnedRequires } from "./module-values";
import { classDeclarations, classNameOf, everyClass, withoutClasses } from "./class-statements";
import { bareClasses, declaredTables } from "./declared-table";
import { instanceTypes, type InstanceTypes } from "./instance-types";
import { judgeValues, type JudgedValues } from "./judge-values";
import { readValues, type ReadValues } from "./read-values";
import { distinct, isBuiltByCall, noModule, withoutDescribed } from "./module-findings";
import { memberDocs } from "./member-docs";
import { requiredPaths } from "./require-path";
import { strayDocs } from "./stray-docs";
import type { Judge } from "./written-declarations";
import { takesSelf, type TypeContext } from "./type-of";
import { classAliases, documentedAliases, unnamedClasses, type ClassAlias } from "./class-aliases";

export interface ModuleTree extends SyntaxFile {
  readonly form: FileForm;
  readonly hasNewSyntax: boolean;
  readonly requires: readonly RequiredFile[];
  readonly exposed: readonly Request[];
  readonly moduleFindings: readonly ModuleFinding[];
  /** Doc comments attached to nothing, in addition to those that the parser reports. */
  readonly strays: readonly Span[];
  readonly dialectFindings: readonly DialectFinding[];
  readonly commentTypes: readonly Span[];
  readonly expected: readonly ExpectedDoc[];
  readonly classes: readonly string[];
  readonly externals: readonly ExternalType[];
  readonly foreign: readonly ForeignTree[];
}

/** A module that consists of what a file adds to a class of another file. */
export interface ForeignTree extends Pick<ForeignClass, "owner" | "names"> {
  readonly module: ModuleTree;
}

/** @param judge what Luau says about the module; null for what its statements say */
export function moduleTree(file: DialectFile, judge: Judge | null = null): ModuleTree {
  const { source, tree, handledDocs, dialectFindings, commentTypes, expected, classes, externals } = file;
  const asIs: ModuleTree = {
    source,
    tree,
    dialectFindings,
    commentTypes,
    expected,
    classes,
    externals,
    foreign: file.foreign.map((one) => foreignTree(file, one)),
    form: "definitions",
    hasNewSyntax: false,
    requires: [],
    exposed: [],
    moduleFindings: [],
    strays: [],
  };
  const isDefinition = isDefinitionFile(source.path);
  const luau = luauIn(tree.statements);
  if (isDeclaring(tree) || (isDefinition && !hasReturn(tree)))
    return luau.some(({ kind }) => kind === "class") ? withClasses(asIs, readValues(luau)) : asIs;
  const own = { source, tree, values: readValues(luau) };
  // Of the statements: where Luau follows a require, the value is that of the other module.
  const exposed = returnedRequires(own.values.returned?.built).map((path) => requestOf(source, path));
  const judged = judge === null ? own : judgeValues(own, judge);
  const { values } = judged;
  const hasNewSyntax = luau.some((one) => one.kind === "class" || ("exported" in one && one.exported));
  const found = { ...asIs, ...asModule(file, judged), hasNewSyntax, exposed };
  const strays = found.strays.filter(([start]) => !handledDocs.has(start));
  const members = found.form === "script" ? [] : memberDocs(values, tree, luau);
  return isDefinition && found.form === "script"
    ? asIs
    : { ...found, strays, expected: [...members, ...expected] };
}

/** A definition file with classes of plain Luau, all of which are types. */
function withClasses(file: ModuleTree, values: ReadValues): ModuleTree {
  const moduleFindings: ModuleFinding[] = [];
  const context = typeContext(file.source, moduleFindings, instanceTypes({ values }, []), new Map());
  const others = file.tree.statements.flatMap(withoutClasses);
  const statements = inFileOrder([...others, ...everyClass(context, values)]);
  return { ...file, moduleFindings, tree: { ...file.tree, statements } };
}

const inFileOrder = (statements: readonly Statement[]): readonly Statement[] =>
  [...statements].sort((a, b) => a.span[0] - b.span[0]);

function foreignTree(file: DialectFile, { owner, names, statements }: ForeignClass): ForeignTree {
  const tree: ParseResult = { moduleDoc: null, statements, strayDocs: [], errors: [] };
  const rest = {
    dialectFindings: [],
    commentTypes: [],
    expected: [],
    classes: [],
    externals: [],
    foreign: [],
  };
  const classNames = new Map([[owner, owner]]);
  return { owner, names, module: moduleTree({ ...file, ...rest, classNames, tree }) };
}

const hasReturn = ({ statements }: ParseResult): boolean =>
  luauIn(statements).some(({ kind, blocks }) => kind === "return" && blocks.length === 0);

const isDeclaring = ({ statements }: ParseResult): boolean =>
  statements.some(
    (statement) =>
      DECLARES.has(statement.kind) ||
      (statement.kind === "luau" &&
        statement.declarations.some((nested) => DECLARES.has(nested.statement.kind))),
  );

const DECLARES: ReadonlySet<Statement["kind"]> = new Set(["declareFunction", "declareGlobal", "externType"]);

type OwnTree = Pick<ModuleTree, "form" | "requires" | "moduleFindings" | "strays" | "tree">;

type Judged = Pick<JudgedValues, "values"> & Partial<JudgedValues>;

type OwnFile = Pick<DialectFile, "source" | "tree" | "classNames" | "dialect" | "foreign">;

function asModule({ source, tree, classNames, dialect, foreign }: OwnFile, judged: Judged): OwnTree {
  const { values, importer } = judged;
  const findings: ModuleFinding[] = [];
  const aliases = tree.statements.filter((statement) => statement.kind === "typeAlias");
  const types = instanceTypes(judged, aliases);
  const written = classAliases(values, aliases);
  const context = typeContext(source, findings, types, written);
  const tables = declaredTables({ source, classNames }, context, values, aliases);
  const others = tree.statements.filter((statement) => statement.kind === "typeFunction");
  const { declared, hidden } = classDeclarations(context, values, [...tables, ...aliases]);
  const named = new Set([...tables, ...aliases].map(({ name }) => name.text));
  const bare = bareClasses(values, classNames).filter(({ name }) => !named.has(name.text));
  const isEmpty =
    tables.length === 0 && declared.length === 0 && ![...aliases, ...others].some(({ exported }) => exported);
  const requires = values.locals.flatMap((local) => requireOf(source, local));
  const isBroken = tree.errors.length > 0;
  if (isEmpty && (isBroken || bare.length < 2)) {
    const isUseful = findings.length > 0 || foreign.length > 0;
    const missing = isUseful ? distinct(findings) : [noModule(source, values)];
    const empty = isBroken ? brokenModule(tree) : withoutEntries({ tree, others, bare, missing });
    return { requires, strays: [], ...empty };
  }
  if (tables.length === 0 && !isBroken && isBuiltByCall(values)) findings.push(noModule(source, values));
  const shown = tables.length === 0 ? null : (values.returned?.built ?? null);
  const isOpen = dialect === "moonwave";
  const classes = documentedAliases(aliases, { context, types, written, values, shown, isOpen });
  const globals = tables.map((table) => ({ ...table, type: types.resolved(context, table.type) }));
  const all = [
    ...classes,
    ...bare,
    ...declared,
    ...hidden,
    ...unnamedClasses(context, values, types),
    ...others,
    ...(importer?.aliases ?? []),
  ];
  return {
    form: "module",
    requires: [...requires, ...(importer?.requires ?? [])],
    moduleFindings: distinct(withoutDescribed(findings, classNames)),
    strays: strayDocs(source, tree),
    tree: { ...tree, statements: inFileOrder([...globals, ...all]) },
  };
}

/** Nothing is said of a file that the parser reports. */
const brokenModule = (tree: ParseResult): Pick<OwnTree, "form" | "tree" | "moduleFindings"> => ({
  form: "module",
  tree: { ...tree, statements: [] },
  moduleFindings: [],
});

/** Without entries, a file has a page only if a comment of Moonwave's introduces it. */
function withoutEntries({
  tree,
  others,
  bare: [only],
  missing,
}: {
  readonly tree: ParseResult;
  readonly others: readonly Statement[];
  readonly bare: readonly AliasStatement[];
  readonly missing: readonly ModuleFinding[];
}): Pick<OwnTree, "form" | "tree" | "moduleFindings"> {
  if (only === undefined)
    // Without a page, its type functions can still be named by other modules.
    return { form: "script", tree: { ...EMPTY, statements: others }, moduleFindings: missing };
  const introduced = { ...tree, statements: others, moduleDoc: tree.moduleDoc ?? only.doc };
  return { form: "module", tree: introduced, moduleFindings: [] };
}

function typeContext(
  source: SourceFile,
  findings: ModuleFinding[],
  types: InstanceTypes,
  written: ReadonlyMap<ModuleTable, ClassAlias>,
): TypeContext {
  return {
    text: source.text,
    note: (finding) => findings.push(finding),
    isInstanceMember: (table, member) =>
      takesSelf(member) &&
      (types.classOf(table) !== null || written.get(table)?.members.has(member.name.text) === true),
    placed: new Map(),
    selfOf: (table) => classNameOf(table) ?? types.classOf(table),
  };
}

const EMPTY: ParseResult = { moduleDoc: null, statements: [], strayDocs: [], errors: [] };

function requireOf(source: SourceFile, { name, value }: Local): readonly RequiredFile[] {
  if (value.kind !== "require") return [];
  const { requirePath, span } = value;
  return [{ name: name.text, span, ...requestOf(source, requirePath) }];
}

const requestOf = (source: SourceFile, requirePath: string): Request => ({
  requirePath,
  paths: requiredPaths(source, requirePath),
});
