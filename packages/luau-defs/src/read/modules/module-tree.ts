/**
 * In: the tree of a file. Out: the same file as declarations. A plain module, which builds and returns a
 * table, becomes a `declare` of that table, with types derived from annotations and literals; comments and
 * locations are those of the file. Definition files are returned unchanged.
 */
import { exportedAlias } from "../syntax/build-syntax";
import { type AliasStatement, luauIn } from "../syntax/declarations";
import type { ParseResult, Statement, Type } from "full-moon-wasm";
import { isDefinitionFile } from "luau-contract";
import { restOfLine, type Span } from "luau-syntax";
import type { ForeignClass } from "../dialects/foreign-classes";
import type { DialectFile, ExpectedDoc } from "../dialects/read-dialects";
import type {
  DialectFinding,
  ExternalType,
  FileForm,
  ModuleFinding,
  RequiredFile,
} from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import type { SyntaxFile } from "../syntax/parse-source";
import type { Local, ModuleTable, ModuleValue } from "./module-values";
import { classDeclarations, classNameOf, everyClass, withoutClasses } from "./class-statements";
import { declaredTable } from "./declared-table";
import { classBody, instanceTypes, type InstanceTypes } from "./instance-types";
import type { Importer } from "./import-syntax";
import { judgeValues, type JudgedValues } from "./judge-values";
import { readValues, type ReadValues } from "./read-values";
import { memberDocs } from "./member-docs";
import { requiredPaths } from "./require-path";
import { strayDocs } from "./stray-docs";
import type { Judge } from "./written-declarations";
import { takesSelf, type TypeContext } from "./type-of";
import { documentedClass, classAliases, type ClassAlias } from "./class-aliases";

export interface ModuleTree extends SyntaxFile {
  readonly form: FileForm;
  readonly hasNewSyntax: boolean;
  readonly requires: readonly RequiredFile[];
  readonly moduleFindings: readonly ModuleFinding[];
  /** Doc comments attached to nothing, in addition to those that the parser reports. */
  readonly strays: readonly Span[];
  readonly dialectFindings: readonly DialectFinding[];
  readonly commentTypes: readonly Span[];
  readonly expected: readonly ExpectedDoc[];
  /** Classes that the file's comments declare in Moonwave's way. */
  readonly classes: readonly string[];
  readonly externals: readonly ExternalType[];
  /** What the file adds to classes of other files. */
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
    moduleFindings: [],
    strays: [],
  };
  const isDefinition = isDefinitionFile(source.path);
  const luau = luauIn(tree.statements);
  if (isDeclaring(tree) || (isDefinition && !hasReturn(tree)))
    return luau.some(({ kind }) => kind === "class") ? withClasses(asIs, readValues(luau)) : asIs;
  const own = { source, tree, values: readValues(luau) };
  const judged = judge === null ? { ...own, importer: null } : judgeValues(own, judge);
  const { values } = judged;
  const hasNewSyntax = luau.some((one) => one.kind === "class" || ("exported" in one && one.exported));
  const found = { ...asIs, ...asModule(file, judged), hasNewSyntax };
  const strays = found.strays.filter(([start]) => !handledDocs.has(start));
  const members = found.form === "script" ? [] : memberDocs(values, tree, luau);
  return isDefinition && found.form === "script"
    ? asIs
    : { ...found, strays, expected: [...members, ...expected] };
}

/** A definition file with classes of plain Luau, all of which are types. */
function withClasses(file: ModuleTree, values: ReadValues): ModuleTree {
  const moduleFindings: ModuleFinding[] = [];
  const context = typeContext(file.source, moduleFindings, instanceTypes(values, []), new Map());
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

/** The part of a `ModuleTree` derived from statements. */
type OwnTree = Pick<ModuleTree, "form" | "requires" | "moduleFindings" | "strays" | "tree">;

type Judged = Pick<JudgedValues, "values"> &
  Partial<Pick<JudgedValues, "typeofAt">> & {
    readonly importer: Importer | null;
  };

type OwnFile = Pick<DialectFile, "source" | "tree" | "classNames" | "dialect" | "foreign">;

function asModule({ source, tree, classNames, dialect, foreign }: OwnFile, judged: Judged): OwnTree {
  const { values, importer, typeofAt } = judged;
  const findings: ModuleFinding[] = [];
  const aliases = tree.statements.filter((statement) => statement.kind === "typeAlias");
  const types = instanceTypes(values, aliases, typeofAt);
  const written = classAliases(values, aliases);
  const context = typeContext(source, findings, types, written);
  const table = declaredTable({ source, classNames }, context, values, aliases);
  const others = tree.statements.filter((statement) => statement.kind === "typeFunction");
  const { declared, hidden } = classDeclarations(context, values, [
    ...(table === null ? [] : [table]),
    ...aliases,
  ]);
  const isEmpty =
    table === null && declared.length === 0 && ![...aliases, ...others].some(({ exported }) => exported);
  const ownRequires = values.locals.flatMap((local) => requireOf(source, local));
  const isBroken = tree.errors.length > 0;
  if (isEmpty && isBroken)
    return {
      form: "module",
      requires: ownRequires,
      tree: { ...tree, statements: [] },
      moduleFindings: [],
      strays: [],
    };
  const isUseful = findings.length > 0 || foreign.length > 0;
  if (isEmpty)
    return {
      form: "script",
      requires: ownRequires,
      // Without a page, its type functions can still be named by other modules.
      tree: { ...EMPTY, statements: others },
      moduleFindings: isUseful ? distinct(findings) : [noModule(source, values)],
      strays: [],
    };
  if (table === null && !isBroken && isBuiltByCall(values)) findings.push(noModule(source, values));
  const shown = table === null ? null : (values.returned?.built ?? null);
  const describe = { context, values, types, written, shown, isOpen: dialect === "moonwave" };
  const classes = aliases.map((alias) => describedAlias(alias, describe));
  const global = table === null ? [] : [{ ...table, type: types.resolved(context, table.type) }];
  const named = unnamedClasses(context, values, types);
  const all = [...classes, ...declared, ...hidden, ...named, ...others, ...(importer?.aliases ?? [])];
  return {
    form: "module",
    requires: [...ownRequires, ...(importer?.requires ?? [])],
    moduleFindings: distinct(findings),
    strays: strayDocs(source.text, tree),
    tree: { ...tree, statements: inFileOrder([...global, ...all]) },
  };
}

interface Described {
  readonly context: TypeContext;
  readonly values: ReadValues;
  readonly types: InstanceTypes;
  readonly written: ReadonlyMap<ModuleTable, ClassAlias>;
  /** The value of the module, if it is shown. */
  readonly shown: ModuleValue | null;
  readonly isOpen: boolean;
}

/** An alias with the documentation of the table whose class it is. */
function describedAlias(
  alias: AliasStatement,
  { context, values, types, written, shown, isOpen }: Described,
): AliasStatement {
  const nameOf = (built: ModuleTable): string | undefined => types.classOf(built) ?? written.get(built)?.name;
  const local = alias.exported
    ? values.locals.findLast(({ value }) => value.kind === "table" && nameOf(value) === alias.name.text)
    : undefined;
  const owner = local?.value.kind === "table" ? local.value : null;
  const documented = { context, name: alias.name.text, isOpen };
  const type = documentedClass(types.body(context, alias), owner, documented);
  // The table's comment documents the class, unless the table is the module.
  const doc = alias.doc ?? (local === undefined || local.value === shown ? null : local.doc);
  return { ...alias, type, doc };
}

/** Context for reading types; findings are added to the list. */
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

/** A mistake that appears in several places was written only once. */
const distinct = (findings: readonly ModuleFinding[]): readonly ModuleFinding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.kind} ${finding.name} ${finding.span.join()}`, finding]),
  ).values(),
];

const isBuiltByCall = ({ returned }: ReadValues): boolean =>
  returned !== null && returned.value !== null && returned.built.kind === "unknown";

function noModule(source: SourceFile, { returned }: ReadValues): ModuleFinding {
  const start = source.text.search(/\S/);
  const firstLine: Span = start === -1 ? [0, 0] : restOfLine(source, start);
  const kind =
    returned?.value?.kind === "call" || returned?.built.kind === "unknown" ? "builtByCall" : "noModule";
  return { kind, name: source.slug, span: returned?.span ?? firstLine };
}

/** Classes of tables that are not exported, but are referred to by types. */
function unnamedClasses(
  context: TypeContext,
  values: ReadValues,
  types: InstanceTypes,
): readonly AliasStatement[] {
  const made = new Map<ModuleTable, AliasStatement>();
  // Resolving one type may add another.
  for (
    let left = [...types.unnamed()];
    left.length > 0;
    left = [...types.unnamed()].filter(([table]) => !made.has(table))
  ) {
    for (const [table, name] of left) {
      const local = values.locals.find(({ value }) => value === table);
      const span = local?.span ?? table.span;
      const type: Type = types.resolved(context, classBody({ module: null }, context, table, { name, span }));
      const alias = exportedAlias({ text: name, span: local?.name.span ?? span }, type, span);
      made.set(table, { ...alias, doc: local?.doc ?? null });
    }
  }
  return [...made.values()];
}

function requireOf(source: SourceFile, { name, value }: Local): readonly RequiredFile[] {
  if (value.kind !== "require") return [];
  const { requirePath, span } = value;
  return [
    { name: name.text, requirePath, span, paths: requiredPaths(source.path, requirePath, source.aliases) },
  ];
}
