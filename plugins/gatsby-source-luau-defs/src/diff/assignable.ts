/**
 * Whether a type of one version is assignable to a type of another. Conservative: if in doubt, it is not.
 * Types of the same name count as equal, since a change of their contents is reported separately.
 */
import {
  assertNever,
  type FunctionType,
  type PackTail,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
  typeText,
} from "luau-contract";
import type { Entry } from "../model/model";
import {
  binding,
  enter,
  hiding,
  listOf,
  standingFor,
  type VersionedTypeList,
  type Question,
  type Scope,
} from "./comparison-scope";
import { correspond, type Generics } from "./generics";
import { instantiations, isType } from "./instantiate";
import { symbolKey, type VersionIndex } from "./symbols";
import { expand, fieldsOf, mergedTable, type VersionedType } from "./type-bodies";

/** `generics` are those of the functions and classes around the two types. */
export function isAssignable(
  source: VersionedType,
  target: VersionedType,
  question: Question,
  generics: Generics,
): boolean {
  return fits(source, target, { question, generics, bound: new Map(), open: new Set() });
}

/** The order matters: unions on the left are split first, unions on the right last. */
function fits(first: VersionedType, second: VersionedType, scope: Scope): boolean {
  const [source, target] = [standingFor(first, scope), standingFor(second, scope)];
  const [a, b] = [source.type, target.type];
  const from = (type: TypeNode): VersionedType => ({ type, version: source.version });
  const to = (type: TypeNode): VersionedType => ({ type, version: target.version });
  // In Luau, `any` is assignable to everything, but a script that receives it loses the type information.
  if (isNamed(a, "never") || isNamed(b, "any") || isNamed(b, "unknown")) return true;
  if (
    a.kind === "reference" &&
    b.kind === "reference" &&
    isSameName(source.version, a, target.version, b, scope)
  )
    return sameArguments(from, a, to, b, scope);
  if (
    a.kind === "reference" &&
    b.kind === "union" &&
    b.members.some(
      (member) =>
        member.kind === "reference" &&
        isSameName(source.version, a, target.version, member, scope) &&
        sameArguments(from, a, to, member, scope),
    )
  )
    return true;
  if (a.kind === "union") return a.members.every((member) => fits(from(member), target, scope));
  if (a.kind === "optional") return fits(from(NIL), target, scope) && fits(from(a.type), target, scope);
  if (b.kind === "intersection")
    return b.members.every((member) => fits(source, to(member), scope)) || fitsMerged(source, target, scope);
  const expandedSource = expand(source);
  if (expandedSource !== null && isSum(expandedSource))
    return enter(scope, source, target, (inner) => fits(from(expandedSource), target, inner));
  if (b.kind === "union" && b.members.some((member) => fits(source, to(member), scope))) return true;
  if (b.kind === "union" && isNamed(a, "boolean"))
    return BOOLEANS.every((member) => fits(from(member), target, scope));
  if (b.kind === "optional" && (a.kind === "nil" || fits(source, to(b.type), scope))) return true;
  if (
    a.kind === "intersection" &&
    (a.members.some((member) => fits(from(member), target, scope)) || fitsMerged(source, target, scope))
  )
    return true;
  if (a.kind === "reference" && b.kind === "reference" && isDescendant(source, b)) return true;
  const expandedTarget = expand(target);
  if (expandedSource !== null || expandedTarget !== null) {
    return enter(scope, source, target, (inner) =>
      fits(from(expandedSource ?? a), to(expandedTarget ?? b), inner),
    );
  }
  return fitsShape(source, target, scope);
}

const NIL: TypeNode = { kind: "nil" };
const BOOLEANS: readonly TypeNode[] = [
  { kind: "boolean", value: true },
  { kind: "boolean", value: false },
];

const isNamed = (type: TypeNode, name: string): boolean =>
  type.kind === "reference" && type.prefix === null && type.name === name && type.target.kind === "builtin";
const isSum = (type: TypeNode): boolean => type.kind === "union" || type.kind === "optional";

/** Compares intersections of tables as merged tables. */
function fitsMerged(source: VersionedType, target: VersionedType, scope: Scope): boolean {
  const [from, to] = [mergedTable(source), mergedTable(target)];
  if (from === null && to === null) return false;
  return enter(scope, source, target, (inner) =>
    fits({ ...source, type: from ?? source.type }, { ...target, type: to ?? target.type }, inner),
  );
}

function isSameName(
  fromVersion: VersionIndex,
  a: TypeReference,
  toVersion: VersionIndex,
  b: TypeReference,
  scope: Scope,
): boolean {
  if (a.target.kind === "generic" && b.target.kind === "generic")
    return correspond(scope.generics, [fromVersion, a.name], [toVersion, b.name]);
  if (a.target.kind === "symbol" && b.target.kind === "symbol") {
    const known = fromVersion.byId.has(a.target.id) && toVersion.byId.has(b.target.id);
    return known && symbolKey(a.target.id) === symbolKey(b.target.id);
  }
  return a.target.kind === b.target.kind && a.name === b.name && a.prefix === b.prefix;
}

/** Type arguments must be equal: the variance of generics is not analysed. */
function sameArguments(
  from: (type: TypeNode) => VersionedType,
  a: TypeReference,
  to: (type: TypeNode) => VersionedType,
  b: TypeReference,
  scope: Scope,
): boolean {
  if (a.args.length !== b.args.length) return false;
  return a.args.every((first, index) => {
    const second = b.args[index];
    if (second === undefined) return false;
    if (!isType(first) || !isType(second)) return isSameText(first, second);
    return fits(from(first), to(second), scope) && fits(to(second), from(first), scope);
  });
}

const isSameText = (a: TypeOrPack, b: TypeOrPack): boolean => typeText(a) === typeText(b);

function isDescendant({ type, version }: VersionedType, ancestor: TypeReference): boolean {
  if (type.kind !== "reference" || type.target.kind !== "symbol" || ancestor.target.kind !== "symbol")
    return false;
  const key = symbolKey(ancestor.target.id);
  const visited = new Set<Entry>();
  let entry = version.byId.get(type.target.id);
  while (entry !== undefined && entry.kind === "class" && !visited.has(entry)) {
    if (symbolKey(entry.id) === key) return true;
    visited.add(entry);
    const parent = entry.parent?.target ?? null;
    entry = parent === null ? undefined : version.byId.get(parent);
  }
  return false;
}

function fitsShape(source: VersionedType, target: VersionedType, scope: Scope): boolean {
  const [a, b] = [source.type, target.type];
  switch (a.kind) {
    case "nil":
      return b.kind === "nil";
    case "string":
      return isNamed(b, "string") || (b.kind === "string" && b.value === a.value);
    case "boolean":
      return isNamed(b, "boolean") || (b.kind === "boolean" && b.value === a.value);
    case "typeof":
      return b.kind === "typeof" && b.expression === a.expression;
    case "array":
    case "table":
      return (
        (b.kind === "array" || b.kind === "table") &&
        fitsTable({ ...source, type: fieldsOf(a) }, { ...target, type: fieldsOf(b) }, scope)
      );
    case "function":
      return b.kind === "function" && fitsFunction({ ...source, type: a }, { ...target, type: b }, scope);
    case "reference":
    case "union":
    case "intersection":
    case "optional":
      return false;
    default:
      return assertNever(a);
  }
}

/**
 * Tables are mostly passed where they are created, so their fields are treated as covariant, although Luau
 * requires equal types for a table in a variable.
 */
function fitsTable(
  source: VersionedType<readonly TableTypeField[]>,
  target: VersionedType<readonly TableTypeField[]>,
  scope: Scope,
): boolean {
  const { old, sameFields } = scope.question;
  const isLost = (field: TableTypeField): boolean => !target.type.some((other) => isSameField(field, other));
  if ((sameFields || source.version === old) && source.type.some(isLost)) return false;
  return target.type.every((wanted) => {
    const given = source.type.find((field) => isSameField(field, wanted));
    const to: VersionedType = { type: valueOf(wanted), version: target.version };
    if (given === undefined && (sameFields || target.version === old)) return false;
    if (given === undefined)
      return wanted.kind === "property" && fits({ type: NIL, version: source.version }, to, scope);
    if (given.access !== "readWrite" && given.access !== wanted.access) return false;
    const from: VersionedType = { type: valueOf(given), version: source.version };
    return (
      (wanted.access === "write" || fits(from, to, scope)) &&
      (wanted.access !== "write" || fits(to, from, scope))
    );
  });
}

const valueOf = (field: TableTypeField): TypeNode => (field.kind === "indexer" ? field.value : field.type);

function isSameField(a: TableTypeField, b: TableTypeField): boolean {
  if (a.kind === "property") return b.kind === "property" && a.name === b.name;
  return b.kind === "indexer" && isSameText(a.key, b.key);
}

/** The source's generics may be instantiated; the target's are opaque, since a script has chosen them. */
type VersionedFunction = VersionedType<FunctionType>;

function fitsFunction(source: VersionedFunction, target: VersionedFunction, outer: Scope): boolean {
  const scope = hiding(outer, target.version, target.type.generics);
  if (source.type.generics.length === 0) return fitsSignature(source, target, scope);
  return instantiations(source.type, target).some((bindings) =>
    fitsSignature(source, target, binding(scope, source.version, bindings)),
  );
}

/**
 * Parameters are contravariant. A function with fewer parameters is accepted where the engine calls it;
 * scripts that call it must not pass more arguments than it has parameters.
 */
function fitsSignature(source: VersionedFunction, target: VersionedFunction, scope: Scope): boolean {
  const [a, b] = [source, target].map(({ type, version }) => ({
    parameters: listOf(
      { types: type.parameters.map((one) => one.type), tail: type.variadic },
      version,
      scope,
    ),
    returns: listOf({ types: type.returns.map((one) => one.type), tail: type.returnsTail }, version, scope),
  }));
  if (a === undefined || b === undefined) return false;
  const { old, sameFields } = scope.question;
  if ((sameFields || target.version === old) && !takesAsMany(a.parameters, b.parameters)) return false;
  return fitsList(b.parameters, a.parameters, scope) && fitsList(a.returns, b.returns, scope);
}

const takesAsMany = (own: VersionedTypeList, other: VersionedTypeList): boolean =>
  own.tail !== null || (other.tail === null && own.types.length >= other.types.length);

/** Compares a list of provided values with the expected one. Missing values are nil. */
function fitsList(given: VersionedTypeList, wanted: VersionedTypeList, scope: Scope): boolean {
  const { tail } = given;
  const missing: VersionedType | null =
    tail === null
      ? null
      : { type: tail.type.kind === "variadic" ? tail.type.type : NIL, version: tail.version };
  const each = wanted.types.every((type, index) =>
    fits(given.types[index] ?? missing ?? { type: NIL, version: type.version }, type, scope),
  );
  return each && fitsTail(tail, wanted.tail, scope);
}

/** Extra values of a pack are dropped if nothing accepts them. */
function fitsTail(
  given: VersionedType<PackTail> | null,
  wanted: VersionedType<PackTail> | null,
  scope: Scope,
): boolean {
  if (wanted === null) return true;
  if (given === null) return wanted.type.kind === "variadic";
  const [a, b] = [given.type, wanted.type];
  if (a.kind === "variadic" && b.kind === "variadic")
    return fits({ type: a.type, version: given.version }, { type: b.type, version: wanted.version }, scope);
  if (a.kind === "variadic" || b.kind === "variadic") return false;
  return correspond(scope.generics, [given.version, a.name], [wanted.version, b.name]);
}
