/**
 * In: the statements of ordinary Luau in the tree. Out: their locals and tables, and the return value. No
 * code is executed: a name refers to its last assigned value, and a few well-known calls are evaluated.
 */
import { assertNever, type Span } from "luau-syntax";
import type { DocComment, LuauStatement, Name, TableItem, Type, Value } from "full-moon-wasm";
import { isWithin } from "../syntax/declarations";
import {
  emptyTable,
  setMember,
  type Blocks,
  type ClassStatement,
  type ModuleValue,
  type ModuleTable,
  type Local,
  type Member,
} from "./module-values";
import { isInstancePath, requirePathOf } from "./require-path";

export interface ReadValues {
  readonly locals: readonly Local[];
  /** The file's return value; null without a `return`. */
  readonly returned: {
    readonly value: Value | null;
    readonly built: ModuleValue;
    readonly span: Span;
  } | null;
  /** The value of an expression at the end of the file. */
  readonly evaluate: (value: Value) => ModuleValue;
}

interface Reader {
  readonly locals: Local[];
  /** The objects of Roblox' tree that locals stand for: `script.Parent`. */
  readonly places: Map<Local, string>;
}

export function readValues(statements: readonly LuauStatement[]): ReadValues {
  const reader: Reader = { locals: [], places: new Map() };
  let returned: ReadValues["returned"] = null;
  for (const statement of statements) {
    if (statement.kind !== "return") readStatement(reader, statement);
    else if (statement.blocks.length === 0) {
      const [value = null] = statement.values;
      const built: ModuleValue =
        value === null
          ? { kind: "literal", literal: "nil", span: statement.span }
          : evaluate(reader, value, []);
      returned = { value, built, span: statement.span };
    }
  }
  return { locals: reader.locals, returned, evaluate: (value) => evaluate(reader, value, []) };
}

function readStatement(reader: Reader, statement: Exclude<LuauStatement, { kind: "return" }>): void {
  const { blocks, doc, span } = statement;
  switch (statement.kind) {
    case "variable": {
      const value = annotated(evaluate(reader, statement.value, blocks), statement.type);
      const place = requestIn(reader, statement.value, blocks);
      const { name, exported } = statement;
      const local: Local = { name, value, doc, exported, isGlobal: false, span, blocks };
      if (isInstancePath(place)) reader.places.set(local, place);
      reader.locals.push(local);
      return;
    }
    case "localFunction": {
      const { name, body, attributes, exported } = statement;
      reader.locals.push({
        name,
        value: { kind: "function", body, attributes, method: false, span },
        doc,
        exported,
        isGlobal: false,
        span,
        blocks,
      });
      return;
    }
    case "fieldFunction": {
      const { path, body, attributes, method } = statement;
      return assign(reader, path, {
        value: { kind: "function", body, attributes, method, span },
        doc,
        span,
        blocks,
      });
    }
    case "assignment":
      return readAssignment(reader, statement);
    case "class":
      return readClass(reader, statement);
    case "callStatement":
      evaluate(reader, statement.value, blocks);
      return;
    default:
      return assertNever(statement);
  }
}

function readClass(reader: Reader, statement: ClassStatement): void {
  const { blocks, doc, span, name, exported, members } = statement;
  const value: ModuleTable = { ...emptyTable(span), statement };
  for (const member of members) {
    if (member.kind === "classProperty") continue;
    const { body } = member;
    const method: ModuleValue = { kind: "function", body, attributes: [], method: false, span: member.span };
    setMember(value, { name: member.name, value: method, doc: member.doc, span: member.span, blocks });
  }
  reader.locals.push({ name, value, doc, exported, isGlobal: false, span, blocks });
}

function readAssignment(
  reader: Reader,
  { target, value, blocks, doc, span }: Extract<LuauStatement, { kind: "assignment" }>,
): void {
  if (target.kind === "path")
    return assign(reader, target.names, {
      value: evaluate(reader, value, blocks),
      doc: doc ?? docOf(reader, value, blocks),
      span,
      blocks,
    });
  const base = target.kind === "index" ? evaluate(reader, target.base, blocks) : null;
  if (target.kind !== "index" || base?.kind !== "table") return;
  // `(Door :: any).open = open`
  if (target.name === null) base.computed.push(target.span);
  else
    setMember(base, {
      name: target.name,
      value: evaluate(reader, value, blocks),
      doc: doc ?? docOf(reader, value, blocks),
      span,
      blocks,
    });
}

type Assigned = Pick<Member, "value" | "doc" | "span" | "blocks">;

/** Assigns a value to a name, or to a field of the table that it refers to. */
function assign(reader: Reader, path: readonly Name[], assigned: Assigned): void {
  const name = path.at(-1);
  if (name === undefined) return;
  if (path.length === 1) {
    const local = lookUp(reader, name.text, assigned.blocks) ?? { ...NEW_GLOBAL, name, doc: null };
    reader.locals.push({ ...local, ...assigned, doc: assigned.doc ?? local.doc, blocks: local.blocks });
    return;
  }
  const owner =
    path.length === 2 && path[0] !== undefined
      ? ownerOf(reader, path[0], assigned.blocks)
      : follow(reader, path.slice(0, -1), assigned.blocks);
  if (owner?.kind === "table") setMember(owner, { name, ...assigned });
}

const NEW_GLOBAL = { exported: false, isGlobal: true, blocks: [] };

/** The result of a call becomes a table once a field is assigned to it, and so does a global of another file. */
function ownerOf(reader: Reader, root: Name, blocks: Blocks): ModuleValue {
  const local = lookUp(reader, root.text, blocks);
  if (local !== undefined && local.value.kind !== "unknown") return local.value;
  const value = local === undefined ? emptyTable(root.span) : emptyTable(local.value.span, local.value.span);
  const global: Omit<Local, "value"> = { ...NEW_GLOBAL, name: root, doc: null, span: root.span };
  reader.locals.push({ ...(local ?? global), value });
  return value;
}

const lookUp = ({ locals }: Reader, name: string, blocks: Blocks): Local | undefined =>
  locals.findLast((local) => local.name.text === name && isWithin(blocks, local.blocks));

/** The value of a path; undefined if part of it is unknown. */
function follow(reader: Reader, [root, ...rest]: readonly Name[], blocks: Blocks): ModuleValue | undefined {
  let value: ModuleValue | undefined =
    root === undefined ? undefined : lookUp(reader, root.text, blocks)?.value;
  for (const { text } of rest) {
    if (value?.kind === "require" || value?.kind === "foreign") value = { kind: "foreign", span: value.span };
    else value = value?.kind === "table" ? value.latest.get(text)?.value : undefined;
  }
  return value;
}

function evaluate(reader: Reader, value: Value, blocks: Blocks): ModuleValue {
  const { span } = value;
  switch (value.kind) {
    case "literal":
      return { kind: "literal", literal: value.literal, span };
    case "text":
      return { kind: "literal", literal: "string", span };
    case "path": {
      const found = follow(reader, value.names, blocks);
      return found?.kind === "foreign" ? { kind: "foreign", span } : (found ?? { kind: "unknown", span });
    }
    case "call":
      return evaluateCall(reader, value, blocks);
    case "closure":
      return { kind: "function", body: value.body, attributes: value.attributes, method: false, span };
    case "constructor":
      return buildTable(reader, value.items, { blocks, span });
    case "cast":
      return annotated(evaluate(reader, value.value, blocks), value.type, span);
    case "index": {
      const base = evaluate(reader, value.base, blocks);
      const member = base.kind === "table" ? base.latest.get(value.name?.text ?? "") : undefined;
      return member?.value ?? { kind: base.kind === "require" ? "foreign" : "unknown", span };
    }
    case "opaque":
      return { kind: "unknown", span };
    default:
      return assertNever(value);
  }
}

/** Calls that return their first argument. */
const TRANSPARENT = new Set(["table.freeze", "table.clone", "assert"]);

function evaluateCall(reader: Reader, call: Extract<Value, { kind: "call" }>, blocks: Blocks): ModuleValue {
  const {
    callee,
    method,
    arguments: [first, second],
    span,
  } = call;
  const name =
    callee.kind === "path" && method === null ? callee.names.map(({ text }) => text).join(".") : "";
  if (name === "require" && first !== undefined)
    return { kind: "require", requirePath: requestIn(reader, first, blocks), span };
  const isKnown = TRANSPARENT.has(name) || name === "setmetatable";
  const built = isKnown && first !== undefined ? evaluate(reader, first, blocks) : null;
  if (built === null) return { kind: "unknown", span };
  if (name === "setmetatable" && built.kind === "table" && second !== undefined)
    built.metatable = evaluate(reader, second, blocks);
  return built;
}

const requestIn = (reader: Reader, value: Value, blocks: Blocks): string =>
  requirePathOf(value, (name) => {
    const local = lookUp(reader, name, blocks);
    return local === undefined ? undefined : reader.places.get(local);
  });

function buildTable(
  reader: Reader,
  items: readonly TableItem[],
  { blocks, span }: { readonly blocks: Blocks; readonly span: Span },
): ModuleTable {
  const table = emptyTable(span);
  for (const item of items) {
    const value = evaluate(reader, item.value, blocks);
    if (item.name !== null)
      setMember(table, {
        name: item.name,
        value,
        doc: item.doc ?? docOf(reader, item.value, blocks),
        span: item.span,
        blocks,
      });
    else if (item.key === "positional") table.elements.push(value);
    else table.computed.push(item.span);
  }
  return table;
}

/** The comment of a value in a table constructor: `return { open = open, new = Door.new }`. */
function docOf(reader: Reader, value: Value, blocks: Blocks): DocComment | null {
  const names = value.kind === "path" ? value.names : [];
  const [name, member] = names;
  if (name === undefined) return null;
  if (member === undefined) return lookUp(reader, name.text, blocks)?.doc ?? null;
  const owner = follow(reader, names.slice(0, -1), blocks);
  return owner?.kind === "table" ? (owner.latest.get(names.at(-1)?.text ?? "")?.doc ?? null) : null;
}

/** A table may receive fields after its annotation; `any` carries no information. */
function annotated(built: ModuleValue, type: Type | null, span: Span = built.span): ModuleValue {
  if (type === null) return built;
  if (type.kind === "reference" && type.prefix === null && type.name.text === "any") return built;
  if (built.kind === "require") return { kind: "typed", type, request: built.requirePath, span };
  if (built.kind !== "table") return { kind: "typed", type, span };
  built.annotation = type;
  return built;
}
