/**
 * Whether all values of one version's type are values of another version's. It is careful: where it cannot tell, it
 * says no. Types of the same name count as the same: what changes inside them is a change of theirs.
 */
import { assertNever } from "../model/assert-never";
import type { Entry } from "../model/model";
import type { FunctionType, GenericParameter, PackTail, TableTypeField, TypeNode, TypeOrPack, TypeReference } from "../model/types";
import { symbolKey, type World } from "./symbols";
import { typeText } from "./type-text";

/** A type, and the version whose names it uses. */
export interface Placed<T = TypeNode> {
  readonly type: T;
  readonly world: World;
}

/** What is being asked. */
export interface Question {
  /** The older version: what its tables have, those of the other must have, too, or scripts that use it are wrong. */
  readonly old: World;
  /** Whether tables must have the same fields; a field that may be left out is one that makes them differ. */
  readonly sameFields: boolean;
}

/** Generics that correspond to each other, as `T=U`, both ways; and the pairs that are being compared further up. */
interface Scope {
  readonly question: Question;
  readonly generics: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
}

/** `generics`: those of the functions or classes around the two types, by position. */
export function isAssignable(
  source: Placed,
  target: Placed,
  question: Question,
  generics: readonly [readonly GenericParameter[], readonly GenericParameter[]] = [[], []],
): boolean {
  return fits(source, target, withGenerics({ question, generics: new Set(), open: new Set() }, ...generics));
}

function withGenerics(scope: Scope, source: readonly GenericParameter[], target: readonly GenericParameter[]): Scope {
  const pairs = source.flatMap(({ name }, index) => (target[index] === undefined ? [] : [`${name}=${target[index].name}`, `${target[index].name}=${name}`]));
  return pairs.length === 0 ? scope : { ...scope, generics: new Set([...scope.generics, ...pairs]) };
}

/** In the order in which a type has to be taken apart: what offers a choice on the left first, on the right last. */
function fits(source: Placed, target: Placed, scope: Scope): boolean {
  const [a, b] = [source.type, target.type];
  const from = (type: TypeNode): Placed => ({ type, world: source.world });
  const to = (type: TypeNode): Placed => ({ type, world: target.world });
  // Luau lets `any` pass for everything, but whoever gets it no longer knows what it is.
  if (isNamed(a, "never") || isNamed(b, "any") || isNamed(b, "unknown")) return true;
  if (a.kind === "reference" && b.kind === "reference" && isSameName(source.world, a, target.world, b, scope)) return sameArguments(from, a, to, b, scope);
  if (a.kind === "union") return a.members.every((member) => fits(from(member), target, scope));
  if (a.kind === "optional") return fits(from(NIL), target, scope) && fits(from(a.type), target, scope);
  if (b.kind === "intersection") return b.members.every((member) => fits(source, to(member), scope));
  const expandedSource = expand(source);
  if (expandedSource !== null && isSum(expandedSource)) return enter(scope, source, target, (inner) => fits(from(expandedSource), target, inner));
  if (b.kind === "union" && b.members.some((member) => fits(source, to(member), scope))) return true;
  if (b.kind === "optional" && (a.kind === "nil" || fits(source, to(b.type), scope))) return true;
  if (a.kind === "intersection" && a.members.some((member) => fits(from(member), target, scope))) return true;
  if (a.kind === "reference" && b.kind === "reference" && isDescendant(source, b)) return true;
  const expandedTarget = expand(target);
  if (expandedSource !== null || expandedTarget !== null) {
    return enter(scope, source, target, (inner) => fits(from(expandedSource ?? a), to(expandedTarget ?? b), inner));
  }
  return fitsShape(source, target, scope);
}

const NIL: TypeNode = { kind: "nil" };

const isNamed = (type: TypeNode, name: string): boolean => type.kind === "reference" && type.prefix === null && type.name === name && type.target.kind === "builtin";
const isSum = (type: TypeNode): boolean => type.kind === "union" || type.kind === "optional";

/** A pair that is already being compared further up holds if nothing else speaks against it: types may contain themselves. */
function enter(scope: Scope, source: Placed, target: Placed, compare: (scope: Scope) => boolean): boolean {
  const pair = `${typeText(source.type)} ${typeText(target.type)}`;
  return scope.open.has(pair) || compare({ ...scope, open: new Set([...scope.open, pair]) });
}

function isSameName(fromWorld: World, a: TypeReference, toWorld: World, b: TypeReference, scope: Scope): boolean {
  if (a.target.kind === "generic" && b.target.kind === "generic") return a.name === b.name || scope.generics.has(`${a.name}=${b.name}`);
  if (a.target.kind === "symbol" && b.target.kind === "symbol") {
    const known = fromWorld.byId.has(a.target.id) && toWorld.byId.has(b.target.id);
    return known && symbolKey(a.target.id) === symbolKey(b.target.id);
  }
  return a.target.kind === b.target.kind && a.name === b.name && a.prefix === b.prefix;
}

/** Type arguments have to be the same both ways: what a generic type does with them is not looked into. */
function sameArguments(from: (type: TypeNode) => Placed, a: TypeReference, to: (type: TypeNode) => Placed, b: TypeReference, scope: Scope): boolean {
  if (a.args.length !== b.args.length) return false;
  return a.args.every((first, index) => {
    const second = b.args[index];
    if (second === undefined) return false;
    if (!isType(first) || !isType(second)) return isSameText(first, second);
    return fits(from(first), to(second), scope) && fits(to(second), from(first), scope);
  });
}

const isType = (type: TypeReference["args"][number]): type is TypeNode => type.kind !== "variadic" && type.kind !== "genericPack" && type.kind !== "typeList";

const isSameText = (a: TypeOrPack, b: TypeOrPack): boolean => typeText(a) === typeText(b);

function isDescendant({ type, world }: Placed, ancestor: TypeReference): boolean {
  if (type.kind !== "reference" || type.target.kind !== "symbol" || ancestor.target.kind !== "symbol") return false;
  const key = symbolKey(ancestor.target.id);
  const visited = new Set<Entry>();
  let entry = world.byId.get(type.target.id);
  while (entry !== undefined && entry.kind === "class" && !visited.has(entry)) {
    if (symbolKey(entry.id) === key) return true;
    visited.add(entry);
    const parent = entry.parent?.target ?? null;
    entry = parent === null ? undefined : world.byId.get(parent);
  }
  return false;
}

/** What a name stands for; null for what has to be compared by its name. */
function expand({ type, world }: Placed): TypeNode | null {
  if (type.kind !== "reference" || type.target.kind !== "symbol") return null;
  const entry = world.byId.get(type.target.id);
  return entry === undefined ? null : bodyOf(entry);
}

/** The type that an entry gives a name to, where it has neither generics nor an identity of its own. */
export function bodyOf(entry: Entry): TypeNode | null {
  if (entry.kind === "type") return entry.generics.length === 0 ? entry.type : null;
  if (entry.kind === "enum" && entry.origin === "strings") return { kind: "union", members: entry.values.map(({ name }) => ({ kind: "string", value: name })) };
  if (entry.kind !== "class" || entry.origin === "extern" || entry.generics.length > 0 || entry.methods.length > 0) return null;
  const fields: TableTypeField[] = entry.properties.map(({ name, access, type }) => ({ kind: "property", name, access, type }));
  const { indexer } = entry;
  return { kind: "table", fields: indexer === null ? fields : [...fields, { kind: "indexer", access: indexer.access, key: indexer.key, value: indexer.value }] };
}

function fitsShape(source: Placed, target: Placed, scope: Scope): boolean {
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
      return b.kind === "array" && fits({ type: a.element, world: source.world }, { type: b.element, world: target.world }, scope);
    case "table":
      return b.kind === "table" && fitsTable({ ...source, type: a.fields }, { ...target, type: b.fields }, scope);
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
 * Tables change hands mostly where they are made, so their fields may be narrower, although Luau asks for the same type
 * of a table that is kept in a variable.
 */
function fitsTable(source: Placed<readonly TableTypeField[]>, target: Placed<readonly TableTypeField[]>, scope: Scope): boolean {
  const { old, sameFields } = scope.question;
  const isLost = (field: TableTypeField): boolean => !target.type.some((other) => isSameField(field, other));
  if ((sameFields || source.world === old) && source.type.some(isLost)) return false;
  return target.type.every((wanted) => {
    const given = source.type.find((field) => isSameField(field, wanted));
    const to: Placed = { type: valueOf(wanted), world: target.world };
    if (given === undefined && (sameFields || target.world === old)) return false;
    if (given === undefined) return wanted.kind === "property" && fits({ type: NIL, world: source.world }, to, scope);
    if (given.access !== "readWrite" && given.access !== wanted.access) return false;
    const from: Placed = { type: valueOf(given), world: source.world };
    return (wanted.access === "write" || fits(from, to, scope)) && (wanted.access !== "write" || fits(to, from, scope));
  });
}

const valueOf = (field: TableTypeField): TypeNode => (field.kind === "indexer" ? field.value : field.type);

function isSameField(a: TableTypeField, b: TableTypeField): boolean {
  if (a.kind === "property") return b.kind === "property" && a.name === b.name;
  return b.kind === "indexer" && isSameText(a.key, b.key);
}

/** A function that takes fewer arguments does for one that takes more; parameters go the other way round. */
function fitsFunction(source: Placed<FunctionType>, target: Placed<FunctionType>, outer: Scope): boolean {
  const [a, b] = [source.type, target.type];
  const scope = withGenerics(outer, a.generics, b.generics);
  const flip = (wanted: TypeNode, given: TypeNode): boolean => fits({ type: wanted, world: target.world }, { type: given, world: source.world }, scope);
  const parametersFit = a.parameters.every(({ type }, index) => {
    const wanted = b.parameters[index]?.type ?? (b.variadic?.kind === "variadic" ? b.variadic.type : NIL);
    return flip(wanted, type);
  });
  if (!parametersFit || !fitsTail(b.variadic, a.variadic, flip)) return false;
  const returned = (given: TypeNode, wanted: TypeNode): boolean => fits({ type: given, world: source.world }, { type: wanted, world: target.world }, scope);
  const missing = a.returnsTail?.kind === "variadic" ? a.returnsTail.type : NIL;
  return b.returns.every(({ type }, index) => returned(a.returns[index]?.type ?? missing, type)) && fitsTail(a.returnsTail, b.returnsTail, returned);
}

/** Where nothing takes the values of a pack, they are dropped. */
function fitsTail(given: PackTail | null, wanted: PackTail | null, compare: (given: TypeNode, wanted: TypeNode) => boolean): boolean {
  if (wanted === null) return true;
  if (given === null) return wanted.kind === "variadic";
  if (given.kind === "variadic" && wanted.kind === "variadic") return compare(given.type, wanted.type);
  // Packs are the generics of the function around them, which correspond by position.
  return given.kind === wanted.kind;
}
