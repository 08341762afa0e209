/**
 * In: the code of a file in Moonwave's dialect. Out: the same code, in which each class has a table with its
 * functions, wherever they are written.
 */
import type { LuauStatement, Name, Statement } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { localTable, localVariable, luauOf, pathTo } from "../syntax/build-syntax";
import { luauIn, mapLuau } from "../syntax/declarations";
import { isLocalFunction } from "./attach-comments";
import { declarationOf, memberPathOf, returnedTable, tableNamed } from "./class-tables";
import {
  isClass,
  spanOf,
  toName,
  type Declares,
  type Declaring,
  type Documented,
  type ReadComment,
} from "./comment";
import { commentFinder, tableOf, type MoonwaveCode } from "./moonwave-code";

/** Makes a class without code the value that the file returns, unless that is another class. */
export function withReturnedClass(code: MoonwaveCode): MoonwaveCode {
  const { statements, classes, comments } = code;
  const isUndefined = ({ text }: { readonly text: string }): boolean =>
    !classes.has(text) && tableNamed(statements, text) === null && !declarationOf(statements, text);
  const comment = code.unattached.filter(isClass).find(({ declares }) => isUndefined(declares.name));
  if (comment === undefined) return code;
  const name = toName(comment.declares.name);
  const returned = returnedTable(statements);
  const isTaken =
    [...classes.values()].some((table) => table === returned) ||
    comments.some((one) => isClass(one) && one.declares.name.text === returned);
  if (returned !== null && isTaken) return code;
  return {
    ...code,
    statements: returned === null ? mapLuau(statements, (one) => namedReturn(one, name)) : statements,
    classes: new Map([...classes, [name.text, returned ?? name.text]]),
  };
}

/** `return { … }` and `return freeze({ … })` become `local Name = …` and `return Name`. */
function namedReturn(statement: LuauStatement, { text }: Name): readonly LuauStatement[] {
  if (statement.kind !== "return" || statement.blocks.length > 0) return [statement];
  const [value] = statement.values;
  const table = value?.kind === "call" ? value.arguments[0] : value;
  if (table?.kind !== "constructor") return [statement];
  const span: Span = [table.span[0], table.span[0]];
  return [
    { ...localVariable({ text, span }, table, table.span), doc: statement.doc },
    { ...statement, doc: null, values: [pathTo([{ text, span }], span)] },
  ];
}

export function withClassCode(original: MoonwaveCode): MoonwaveCode {
  const classes = new Map(
    original.comments.filter(isClass).map((one) => [tableOf(original, one.declares.name.text), one] as const),
  );
  if (classes.size === 0) return original;
  const code = withoutOverloaded(original);
  const commentOf = commentFinder(original);
  /** The table of the class that `@within` names; empty if it is not a class of the file. */
  const tableFor = ({ within, declares }: ReadComment): readonly Name[] => {
    const text = within === null ? "" : tableOf(code, within.text);
    return within !== null && declares?.kind !== "class" && classes.has(text)
      ? [{ text, span: spanOf(within) }]
      : [];
  };
  const inTable = (one: LuauStatement): LuauStatement => {
    const comment = commentOf(one);
    const [table] = comment === undefined || isLocalFunction(one) ? [] : tableFor(comment);
    return table === undefined ? one : ofTable(one, table, comment?.declares);
  };
  const isGlobal = (name: string): boolean => classes.has(name) && tableNamed(code.statements, name) === null;
  const statements = mapLuau(code.statements, (one) => {
    const member = inTable(one);
    return [withoutIndex(asLocal(member, isGlobal) ?? outsideBlocks(member, classes), classes)];
  });
  const owners = luauIn(statements).flatMap((one) => memberPathOf(one).slice(0, -1).slice(0, 1));
  const used = new Set(
    [...owners, ...[...original.subjects.keys()].flatMap(tableFor)].map(({ text }) => text),
  );
  const isMissing = (name: string): boolean => tableNamed(statements, name) === null;
  const missing = [...classes].filter(([name]) => used.has(name) && isMissing(name));
  const defined = [...classes].filter(([name]) => used.has(name) || !isMissing(name));
  return {
    ...code,
    statements: [...missing.map(([name, comment]) => emptyTable(name, comment)), ...statements],
    classes: new Map([
      ...code.classes,
      ...defined.map(([table, { declares }]) => [declares.name.text, table] as const),
    ]),
  };
}

/** Declares the table of a class, `Signal = {}`, as a local; null for other code. */
function asLocal(one: LuauStatement, isGlobal: (name: string) => boolean): LuauStatement | null {
  const [name, ...rest] = memberPathOf(one);
  if (one.kind !== "assignment" || name === undefined || rest.length > 0 || !isGlobal(name.text)) return null;
  return { ...localVariable(name, one.value, one.span), doc: one.doc };
}

/** Moves a class out of its block, since its instances have its type everywhere. */
const outsideBlocks = (one: LuauStatement, classes: ReadonlyMap<string, Declaring>): LuauStatement =>
  one.kind === "variable" && classes.has(one.name.text) ? { ...one, blocks: [] } : one;

/** `function Kite.prototype:fly()` defines a method of `Kite`, and `Kite.prototype = {}` is `Kite` itself. */
function withoutIndex(one: LuauStatement, classes: ReadonlyMap<string, Declaring>): LuauStatement {
  const path = memberPathOf(one);
  const [table, index] = path;
  const comment = classes.get(table?.text ?? "");
  if (table === undefined || comment === undefined || !indexNames(comment).has(index?.text ?? "")) return one;
  if (path.length === 3) return ofTable(one, table);
  const isEmpty =
    one.kind === "assignment" && one.value.kind === "constructor" && one.value.items.length === 0;
  return isEmpty && path.length === 2 ? { ...one, value: pathTo([table], table.span) } : one;
}

const indexNames = ({ doc }: ReadComment): ReadonlySet<string> =>
  new Set([
    "__index",
    "prototype",
    ...doc.lines.flatMap(({ text }) => /^\s*@__index\s+(\w+)/.exec(text)?.[1] ?? []),
  ]);

const emptyTable = (text: string, { declares }: Declaring): Statement => {
  const span = spanOf(declares.name);
  return luauOf([localTable({ text, span }, span)], span);
};

/** Moves a member to another table; unchanged if the statement does not define a member. */
export function ofTable<T extends LuauStatement>(one: T, table: Name, declares?: Declares | null): T {
  const name = memberPathOf(one).at(-1);
  if (name === undefined) return one;
  const path: readonly Name[] = [table, name];
  if (one.kind === "fieldFunction")
    return { ...one, path, method: one.method || declares?.kind === "method" };
  return one.kind === "assignment" ? { ...one, target: pathTo(path, name.span) } : one;
}

/** Drops code below a comment that is one of several overloads, which are built from the comments. */
function withoutOverloaded(code: MoonwaveCode): MoonwaveCode {
  const keyOf = ({ declares, within }: ReadComment, subject?: Documented): string | null => {
    if (declares?.kind !== "function" && declares?.kind !== "method") return null;
    const owner = within === null ? rootOf(subject)?.text : tableOf(code, within.text);
    return owner === undefined ? null : `${owner} ${declares.name.text}`;
  };
  const declared = new Set(code.unattached.map((one) => keyOf(one)));
  const moved = [...code.subjects].filter(([one, subject]) => declared.has(keyOf(one, subject) ?? ""));
  if (moved.length === 0) return code;
  const starts = new Set(moved.map(([{ doc }]) => doc.span[0]));
  const named = moved.map(([one, subject]): ReadComment => {
    const root = rootOf(subject);
    const owner = root === undefined ? null : { text: root.text, start: root.span[0] };
    return { ...one, within: one.within ?? owner };
  });
  return {
    ...code,
    statements: mapLuau(code.statements, (one) => (starts.has(one.doc?.span[0] ?? -1) ? [] : [one])),
    unattached: [...code.unattached, ...named].sort((a, b) => a.doc.span[0] - b.doc.span[0]),
    subjects: new Map([...code.subjects].filter(([{ doc }]) => !starts.has(doc.span[0]))),
  };
}

const rootOf = (subject: Documented | undefined): Name | undefined =>
  subject?.path?.[0] ?? (subject?.target?.kind === "path" ? subject.target.names[0] : undefined);
