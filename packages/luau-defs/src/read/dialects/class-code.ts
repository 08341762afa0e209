/**
 * In: the statements of a file in Moonwave's dialect, and its comments. Out: the same code with the functions of
 * each class in the class's table, wherever they are written.
 */
import { localTable, localVariable, luauOf, pathTo } from "../syntax/build-syntax";
import { luauIn, mapLuau } from "../syntax/declarations";
import type { LuauStatement, Name, Statement } from "full-moon-wasm";
import { isLocalFunction, type Documented } from "./attach-comments";
import type { ClassTables } from "./returned-class";
import { memberPathOf, tableNamed } from "./class-tables";
import { spanOf, type Declares, type ReadComment } from "./comment";
import { isDeclaring, type Declaring } from "./comment-entry-context";

interface Documentation {
  readonly comments: readonly ReadComment[];
  readonly unattached: readonly ReadComment[];
  readonly subjects: ReadonlyMap<ReadComment, Documented>;
  readonly classes: ReadonlyMap<string, string>;
}

type ClassCode = Omit<Documentation, "comments"> & { readonly statements: readonly Statement[] };

export function withClassCode(
  { statements, classes: tables }: ClassTables,
  { comments, ...documentation }: Omit<Documentation, "classes">,
): ClassCode {
  const docs: Documentation = { ...documentation, comments, classes: tables };
  const classes = new Map(
    comments
      .filter(isClass)
      .map((one) => [tables.get(one.declares.name.text) ?? one.declares.name.text, one] as const),
  );
  if (classes.size === 0) return { ...docs, statements };
  const { code, ...rest } = withoutOverloaded(statements, docs);
  const attached = new Map([...docs.subjects.keys()].map((one) => [one.doc.span[0], one]));
  const tableOf = ({ within, declares }: ReadComment): Name | null => {
    const name =
      within === null || declares?.kind === "class" ? null : (docs.classes.get(within.text) ?? within.text);
    return name === null || within === null || !classes.has(name)
      ? null
      : { text: name, span: spanOf(within) };
  };
  const inTable = (one: LuauStatement): LuauStatement => {
    const comment = attached.get(one.doc?.span[0] ?? -1);
    const table = comment === undefined ? null : tableOf(comment);
    return comment === undefined || table === null || isLocalFunction(one)
      ? one
      : ofTable(one, table, comment.declares);
  };
  const isGlobal = (name: string): boolean => classes.has(name) && tableNamed(code, name) === null;
  const all = mapLuau(code, (one) => {
    const own = inTable(one);
    return [withoutIndex(asLocal(own, isGlobal) ?? atTop(own, classes), classes)];
  });
  const named = new Set([
    ...luauIn(all)
      .flatMap((one) => memberPathOf(one).slice(0, -1).slice(0, 1))
      .map(({ text }) => text),
    ...[...docs.subjects.keys()].flatMap((one) => tableOf(one)?.text ?? []),
  ]);
  const missing = [...classes].filter(([name]) => named.has(name) && tableNamed(all, name) === null);
  return {
    ...rest,
    statements: [...missing.map(([name, comment]) => emptyTable(name, comment)), ...all],
    classes: new Map([
      ...docs.classes,
      ...[...classes]
        .filter(([name]) => tableNamed(all, name) !== null || named.has(name))
        .map(classAndTable),
    ]),
  };
}

const classAndTable = ([table, { declares }]: readonly [string, Declaring]): readonly [string, string] => [
  declares.name.text,
  table,
];

const isClass = (comment: ReadComment): comment is Declaring =>
  isDeclaring(comment) && comment.declares.kind === "class";

/** `Signal = {}`, for a class, is a table of the file; null for other code. */
function asLocal(one: LuauStatement, isGlobal: (name: string) => boolean): LuauStatement | null {
  const [name, ...rest] = one.kind === "assignment" ? memberPathOf(one) : [];
  if (one.kind !== "assignment" || name === undefined || rest.length > 0 || !isGlobal(name.text)) return null;
  return { ...localVariable(name, one.value, one.span), doc: one.doc };
}

/** Instances have the type of a class that is declared in a block, too. */
const atTop = (one: LuauStatement, classes: ReadonlyMap<string, Declaring>): LuauStatement =>
  one.kind === "variable" && classes.has(one.name.text) ? { ...one, blocks: [] } : one;

/** `function Kite.__index:fly()` defines a method of `Kite`. */
function withoutIndex(one: LuauStatement, classes: ReadonlyMap<string, Declaring>): LuauStatement {
  const [table, index, member, ...rest] = memberPathOf(one);
  if (table === undefined || index === undefined || member === undefined || rest.length > 0) return one;
  const comment = classes.get(table.text);
  return comment !== undefined && indexNames(comment).has(index.text) ? ofTable(one, table) : one;
}

const indexNames = ({ doc }: ReadComment): ReadonlySet<string> =>
  new Set([
    "__index",
    "prototype",
    ...doc.lines.flatMap(({ text }) => /^\s*@__index\s+(\w+)/.exec(text)?.[1] ?? []),
  ]);

const emptyTable = (name: string, { declares }: Declaring): Statement => {
  const span = spanOf(declares.name);
  return luauOf([localTable({ text: name, span }, span)], span);
};

/** The same code as a member of a table; unchanged if it is not a member of anything. */
export function ofTable<T extends LuauStatement>(one: T, table: Name, declares: Declares | null = null): T {
  const name = memberPathOf(one).at(-1);
  if (name === undefined) return one;
  const path: readonly Name[] = [table, name];
  if (one.kind === "fieldFunction")
    return { ...one, path, method: one.method || declares?.kind === "method" };
  return one.kind === "assignment" ? { ...one, target: pathTo(path, name.span) } : one;
}

/** Overloads that only comments describe replace the code below one of them. */
function withoutOverloaded(
  code: readonly Statement[],
  { unattached, subjects, classes }: Documentation,
): Pick<Documentation, "unattached" | "subjects"> & { readonly code: readonly Statement[] } {
  const keyOf = ({ declares, within }: ReadComment, subject?: Documented): string | null => {
    if (declares === null || !OVERLOADED.has(declares.kind)) return null;
    const owner = within === null ? rootOf(subject)?.text : (classes.get(within.text) ?? within.text);
    return owner === undefined ? null : `${owner} ${declares.name.text}`;
  };
  const declared = new Set(unattached.map((one) => keyOf(one)));
  const moved = new Map([...subjects].filter(([one, subject]) => declared.has(keyOf(one, subject) ?? "")));
  if (moved.size === 0) return { code, unattached, subjects };
  const starts = new Set([...moved.keys()].map(({ doc }) => doc.span[0]));
  const named = [...moved].map(([one, subject]): ReadComment => {
    const root = rootOf(subject);
    return {
      ...one,
      within: one.within ?? (root === undefined ? null : { text: root.text, start: root.span[0] }),
    };
  });
  return {
    code: mapLuau(code, (one) => (starts.has(one.doc?.span[0] ?? -1) ? [] : [one])),
    unattached: [...unattached, ...named].sort((a, b) => a.doc.span[0] - b.doc.span[0]),
    subjects: new Map([...subjects].filter(([one]) => !moved.has(one))),
  };
}

const OVERLOADED: ReadonlySet<Declares["kind"]> = new Set(["function", "method"]);

const rootOf = (subject: Documented | undefined): Name | undefined =>
  subject?.path?.[0] ?? (subject?.target?.kind === "path" ? subject.target.names[0] : undefined);
