/** The locals, tables and return value of ordinary Luau. */
import { assertNever, type Span } from "luau-syntax";
import type { LuauStatement, Name, Value } from "full-moon-wasm";
import { annotated, docOf, evaluate, valueOfPath, lookUp, requestIn, type Scope } from "./evaluate";
import {
  emptyTable,
  setMember,
  type Blocks,
  type ClassStatement,
  type ModuleFunction,
  type ModuleValue,
  type ModuleTable,
  type Local,
  type Member,
} from "./module-values";
import { isInstancePath } from "./require-path";

export interface ReadValues {
  readonly locals: readonly Local[];
  readonly returned: {
    readonly value: Value | null;
    readonly built: ModuleValue;
    readonly span: Span;
  } | null;
  readonly evaluate: (value: Value) => ModuleValue;
}

export function readValues(statements: readonly LuauStatement[]): ReadValues {
  const scope: Scope = { locals: [], instancePaths: new Map() };
  let returned: ReadValues["returned"] = null;
  for (const statement of statements) {
    if (statement.kind !== "return") readStatement(scope, statement);
    else if (statement.blocks.length === 0) {
      const [value = null] = statement.values;
      const built: ModuleValue =
        value === null
          ? { kind: "literal", literal: "nil", span: statement.span }
          : evaluate(scope, value, []);
      returned = { value, built, span: statement.span };
    }
  }
  return { locals: scope.locals, returned, evaluate: (value) => evaluate(scope, value, []) };
}

function readStatement(scope: Scope, statement: Exclude<LuauStatement, { kind: "return" }>): void {
  const { blocks, doc, span } = statement;
  switch (statement.kind) {
    case "variable": {
      const value = annotated(evaluate(scope, statement.value, blocks), statement.type);
      // The value's own local is not yet in scope.
      const instancePath = requestIn(scope, statement.value, blocks);
      const local = declare(scope, statement, value);
      if (isInstancePath(instancePath)) scope.instancePaths.set(local, instancePath);
      return;
    }
    case "localFunction":
      declare(scope, statement, functionValue(statement));
      return;
    case "fieldFunction":
      return assign(scope, statement.path, { value: functionValue(statement), doc, span, blocks });
    case "assignment":
      return readAssignment(scope, statement);
    case "class":
      declare(scope, statement, classTable(statement));
      return;
    case "callStatement":
      evaluate(scope, statement.value, blocks);
      return;
    default:
      return assertNever(statement);
  }
}

function declare(
  { locals }: Scope,
  { name, doc, exported, span, blocks }: Omit<Local, "value" | "isGlobal">,
  value: ModuleValue,
): Local {
  const local: Local = { name, value, doc, exported, isGlobal: false, span, blocks };
  locals.push(local);
  return local;
}

type FunctionSource = Pick<ModuleFunction, "body" | "span"> &
  Partial<Pick<ModuleFunction, "attributes" | "method">>;

const functionValue = ({ body, attributes = [], method = false, span }: FunctionSource): ModuleFunction => ({
  kind: "function",
  body,
  attributes,
  method,
  span,
});

function classTable(statement: ClassStatement): ModuleTable {
  const { blocks, span, members } = statement;
  const table: ModuleTable = { ...emptyTable(span), statement };
  for (const member of members)
    if (member.kind === "classMethod") setMember(table, { ...member, value: functionValue(member), blocks });
  return table;
}

function readAssignment(
  scope: Scope,
  { target, value, blocks, doc, span }: Extract<LuauStatement, { kind: "assignment" }>,
): void {
  const assigned = (): Assigned => ({
    value: evaluate(scope, value, blocks),
    doc: doc ?? docOf(scope, value, blocks),
    span,
    blocks,
  });
  if (target.kind === "path") return assign(scope, target.names, assigned());
  const base = target.kind === "index" ? evaluate(scope, target.base, blocks) : null;
  if (target.kind !== "index" || base?.kind !== "table") return;
  // `(Door :: any).open = open`
  if (target.name === null) base.computed.push(target.span);
  else setMember(base, { name: target.name, ...assigned() });
}

type Assigned = Pick<Member, "value" | "doc" | "span" | "blocks">;

function assign(scope: Scope, path: readonly Name[], assigned: Assigned): void {
  const name = path.at(-1);
  if (name === undefined) return;
  if (path.length === 1) {
    const local = lookUp(scope, name.text, assigned.blocks) ?? { ...NEW_GLOBAL, name, doc: null };
    scope.locals.push({ ...local, ...assigned, doc: assigned.doc ?? local.doc, blocks: local.blocks });
    return;
  }
  const owner =
    path.length === 2 && path[0] !== undefined
      ? ownerOf(scope, path[0], assigned.blocks)
      : valueOfPath(scope, path.slice(0, -1), assigned.blocks);
  if (owner?.kind === "table") setMember(owner, { name, ...assigned });
}

const NEW_GLOBAL = { exported: false, isGlobal: true, blocks: [] };

/** The result of a call becomes a table once a field is assigned to it, and so does a global of another file. */
function ownerOf(scope: Scope, root: Name, blocks: Blocks): ModuleValue {
  const local = lookUp(scope, root.text, blocks);
  if (local !== undefined && local.value.kind !== "unknown") return local.value;
  const value = local === undefined ? emptyTable(root.span) : emptyTable(local.value.span, local.value.span);
  const global: Omit<Local, "value"> = { ...NEW_GLOBAL, name: root, doc: null, span: root.span };
  scope.locals.push({ ...(local ?? global), value });
  return value;
}
