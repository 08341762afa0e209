/**
 * Finds instantiations of a function's generics that may make it assignable to another function, such as
 * T = `number` for `<T>(T) -> T` and `(number) -> number`. Candidates come from matching both types
 * structurally; the caller checks whether they fit.
 */
import {
  type FunctionType,
  type PackTail,
  type TableTypeField,
  type TypeNode,
  type TypeReference,
  typeText,
} from "luau-contract";
import { expand, type VersionedType } from "./type-bodies";

/** Types and packs by the names of the generics that they replace. */
export interface Bindings {
  readonly types: ReadonlyMap<string, VersionedType>;
  readonly packs: ReadonlyMap<string, VersionedType<TypeList>>;
}

/** Parameters or returns. */
export interface TypeList {
  readonly types: readonly TypeNode[];
  readonly tail: PackTail | null;
}

/**
 * Several candidates: a generic that occurs more than once may need the type of its first occurrence, or the
 * union of all.
 */
export function instantiations(
  source: FunctionType,
  { type: target, version }: VersionedType<FunctionType>,
): readonly Bindings[] {
  const found: Found = {
    types: new Map(),
    packs: new Map(),
    own: new Set(source.generics.map(({ name }) => name)),
    given: null,
    version,
  };
  matchParameters(source, target, found);
  matchReturns(source, target, {
    ...found,
    given: { names: new Set([...found.types.keys(), ...found.packs.keys()]), free: ungiven(target) },
  });
  const bound = (choose: (candidates: readonly TypeNode[]) => TypeNode): Bindings => ({
    types: new Map(
      source.generics.map(({ name }) => [name, { type: choose(found.types.get(name) ?? []), version }]),
    ),
    packs: new Map(
      source.generics
        .filter(({ pack }) => pack)
        .map(({ name }) => [name, { type: found.packs.get(name) ?? ANYTHING, version }]),
    ),
  });
  return [bound(([first]) => first ?? ANY), bound(unionOf)];
}

interface Found {
  readonly types: Map<string, TypeNode[]>;
  readonly packs: Map<string, TypeList>;
  /** The generics to be found: those of the outermost function, unless an inner one shadows them. */
  readonly own: ReadonlySet<string>;
  /**
   * In returns: generics determined by arguments, which alone can be anything other than one of the
   * `free` generics.
   */
  readonly given: { readonly names: ReadonlySet<string>; readonly free: ReadonlySet<string> } | null;
  readonly version: VersionedType["version"];
}

/**
 * Generics that no parameter refers to: arguments cannot determine them, so only another such generic can
 * replace them. A field of the same name counts as a reference, which at worst reports a change as breaking.
 */
function ungiven({ generics, parameters, variadic }: FunctionType): ReadonlySet<string> {
  const words = new Set(
    typeText({ kind: "typeList", types: typesOf(parameters), tail: variadic }).match(/\w+/g),
  );
  return new Set(generics.map(({ name }) => name).filter((name) => !words.has(name)));
}

const isTold = ({ given }: Found, name: string, type: TypeNode | PackTail | null): boolean =>
  given === null ||
  given.names.has(name) ||
  ((type?.kind === "reference" || type?.kind === "genericPack") && given.free.has(type.name));

const ANY: TypeReference = {
  kind: "reference",
  prefix: null,
  name: "any",
  args: [],
  target: { kind: "builtin" },
  span: [0, 0],
};
const ANYTHING: TypeList = { types: [], tail: { kind: "variadic", type: ANY } };

function unionOf(candidates: readonly TypeNode[]): TypeNode {
  const distinct = [...new Map(candidates.map((type) => [typeText(type), type])).values()];
  const [first = ANY] = distinct;
  return distinct.length < 2 ? first : { kind: "union", members: distinct };
}

function matchFunctions(pattern: FunctionType, type: FunctionType, found: Found): void {
  matchParameters(pattern, type, found);
  matchReturns(pattern, type, found);
}

function matchParameters(pattern: FunctionType, type: FunctionType, found: Found): void {
  matchLists(
    { types: typesOf(pattern.parameters), tail: pattern.variadic },
    { types: typesOf(type.parameters), tail: type.variadic },
    found,
  );
}

function matchReturns(pattern: FunctionType, type: FunctionType, found: Found): void {
  matchLists(
    { types: typesOf(pattern.returns), tail: pattern.returnsTail },
    { types: typesOf(type.returns), tail: type.returnsTail },
    found,
  );
}

const typesOf = (slots: FunctionType["parameters"]): readonly TypeNode[] => slots.map(({ type }) => type);

function matchLists(pattern: TypeList, given: TypeList, found: Found): void {
  const repeated = given.tail?.kind === "variadic" ? given.tail.type : null;
  pattern.types.forEach((type, index) => {
    const other = given.types[index] ?? repeated;
    if (other !== null) match(type, other, found);
  });
  const { tail } = pattern;
  const rest = given.types.slice(pattern.types.length);
  if (
    tail?.kind === "genericPack" &&
    found.own.has(tail.name) &&
    !found.packs.has(tail.name) &&
    isTold(found, tail.name, rest.length === 0 ? given.tail : null)
  )
    found.packs.set(tail.name, { types: rest, tail: given.tail });
  if (tail?.kind === "variadic")
    for (const type of repeated === null ? rest : [...rest, repeated]) match(tail.type, type, found);
}

function match(pattern: TypeNode, type: TypeNode, found: Found, depth = 0): void {
  if (pattern.kind === "reference") return matchReference(pattern, type, found);
  if (pattern.kind === "optional")
    return match(pattern.type, type.kind === "optional" ? type.type : type, found, depth);
  if (pattern.kind === "union") return matchUnion(pattern.members, type, found);
  if (pattern.kind === "intersection")
    return pattern.members.forEach((member) => match(member, type, found, depth));
  if (pattern.kind === "array" && type.kind === "array") return match(pattern.element, type.element, found);
  if (pattern.kind === "table" && type.kind === "table")
    return matchTables(pattern.fields, type.fields, found);
  if (pattern.kind === "function" && type.kind === "function")
    return matchFunctions(pattern, type, within(found, pattern));
  const body = depth > DEEPEST ? null : expand({ type, version: found.version });
  if (body !== null) match(pattern, body, found, depth + 1);
}

/** Aliases may be recursive. */
const DEEPEST = 8;

const within = (found: Found, { generics }: FunctionType): Found =>
  generics.length === 0
    ? found
    : {
        ...found,
        own: new Set([...found.own].filter((name) => generics.every((generic) => generic.name !== name))),
      };

function matchReference(pattern: TypeReference, type: TypeNode, found: Found): void {
  if (pattern.target.kind === "generic" && found.own.has(pattern.name)) {
    if (!isTold(found, pattern.name, type)) return;
    const candidates = found.types.get(pattern.name);
    if (candidates === undefined) found.types.set(pattern.name, [type]);
    else candidates.push(type);
    return;
  }
  if (type.kind !== "reference" || type.name !== pattern.name) return;
  pattern.args.forEach((arg, index) => {
    const other = type.args[index];
    if (isType(arg) && other !== undefined && isType(other)) match(arg, other, found);
  });
}

export const isType = (type: TypeReference["args"][number]): type is TypeNode =>
  type.kind !== "variadic" && type.kind !== "genericPack" && type.kind !== "typeList";

/** Matches the members that are not matched by name with the rest. */
function matchUnion(members: readonly TypeNode[], type: TypeNode, found: Found): void {
  const texts = new Set(members.map(typeText));
  const given = type.kind === "union" ? type.members : type.kind === "optional" ? [type.type, NIL] : [type];
  for (const one of given)
    if (!texts.has(typeText(one)) || isOwn(one)) for (const member of members) match(member, one, found);
}

const NIL: TypeNode = { kind: "nil" };
const isOwn = (type: TypeNode): boolean => type.kind === "reference" && type.target.kind === "generic";

function matchTables(
  patterns: readonly TableTypeField[],
  fields: readonly TableTypeField[],
  found: Found,
): void {
  for (const pattern of patterns) {
    for (const field of fields) {
      if (pattern.kind === "property" && field.kind === "property" && pattern.name === field.name)
        match(pattern.type, field.type, found);
      if (pattern.kind === "indexer" && field.kind === "indexer") {
        match(pattern.key, field.key, found);
        match(pattern.value, field.value, found);
      }
    }
  }
}
