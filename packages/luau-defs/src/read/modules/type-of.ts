/** Derives types from the values of a module: from annotations if there are any, otherwise from literals. */
import { noResults, propertyOf, referenceTo } from "../syntax/build-syntax";
import { isReceiver } from "../syntax/declarations";
import { assertNever, memberPath, restOfLine, type Span } from "luau-syntax";
import type { BodyParameter, FunctionBody, Parameter, Signature, TableField, Type } from "full-moon-wasm";
import type { ModuleProblem } from "../../model/converted-file";
import {
  isClassTable,
  type Member,
  type ModuleFunction,
  type ModuleTable,
  type ModuleValue,
} from "./module-values";

export interface TypeContext {
  readonly text: string;
  readonly report: (problem: ModuleProblem) => void;
  /** Members of a class's instances, as opposed to the table that they are defined in. */
  readonly isInstanceMember: (table: ModuleTable, member: Member) => boolean;
  /**
   * Tables whose type has been emitted, with the first path to each: a table may be contained in several, or
   * in itself.
   */
  readonly pathsOfEmittedTables: Map<ModuleTable, string>;
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
    case "imported":
    case "unknown":
      return unknown(context, `\`${path}\``, span);
    default:
      return assertNever(built);
  }
}

function unknown(context: TypeContext, subject: string, span: Span): Type {
  context.report({ kind: "unannotated", name: subject, span });
  return referenceTo("unknown", span);
}

function typeOfTable(context: TypeContext, table: ModuleTable, path: string): Type {
  const { annotation, call, computed, elements, members, span } = table;
  if (members.length === 0 && annotation !== null) return annotation;
  const earlier = context.pathsOfEmittedTables.get(table);
  // Repeated only if it contains no table: recursion would not end otherwise.
  if (earlier !== undefined && members.some(({ value }) => value.kind === "table"))
    return { kind: "typeof", expression: earlier, value: { kind: "opaque", span }, span };
  context.pathsOfEmittedTables.set(table, path);
  if (call !== null) context.report({ kind: "builtByCall", name: path, span: call });
  for (const keySpan of computed) context.report({ kind: "dynamicKey", name: path, span: keySpan });
  const [first] = elements;
  if (first !== undefined && members.length === 0) return typeOfList(context, elements, path, span);
  return { kind: "table", fields: fieldsOf(context, table, path), span };
}

/** `{ "a", "b" }`; a list with elements of different types has no element type. */
function typeOfList(context: TypeContext, elements: readonly ModuleValue[], path: string, span: Span): Type {
  const [first] = elements;
  const literal = first?.kind === "literal" ? first.literal : null;
  const isUniform = elements.every((one) => one.kind === "literal" && one.literal === literal);
  const element =
    isUniform && first !== undefined
      ? typeOf(context, first, path, null)
      : unknown(context, `the elements of \`${path}\``, span);
  return { kind: "array", access: "readWrite", element, span };
}

/** Metatable fields that are not members; operators are treated as ordinary functions. */
export const METATABLE_FIELDS = new Set(["__index", "__newindex", "__metatable", "__mode", "__gc", "__type"]);

export function fieldsOf(
  context: TypeContext,
  table: ModuleTable,
  path: string,
  isIncluded: (member: Member) => boolean = (member) => !context.isInstanceMember(table, member),
): readonly TableField[] {
  return [...table.members, ...indexMembers(context, table)]
    .filter(
      (member) => !METATABLE_FIELDS.has(member.name.text) && member.value !== table && isIncluded(member),
    )
    .filter((member) => !isClassTable(member.value))
    .map((member) => {
      const mark = isMethod(member) ? ":" : ".";
      const type = typeOf(context, member.value, memberPath(path, member.name.text, mark), table);
      return propertyOf({ ...member, type });
    });
}

/** The members of a table's `__index`, unless an instance type lists them. */
function indexMembers(context: TypeContext, table: ModuleTable): readonly Member[] {
  const index = table.latest.get("__index")?.value;
  if (index?.kind !== "table" || index === table) return [];
  return index.members.filter(
    (member) => !table.latest.has(member.name.text) && !context.isInstanceMember(index, member),
  );
}

export const isMethod = ({ value }: Member): boolean =>
  value.kind === "function"
    ? value.method || isReceiver(value.body.parameters[0])
    : value.kind === "typed" &&
      value.type.kind === "function" &&
      isReceiver(value.type.signature.parameters[0]);

function typeOfFunction(
  moduleContext: TypeContext,
  { body, attributes, method, isImported, span }: ModuleFunction,
  path: string,
  owner: ModuleTable | null,
): Type {
  const context: TypeContext =
    isImported === true ? { ...moduleContext, report: () => undefined } : moduleContext;
  const self = owner === null ? null : context.selfOf(owner);
  const selfAt = (nameSpan: Span): Type => referenceTo(self ?? "unknown", nameSpan);
  const typed = (parameter: BodyParameter, index: number): Parameter => {
    const { text, span: nameSpan } = parameter.name;
    const written = index === 0 && text === "self" ? (parameter.type ?? selfAt(nameSpan)) : parameter.type;
    return {
      ...parameter,
      type: written ?? unknown(context, `the parameter \`${text}\` of \`${path}\``, nameSpan),
    };
  };
  const parameters = body.parameters.map(typed);
  const start: Span = [span[0], span[0]];
  const receiver = { name: { text: "self", span: start }, type: selfAt(start), doc: null, span: start };
  const signature = {
    generics: body.generics,
    parameters: method ? [receiver, ...parameters] : parameters,
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
  const type = unknown(context, `the \`...\` of \`${path}\``, headOf(context, span));
  return { kind: "variadic", type, span: [span[0], span[0]] };
}

function returnsOf(
  context: TypeContext,
  { returns, returnsValues }: FunctionBody,
  path: string,
  span: Span,
): Signature["returns"] {
  if (returns !== null) return returns;
  if (returnsValues) return unknown(context, `the result of \`${path}\``, headOf(context, span));
  return noResults([span[1], span[1]]);
}

const headOf = (context: TypeContext, [start, end]: Span): Span => [
  start,
  Math.min(end, restOfLine(context, start)[1]),
];
