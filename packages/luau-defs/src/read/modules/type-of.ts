/** Derives types from the values of a module: from annotations if there are any, otherwise from literals. */
import { referenceTo } from "../syntax/build-syntax";
import { assertNever, memberPath, restOfLine, type Span } from "luau-syntax";
import type { FunctionBody, Parameter, Signature, TableField, Type } from "full-moon-wasm";
import type { ModuleFinding } from "../../model/converted-file";
import type { ModuleValue, ModuleFunction, ModuleTable, Member } from "./module-values";

export interface TypeContext {
  readonly text: string;
  readonly note: (finding: ModuleFinding) => void;
  /** Members of a class's instances, as opposed to the table that they are defined in. */
  readonly isInstanceMember: (table: ModuleTable, member: Member) => boolean;
  /**
   * Tables whose type has been emitted, with the first path to each: a table may be contained in several, or
   * in itself.
   */
  readonly placed: Map<ModuleTable, string>;
  /** The type of `self` in the methods of a table. */
  readonly selfOf: (table: ModuleTable) => string | null;
}

/** `path` is the value's name in scripts; `owner` is the table that contains it. */
export function typeOf(
  context: TypeContext,
  built: ModuleValue,
  path: string,
  owner: ModuleTable | null,
): Type {
  const { span } = built;
  switch (built.kind) {
    case "table":
      return typeOfTable(context, built, path);
    case "function":
      return typeOfFunction(context, built, path, owner);
    case "typed":
      return built.type;
    case "literal":
      if (built.literal !== "nil") return referenceTo(built.literal, span);
      return unknown(context, `\`${path}\``, span);
    case "require":
    case "foreign":
    case "unknown":
      return unknown(context, `\`${path}\``, span);
    default:
      return assertNever(built);
  }
}

function unknown(context: TypeContext, subject: string, span: Span): Type {
  context.note({ kind: "unannotated", name: subject, span });
  return referenceTo("unknown", span);
}

function typeOfTable(context: TypeContext, table: ModuleTable, path: string): Type {
  const { annotation, call, computed, elements, members, span } = table;
  if (members.length === 0 && annotation !== null) return annotation;
  const earlier = context.placed.get(table);
  // A table without tables is shown wherever it is: no chain of them can grow.
  if (earlier !== undefined && members.some(({ value }) => value.kind === "table"))
    return { kind: "typeof", expression: earlier, value: { kind: "opaque", span }, span };
  context.placed.set(table, path);
  if (call !== null) context.note({ kind: "builtByCall", name: path, span: call });
  for (const place of computed) context.note({ kind: "dynamicKey", name: path, span: place });
  const [first] = elements;
  if (first !== undefined && members.length === 0) return typeOfList(context, elements, path, span);
  return { kind: "table", fields: fieldsOf(context, table, path), span };
}

/** `{ "a", "b" }`; a list with elements of different types has no element type. */
function typeOfList(context: TypeContext, elements: readonly ModuleValue[], path: string, span: Span): Type {
  const types = elements.map((element) => (element.kind === "literal" ? element.literal : element.kind));
  const [first] = elements;
  const same = first?.kind === "literal" && types.every((type) => type === types[0]);
  return {
    kind: "array",
    access: "readWrite",
    element: same
      ? typeOf(context, first, path, null)
      : unknown(context, `the elements of \`${path}\``, span),
    span,
  };
}

/** Metatable fields read by Luau; operators are treated as ordinary functions. */
export const HIDDEN = new Set(["__index", "__newindex", "__metatable", "__mode", "__gc", "__type"]);

export function fieldsOf(
  context: TypeContext,
  table: ModuleTable,
  path: string,
  wanted: (member: Member) => boolean = (member) => !context.isInstanceMember(table, member),
): readonly TableField[] {
  return [...table.members, ...indexMembers(context, table)]
    .filter((member) => !HIDDEN.has(member.name.text) && member.value !== table && wanted(member))
    .filter((member) => !isClass(member.value))
    .map((member): TableField => {
      const mark = takesSelf(member) ? ":" : ".";
      const type = typeOf(context, member.value, memberPath(path, member.name.text, mark), table);
      return {
        kind: "property",
        access: "readWrite",
        name: member.name,
        quoted: false,
        type,
        doc: member.doc,
        span: member.span,
      };
    });
}

/** What a table without a type for its instances has in an `__index` of its own. */
function indexMembers(context: TypeContext, table: ModuleTable): readonly Member[] {
  const index = table.latest.get("__index")?.value;
  if (index?.kind !== "table" || index === table) return [];
  return index.members.filter(
    (member) => !table.latest.has(member.name.text) && !context.isInstanceMember(index, member),
  );
}

/** A class object has an entry of its own. */
const isClass = (value: ModuleValue): boolean => value.kind === "table" && value.statement !== null;

export const takesSelf = ({ value }: Member): boolean =>
  value.kind === "function"
    ? value.method || value.body.parameters[0]?.name.text === "self"
    : value.kind === "typed" &&
      value.type.kind === "function" &&
      value.type.signature.parameters[0]?.name?.text === "self";

function typeOfFunction(
  given: TypeContext,
  built: ModuleFunction,
  path: string,
  owner: ModuleTable | null,
): Type {
  const { body, attributes, method, isForeign, span } = built;
  const context = isForeign === true ? { ...given, note: () => undefined } : given;
  const self = owner === null ? null : context.selfOf(owner);
  const selfType = (place: Span): Type => referenceTo(self ?? "unknown", place);
  const typed = (parameter: FunctionBody["parameters"][number], index: number): Parameter => {
    const { name, type, doc } = parameter;
    if (type !== null) return { name, type, doc, span: parameter.span };
    if (index === 0 && name.text === "self")
      return { name, type: selfType(name.span), doc, span: parameter.span };
    return {
      name,
      type: unknown(context, `the parameter \`${name.text}\` of \`${path}\``, name.span),
      doc,
      span: parameter.span,
    };
  };
  const parameters = body.parameters.map(typed);
  const start: Span = [span[0], span[0]];
  const own: readonly Parameter[] = method
    ? [{ name: { text: "self", span: start }, type: selfType(start), doc: null, span: start }]
    : [];
  const signature = {
    generics: body.generics,
    parameters: [...own, ...parameters],
    variadic: variadicOf(context, body, path, span),
    returns: returnsOf(context, body, path, span),
  };
  return { kind: "function", attributes, signature, span };
}

function variadicOf(
  context: TypeContext,
  { vararg, variadic }: FunctionBody,
  path: string,
  span: Span,
): Signature["variadic"] {
  if (!vararg || variadic !== null) return variadic;
  const place: Span = [span[0], span[0]];
  return {
    kind: "variadic",
    type: unknown(context, `the \`...\` of \`${path}\``, headOf(context, span)),
    span: place,
  };
}

function returnsOf(
  context: TypeContext,
  { returns, returnsValues }: FunctionBody,
  path: string,
  span: Span,
): Signature["returns"] {
  if (returns !== null) return returns;
  if (returnsValues) return unknown(context, `the result of \`${path}\``, headOf(context, span));
  return { kind: "typeList", types: [], tail: null, span: [span[1], span[1]] };
}

const headOf = (context: TypeContext, [start, end]: Span): Span => [
  start,
  Math.min(end, restOfLine(context, start)[1]),
];
