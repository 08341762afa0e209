/** Context of a comparison of two types: what is compared, and how generics are instantiated. */
import { type GenericParameter, type PackTail, typeText } from "luau-contract";
import { hidden, type Generics } from "./generics";
import type { Bindings, TypeList } from "./instantiate";
import type { VersionIndex } from "./symbols";
import type { VersionedType } from "./type-bodies";

/** What is compared. */
export interface Question {
  /** The older version. Fields of its tables must still exist, because scripts use them. */
  readonly old: VersionIndex;
  /** Whether tables must have the same fields; an additional optional field then counts as a difference. */
  readonly sameFields: boolean;
}

export interface Scope {
  readonly question: Question;
  readonly generics: Generics;
  /** Instantiated generics of function types, by the version that declares them. */
  readonly bound: ReadonlyMap<VersionIndex, Bindings>;
  /** The pairs under comparison in outer calls. */
  readonly open: ReadonlySet<string>;
}

/** The instantiation of a generic while its function is compared with another. */
export function standingFor(versioned: VersionedType, { bound }: Scope): VersionedType {
  const { type, version } = versioned;
  return type.kind === "reference" && type.target.kind === "generic"
    ? (bound.get(version)?.types.get(type.name) ?? versioned)
    : versioned;
}

/** Maximum nesting of names, to limit recursion. No real type is nested as deeply. */
const DEEPEST = 200;

/** Types may be recursive: a pair that is already under comparison is assumed to match. */
export function enter(
  scope: Scope,
  source: VersionedType,
  target: VersionedType,
  compare: (scope: Scope) => boolean,
): boolean {
  const pair = `${typeText(source.type)} ${typeText(target.type)}`;
  return (
    scope.open.has(pair) ||
    (scope.open.size < DEEPEST && compare({ ...scope, open: new Set([...scope.open, pair]) }))
  );
}

/** A function's generics shadow outer ones of the same names. */
export function hiding(scope: Scope, version: VersionIndex, generics: readonly GenericParameter[]): Scope {
  if (generics.length === 0) return scope;
  const names = new Set(generics.map(({ name }) => name));
  const visible = { ...scope, generics: hidden(scope.generics, version, names) };
  const bound = scope.bound.get(version);
  if (bound === undefined) return visible;
  const types = new Map([...bound.types].filter(([name]) => !names.has(name)));
  return { ...visible, bound: new Map([...scope.bound, [version, { ...bound, types }]]) };
}

export function binding(scope: Scope, version: VersionIndex, { types, packs }: Bindings): Scope {
  const outer = scope.bound.get(version);
  const all = {
    types: new Map([...(outer?.types ?? []), ...types]),
    packs: new Map([...(outer?.packs ?? []), ...packs]),
  };
  return { ...scope, bound: new Map([...scope.bound, [version, all]]) };
}

export interface VersionedTypeList {
  readonly types: readonly VersionedType[];
  readonly tail: VersionedType<PackTail> | null;
}

/** If a list's tail is bound to another list, appends that one. */
export function listOf({ types, tail }: TypeList, version: VersionIndex, scope: Scope): VersionedTypeList {
  const own = types.map((type) => ({ type, version }));
  const pack = tail?.kind === "genericPack" ? scope.bound.get(version)?.packs.get(tail.name) : undefined;
  if (pack === undefined) return { types: own, tail: tail === null ? null : { type: tail, version } };
  const rest = listOf(pack.type, pack.version, { ...scope, bound: new Map() });
  return { types: [...own, ...rest.types], tail: rest.tail };
}
