import { assertNever } from "luau-syntax";
import type { ExternMember, Generic, PackOrType, Signature, Statement, Type } from "full-moon-wasm";

type Visit = (type: Type) => void;

export function visitStatementTypes(statement: Statement, visit: Visit): void {
  switch (statement.kind) {
    case "declareFunction":
      return visitSignature(statement.signature, visit);
    case "declareGlobal":
      return visitType(statement.type, visit);
    case "externType":
      for (const member of statement.members) visitMember(member, visit);
      return;
    case "typeAlias":
      visitGenerics(statement.generics, visit);
      return visitType(statement.type, visit);
    case "typeFunction":
      return;
    case "luau":
      for (const declared of statement.declarations) visitStatementTypes(declared.statement, visit);
      return;
    default:
      return assertNever(statement);
  }
}

function visitMember(member: ExternMember, visit: Visit): void {
  if (member.kind === "method") return visitSignature(member.signature, visit);
  if (member.kind === "property") return visitType(member.type, visit);
  visitType(member.key, visit);
  visitType(member.value, visit);
}

function visitSignature({ generics, parameters, variadic, returns }: Signature, visit: Visit): void {
  visitGenerics(generics, visit);
  for (const { type } of parameters) visitType(type, visit);
  if (variadic !== null) visitType(variadic, visit);
  visitType(returns, visit);
}

function visitGenerics(generics: readonly Generic[], visit: Visit): void {
  for (const generic of generics) if (generic.default !== null) visitType(generic.default, visit);
}

export function visitType(type: PackOrType, visit: Visit): void {
  switch (type.kind) {
    case "genericPack":
      return;
    case "variadic":
      return visitType(type.type, visit);
    case "typeList":
      for (const item of type.types) visitType(item.type, visit);
      if (type.tail !== null) visitType(type.tail, visit);
      return;
    default:
      visit(type);
      return visitInside(type, visit);
  }
}

function visitInside(type: Type, visit: Visit): void {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return;
    case "reference":
      for (const argument of type.args ?? []) visitType(argument, visit);
      return;
    case "table":
      for (const field of type.fields) visitMember(field, visit);
      return;
    case "array":
      return visitType(type.element, visit);
    case "function":
      return visitSignature(type.signature, visit);
    case "union":
    case "intersection":
      for (const member of type.members) visitType(member.type, visit);
      return;
    case "optional":
    case "group":
      return visitType(type.type, visit);
    default:
      return assertNever(type);
  }
}
