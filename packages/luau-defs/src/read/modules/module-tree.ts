/**
 * In: the tree of a file. Out: the same file as declarations. A plain module, which returns a table, becomes
 * a `declare` of it. Files that declare are returned as they are, but for classes.
 */
import type { ParseResult, Statement } from "full-moon-wasm";
import { isDefinitionFile } from "luau-contract";
import type { Span } from "luau-syntax";
import type { FileForm, ModuleProblem, Request, RequiredFile } from "../../model/converted-file";
import type { ClassExtension } from "../dialects/class-extensions";
import { NO_FACTS, type DialectFile } from "../dialects/read-dialects";
import type { SourceFile } from "../source/source-file";
import { declarationsIn, luauIn, type AliasStatement } from "../syntax/declarations";
import type { SyntaxFile } from "../syntax/parse-source";
import { documentedAliases, unnamedClasses } from "./class-aliases";
import { classContext } from "./class-context";
import { classDeclarations, everyClass, withoutClasses } from "./class-statements";
import { bareClasses, declaredTables } from "./declared-table";
import { resolvedType } from "./instance-types";
import { inferValues, withoutInference, type InferredValues } from "./infer-values";
import { memberDocs } from "./member-docs";
import { uniqueProblems, isBuiltByCall, missingModule, withoutClassProblems } from "./untyped-modules";
import { type Local, returnedRequires } from "./module-values";
import { readValues, type ReadValues } from "./read-values";
import { requestOf } from "./require-path";
import { strayDocs, withIntroduction } from "./module-comments";
import type { InferredProject } from "./written-declarations";

export interface ModuleTree extends SyntaxFile, Pick<DialectFile, "facts" | "expected"> {
  readonly form: FileForm;
  readonly hasNewSyntax: boolean;
  readonly requires: readonly RequiredFile[];
  readonly reexported: readonly Request[];
  readonly moduleProblems: readonly ModuleProblem[];
  /** Doc comments attached to nothing, in addition to those that the parser reports. */
  readonly strays: readonly Span[];
  readonly extensions: readonly ExtensionTree[];
}

/** The members that a file adds to a class of another file, as a module. */
interface ExtensionTree extends Pick<ClassExtension, "owner" | "names"> {
  readonly module: ModuleTree;
}

/** @param project the module with the types that Luau infers; null to use its statements alone */
export function moduleTree(file: DialectFile, project: InferredProject | null = null): ModuleTree {
  const { source, tree, facts, expected } = file;
  const asIs: ModuleTree = {
    source,
    tree,
    facts,
    expected,
    extensions: file.extensions.map((one) => extensionTree(file, one)),
    form: "definitions",
    hasNewSyntax: false,
    requires: [],
    reexported: [],
    moduleProblems: [],
    strays: [],
  };
  const isDefinition = isDefinitionFile(source.path);
  const luau = luauIn(tree.statements);
  const hasReturn = luau.some(({ kind, blocks }) => kind === "return" && blocks.length === 0);
  const values = readValues(luau);
  if (declarationsIn(tree).some(({ kind }) => DECLARES.has(kind)) || (isDefinition && !hasReturn))
    return luau.some(({ kind }) => kind === "class") ? withClasses(asIs, values) : asIs;
  // Before inference, which replaces each `require` by the required module's value.
  const reexported = returnedRequires(values.returned?.built).map((path) => requestOf(source, path));
  const inferred =
    project === null ? withoutInference(values) : inferValues({ source, tree, values }, project);
  const module = asModule(withIntroduction(file), inferred);
  if (isDefinition && module.form === "script") return asIs;
  const members = module.form === "script" ? [] : memberDocs(inferred.values, tree, luau);
  return {
    ...asIs,
    ...module,
    reexported,
    hasNewSyntax: luau.some((one) => one.kind === "class" || ("exported" in one && one.exported)),
    strays: module.strays.filter(([start]) => !file.handledDocs.has(start)),
    expected: [...members, ...expected],
  };
}

const DECLARES: ReadonlySet<Statement["kind"]> = new Set(["declareFunction", "declareGlobal", "externType"]);

/** A definition file with classes of plain Luau, all of which are types. */
function withClasses(file: ModuleTree, values: ReadValues): ModuleTree {
  const moduleProblems: ModuleProblem[] = [];
  const report = (problem: ModuleProblem) => void moduleProblems.push(problem);
  const context = classContext({ text: file.source.text, report }, withoutInference(values), []);
  const others = file.tree.statements.flatMap(withoutClasses);
  const statements = inFileOrder([...others, ...everyClass(context, values)]);
  return { ...file, moduleProblems, tree: { ...file.tree, statements } };
}

const inFileOrder = (statements: readonly Statement[]): readonly Statement[] =>
  [...statements].sort((a, b) => a.span[0] - b.span[0]);

function extensionTree(file: DialectFile, { owner, names, statements }: ClassExtension): ExtensionTree {
  const classOfTable = new Map([[owner, owner]]);
  const added = { facts: NO_FACTS, expected: [], extensions: [], classOfTable };
  return { owner, names, module: moduleTree({ ...file, ...added, tree: { ...EMPTY, statements } }) };
}

const EMPTY: ParseResult = { moduleDoc: null, statements: [], strayDocs: [], errors: [] };

type OwnTree = Pick<ModuleTree, "form" | "requires" | "moduleProblems" | "strays" | "tree">;

function asModule(file: DialectFile, inferred: InferredValues): OwnTree {
  const { source, tree, classOfTable } = file;
  const { values, importer } = inferred;
  const problems: ModuleProblem[] = [];
  const aliases = tree.statements.filter((statement) => statement.kind === "typeAlias");
  const typeFunctions = tree.statements.filter((statement) => statement.kind === "typeFunction");
  const report = (problem: ModuleProblem) => void problems.push(problem);
  const context = classContext({ text: source.text, report }, inferred, aliases);
  const tables = declaredTables(file, context, values, aliases);
  const { declared, hidden } = classDeclarations(context, values, [...tables, ...aliases]);
  const named = new Set([...tables, ...aliases].map(({ name }) => name.text));
  const bare = bareClasses(values, classOfTable).filter(({ name }) => !named.has(name.text));
  const requires = values.locals.flatMap((local) => requireOf(source, local));
  // The returned function may be a member of another file's class.
  const isElsewhere = file.extensions.length > 0;
  const isBroken = tree.errors.length > 0;
  const hasTypes = [...aliases, ...typeFunctions].some(({ exported }) => exported);
  const isEmpty = tables.length === 0 && declared.length === 0 && !hasTypes;
  if (isEmpty && (isBroken || bare.length < 2)) {
    const isUseful = problems.length > 0 || isElsewhere;
    const missing = isUseful ? uniqueProblems(problems) : [missingModule(source, values)];
    return { requires, strays: [], ...withoutEntries(tree, typeFunctions, bare, missing) };
  }
  if (tables.length === 0 && !isBroken && !isElsewhere && isBuiltByCall(values))
    problems.push(missingModule(source, values));
  const returned = tables.length === 0 ? null : context.moduleValue;
  // Before the tables, because aliases name tables that they contain.
  const classes = documentedAliases(context, aliases, { returned, isOpen: file.dialect === "moonwave" });
  const statements = [
    ...tables.map((table) => ({ ...table, type: resolvedType(context, table.type) })),
    ...classes,
    ...bare,
    ...declared,
    ...hidden,
    ...unnamedClasses(context),
    ...typeFunctions,
    ...(importer?.aliases ?? []),
  ];
  return {
    form: "module",
    requires: [...requires, ...(importer?.requires ?? [])],
    moduleProblems: uniqueProblems(withoutClassProblems(problems, classOfTable)),
    strays: strayDocs(source, tree),
    tree: { ...tree, statements: inFileOrder(statements) },
  };
}

/** Without entries, a file has a page only if a comment of Moonwave's introduces it. */
function withoutEntries(
  tree: ParseResult,
  typeFunctions: readonly Statement[],
  [only]: readonly AliasStatement[],
  missing: readonly ModuleProblem[],
): Pick<OwnTree, "form" | "tree" | "moduleProblems"> {
  // The parser has reported problems already.
  if (tree.errors.length > 0)
    return { form: "module", tree: { ...tree, statements: [] }, moduleProblems: [] };
  // Other modules can name the type functions of a file without a page.
  if (only === undefined)
    return { form: "script", tree: { ...EMPTY, statements: typeFunctions }, moduleProblems: missing };
  const introduced = { ...tree, statements: typeFunctions, moduleDoc: tree.moduleDoc ?? only.doc };
  return { form: "module", tree: introduced, moduleProblems: [] };
}

function requireOf(source: SourceFile, { name, value }: Local): readonly RequiredFile[] {
  if (value.kind !== "require") return [];
  return [{ name: name.text, span: value.span, ...requestOf(source, value.requirePath) }];
}
