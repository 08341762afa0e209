/**
 * In: an expression, and the locals before it. Out: its value. No code is executed: a name refers to its last
 * assigned value, and a few well-known calls are evaluated.
 */
import { assertNever, type Span } from "luau-syntax";
import type { DocComment, Name, TableItem, Type, Value } from "full-moon-wasm";
import { isWithin } from "../syntax/declarations";
import {
  emptyTable,
  setMember,
  type Blocks,
  type Local,
  type ModuleFunction,
  type ModuleTable,
  type ModuleValue,
} from "./module-values";
import { requirePathOf } from "./require-path";

export interface Scope {
  readonly locals: Local[];
  /** Instance paths that locals hold: `script.Parent` of `local Package = script.Parent`. */
  readonly instancePaths: Map<Local, string>;
}

export const lookUp = ({ locals }: Scope, name: string, blocks: Blocks): Local | undefined =>
  locals.findLast((local) => local.name.text === name && isWithin(blocks, local.blocks));

/** The value of a path; undefined if part of it is unknown. */
export function valueOfPath(
  scope: Scope,
  [root, ...rest]: readonly Name[],
  blocks: Blocks,
): ModuleValue | undefined {
  let value: ModuleValue | undefined =
    root === undefined ? undefined : lookUp(scope, root.text, blocks)?.value;
  for (const { text } of rest) {
    if (value?.kind === "require" || value?.kind === "imported")
      value = { kind: "imported", span: value.span };
    else value = value?.kind === "table" ? value.latest.get(text)?.value : undefined;
  }
  return value;
}

export function evaluate(scope: Scope, value: Value, blocks: Blocks): ModuleValue {
  const { span } = value;
  switch (value.kind) {
    case "literal":
      return { kind: "literal", literal: value.literal, span };
    case "text":
      return { kind: "literal", literal: "string", span };
    case "path": {
      const followed = valueOfPath(scope, value.names, blocks);
      return followed?.kind === "imported"
        ? { kind: "imported", span }
        : (followed ?? { kind: "unknown", span });
    }
    case "call":
      return evaluateCall(scope, value, blocks);
    case "closure":
      return { kind: "function", body: value.body, attributes: value.attributes, method: false, span };
    case "constructor":
      return buildTable(scope, value.items, { blocks, span });
    case "cast":
      return annotated(evaluate(scope, value.value, blocks), value.type, span);
    case "index": {
      const base = evaluate(scope, value.base, blocks);
      const member = base.kind === "table" ? base.latest.get(value.name?.text ?? "") : undefined;
      return member?.value ?? { kind: base.kind === "require" ? "imported" : "unknown", span };
    }
    case "opaque":
      return { kind: "unknown", span };
    default:
      return assertNever(value);
  }
}

/** Calls that return their first argument. */
const TRANSPARENT = new Set(["table.freeze", "table.clone", "assert"]);

function evaluateCall(scope: Scope, call: Extract<Value, { kind: "call" }>, blocks: Blocks): ModuleValue {
  const {
    callee,
    method,
    arguments: [first, second],
    span,
  } = call;
  const name =
    callee.kind === "path" && method === null ? callee.names.map(({ text }) => text).join(".") : "";
  if (name === "require" && first !== undefined)
    return { kind: "require", requirePath: requestIn(scope, first, blocks), span };
  const isKnown = TRANSPARENT.has(name) || name === "setmetatable";
  const built = isKnown && first !== undefined ? evaluate(scope, first, blocks) : null;
  if (built === null) return { kind: "unknown", span };
  if (name === "setmetatable" && built.kind === "table" && second !== undefined)
    built.metatable = evaluate(scope, second, blocks);
  return built;
}

export const requestIn = (scope: Scope, value: Value, blocks: Blocks): string =>
  requirePathOf(value, (name) => {
    const local = lookUp(scope, name, blocks);
    return local === undefined ? undefined : scope.instancePaths.get(local);
  });

function buildTable(
  scope: Scope,
  items: readonly TableItem[],
  { blocks, span }: { readonly blocks: Blocks; readonly span: Span },
): ModuleTable {
  const table = emptyTable(span);
  for (const item of items) {
    const value = evaluate(scope, item.value, blocks);
    if (item.name !== null)
      setMember(table, {
        name: item.name,
        value,
        doc: item.doc ?? docOf(scope, item.value, blocks),
        span: item.span,
        blocks,
      });
    else if (item.key === "positional") table.elements.push(value);
    else table.computed.push(item.span);
  }
  return table;
}

/** The comment of a value in a table constructor: `return { open = open, new = Door.new }`. */
export function docOf(scope: Scope, value: Value, blocks: Blocks): DocComment | null {
  const names = value.kind === "path" ? value.names : [];
  const [name, member] = names;
  if (name === undefined) return null;
  if (member === undefined) return lookUp(scope, name.text, blocks)?.doc ?? null;
  const owner = valueOfPath(scope, names.slice(0, -1), blocks);
  return owner?.kind === "table" ? (owner.latest.get(names.at(-1)?.text ?? "")?.doc ?? null) : null;
}

/** A table may receive fields after its annotation; `any` carries no information. */
export function annotated(built: ModuleValue, type: Type | null, span: Span = built.span): ModuleValue {
  if (type === null) return built;
  if (type.kind === "reference" && type.prefix === null && type.name.text === "any") return built;
  if (built.kind === "require") return { kind: "typed", type, request: built.requirePath, span };
  if (built.kind === "function") return { kind: "typed", type: withNames(type, built), span };
  if (built.kind !== "table") return { kind: "typed", type, span };
  built.annotation = type;
  return built;
}

/** Names the parameters of a function's annotation after those of the function. */
function withNames(type: Type, { body, method }: ModuleFunction): Type {
  if (type.kind !== "function" || method) return type;
  const taken = new Set(["self", ...type.signature.parameters.map((parameter) => parameter.name?.text)]);
  const parameters = type.signature.parameters.map((parameter, index) => {
    const name = body.parameters[index]?.name ?? null;
    return parameter.name === null && !taken.has(name?.text) ? { ...parameter, name } : parameter;
  });
  return { ...type, signature: { ...type.signature, parameters } };
}
