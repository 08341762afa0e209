/** What is known around two types while they are compared: the question, and what their generics stand for. */
import type { GenericParameter, PackTail } from "../model/types";
import { hidden, type Generics } from "./generics";
import type { Bindings, TypeList } from "./instantiate";
import type { World } from "./symbols";
import type { Placed } from "./type-bodies";
import { typeText } from "./type-text";

/** What is being asked. */
export interface Question {
  /**
   * The older version: what its tables have, those of the other must have, too, or scripts that use it are
   * wrong.
   */
  readonly old: World;
  /** Whether tables must have the same fields; a field that may be left out is one that makes them differ. */
  readonly sameFields: boolean;
}

export interface Scope {
  readonly question: Question;
  readonly generics: Generics;
  /** What the generics of function types stand for, by the version that these are written in. */
  readonly bound: ReadonlyMap<World, Bindings>;
  /** The pairs that are being compared further up. */
  readonly open: ReadonlySet<string>;
}

/** What a generic of a function stands for while the function is held against another. */
export function standingFor(placed: Placed, { bound }: Scope): Placed {
  const { type, world } = placed;
  return type.kind === "reference" && type.target.kind === "generic"
    ? (bound.get(world)?.types.get(type.name) ?? placed)
    : placed;
}

/** How many names may stand in each other: beyond, nobody reads what a type comes to, and the stack ends. */
const DEEPEST = 200;

/**
 * A pair that is already being compared further up holds if nothing else speaks against it: types may contain
 * themselves.
 */
export function enter(
  scope: Scope,
  source: Placed,
  target: Placed,
  compare: (scope: Scope) => boolean,
): boolean {
  const pair = `${typeText(source.type)} ${typeText(target.type)}`;
  return (
    scope.open.has(pair) ||
    (scope.open.size < DEEPEST && compare({ ...scope, open: new Set([...scope.open, pair]) }))
  );
}

/** Within a function, its own generics hide those of the same names around it. */
export function hiding(scope: Scope, world: World, generics: readonly GenericParameter[]): Scope {
  if (generics.length === 0) return scope;
  const names = new Set(generics.map(({ name }) => name));
  const visible = { ...scope, generics: hidden(scope.generics, world, names) };
  const bound = scope.bound.get(world);
  if (bound === undefined) return visible;
  const types = new Map([...bound.types].filter(([name]) => !names.has(name)));
  return { ...visible, bound: new Map([...scope.bound, [world, { ...bound, types }]]) };
}

export function binding(scope: Scope, world: World, { types, packs }: Bindings): Scope {
  const outer = scope.bound.get(world);
  const all = {
    types: new Map([...(outer?.types ?? []), ...types]),
    packs: new Map([...(outer?.packs ?? []), ...packs]),
  };
  return { ...scope, bound: new Map([...scope.bound, [world, all]]) };
}

export interface PlacedList {
  readonly types: readonly Placed[];
  readonly tail: Placed<PackTail> | null;
}

/** A list whose tail stands for another goes on with that one. */
export function listOf({ types, tail }: TypeList, world: World, scope: Scope): PlacedList {
  const own = types.map((type) => ({ type, world }));
  const pack = tail?.kind === "genericPack" ? scope.bound.get(world)?.packs.get(tail.name) : undefined;
  if (pack === undefined) return { types: own, tail: tail === null ? null : { type: tail, world } };
  const rest = listOf(pack.type, pack.world, { ...scope, bound: new Map() });
  return { types: [...own, ...rest.types], tail: rest.tail };
}
