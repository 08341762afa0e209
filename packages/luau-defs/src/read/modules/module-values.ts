/** The values built by a module's statements, before they are converted to types. */
import type { Attribute, DocComment, FunctionBody, Literal, LuauStatement, Name, Type } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { isWithin } from "../syntax/declarations";

export type Blocks = LuauStatement["blocks"];
export type ClassStatement = Extract<LuauStatement, { kind: "class" }>;

export type ModuleValue =
  | ModuleTable
  | ModuleFunction
  /** A value with an annotation: `x :: T`, `local x: T = …`. `request` is set if the value is a required module. */
  | { readonly kind: "typed"; readonly type: Type; readonly request?: string; readonly span: Span }
  | { readonly kind: "literal"; readonly literal: Literal | "string"; readonly span: Span }
  | ModuleRequire
  /** A value from another file: `types.MAX` after `local types = require(…)` */
  | { readonly kind: "imported"; readonly span: Span }
  /** A value whose type is unknown. */
  | { readonly kind: "unknown"; readonly span: Span };

export interface ModuleRequire {
  readonly kind: "require";
  readonly requirePath: string;
  readonly span: Span;
}

export interface ModuleFunction {
  readonly kind: "function";
  readonly body: FunctionBody;
  readonly attributes: readonly Attribute[];
  readonly method: boolean;
  /** Whether it is copied from another file, whose own check reports missing annotations. */
  readonly isImported?: boolean;
  readonly span: Span;
}

/** Filled while the statements are read in order. */
export interface ModuleTable {
  readonly kind: "table";
  /** In file order, including repeated names. */
  readonly members: Member[];
  /** The last member of each name takes effect, as in Luau. */
  readonly latest: Map<string, Member>;
  readonly elements: ModuleValue[];
  /** Computed keys. */
  readonly computed: Span[];
  /** The call that created the table, if any: it may have unknown fields. */
  readonly call: Span | null;
  /** The statement of a class object, whose members are its functions. */
  readonly statement: ClassStatement | null;
  annotation: Type | null;
  metatable: ModuleValue | null;
  readonly span: Span;
}

/** A class object, which has an entry of its own. */
export type ClassTable = ModuleTable & { readonly statement: ClassStatement };

export const isClassTable = (value: ModuleValue): value is ClassTable =>
  value.kind === "table" && value.statement !== null;

/** `M.name = value`, `function M.name() … end`, `name = value` in a constructor. */
export interface Member {
  readonly name: Name;
  readonly value: ModuleValue;
  readonly doc: DocComment | null;
  readonly span: Span;
  readonly blocks: Blocks;
}

export interface Local {
  readonly name: Name;
  readonly value: ModuleValue;
  readonly doc: DocComment | null;
  readonly exported: boolean;
  /** Assigned without being declared. */
  readonly isGlobal: boolean;
  readonly span: Span;
  readonly blocks: Blocks;
}

export const emptyTable = (span: Span, call: Span | null = null): ModuleTable => ({
  kind: "table",
  members: [],
  latest: new Map(),
  elements: [],
  computed: [],
  call,
  statement: null,
  annotation: null,
  metatable: null,
  span,
});

export function addMember(table: ModuleTable, member: Member): void {
  table.members.push(member);
  table.latest.set(member.name.text, member);
}

/**
 * A field that is assigned again is one field; a function that is defined twice is two, which is reported.
 */
export function setMember(table: ModuleTable, member: Member): void {
  const earlier = table.latest.get(member.name.text);
  if (earlier === undefined) return addMember(table, member);
  const isAlternative = !isWithin(member.blocks, earlier.blocks) && !isWithin(earlier.blocks, member.blocks);
  if (isAlternative) return;
  const isSame = earlier.value === member.value;
  if (!isSame && earlier.value.kind === "function" && member.value.kind === "function")
    return addMember(table, member);
  const value = VAGUE.has(earlier.value.kind) ? member.value : earlier.value;
  const doc = isSame ? laterDoc(earlier, member) : (earlier.doc ?? member.doc);
  const changed = { ...earlier, value, doc };
  table.members.splice(table.members.indexOf(earlier), 1, changed);
  table.latest.set(member.name.text, changed);
}

/** A field and its function may both have comments, of which the later one counts. */
const laterDoc = ({ doc: a }: Member, { doc: b }: Member): DocComment | null =>
  a === null || (b !== null && b.span[0] > a.span[0]) ? b : a;

/** Values that a later assignment to the field replaces. */
const VAGUE: ReadonlySet<ModuleValue["kind"]> = new Set(["literal", "unknown", "imported", "require"]);

/** The tables of a file, each once. */
export function tablesOf(locals: readonly Local[]): readonly ModuleTable[] {
  const pathsByTable = new Map<ModuleTable, string>();
  for (const { name, value } of locals) tablesIn(value, name.text, pathsByTable);
  return [...pathsByTable.keys()];
}

/** A table and those in its fields, each with its path. */
export function tablesIn(
  value: ModuleValue | null,
  path = "",
  pathsByTable = new Map<ModuleTable, string>(),
): ReadonlyMap<ModuleTable, string> {
  if (value?.kind !== "table" || pathsByTable.has(value)) return pathsByTable;
  pathsByTable.set(value, path);
  for (const member of value.members) tablesIn(member.value, `${path}.${member.name.text}`, pathsByTable);
  return pathsByTable;
}

/** The requests of the modules that a value is, or has as fields. */
export function returnedRequires(value: ModuleValue | undefined): readonly string[] {
  const seen = new Set<ModuleValue>();
  const visit = (one: ModuleValue | undefined): string | readonly string[] => {
    if (one?.kind === "require") return [one.requirePath];
    if (one?.kind === "typed") return one.request ?? [];
    if (one?.kind !== "table" || seen.has(one)) return [];
    seen.add(one);
    return [...one.members.map((member) => member.value), ...one.elements].flatMap(visit);
  };
  return [visit(value)].flat();
}

/** A class and its ancestors, also by a statement such as `setmetatable(Dog, Animal)`, which Luau does not follow. */
export function ancestry(table: ModuleTable): readonly ModuleTable[] {
  const classes = new Set<ModuleTable>();
  let current: ModuleValue | undefined = table;
  while (current?.kind === "table" && !classes.has(current)) {
    classes.add(current);
    const { metatable }: ModuleTable = current;
    current = metatable?.kind === "table" ? metatable.latest.get("__index")?.value : undefined;
  }
  return [...classes];
}
