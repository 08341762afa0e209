/** Pairs the corresponding generics of two versions, including those in enclosing scopes. */
import type { GenericParameter } from "../model/types";
import type { World } from "./symbols";

/** By version, the symbols of the generics in scope. Corresponding generics share a symbol. */
export type Generics = ReadonlyMap<World, ReadonlyMap<string, symbol>>;

export const NO_GENERICS: Generics = new Map();

interface WithGenerics {
  readonly generics: readonly GenericParameter[];
}

/** Generics correspond by position, whatever their names. They shadow outer ones of the same names. */
export function genericsWithin(
  outer: Generics,
  [oldWorld, before]: readonly [World, WithGenerics],
  [newWorld, after]: readonly [World, WithGenerics],
): Generics {
  const marks: symbol[] = [];
  const inSight = (world: World, { generics }: WithGenerics): ReadonlyMap<string, symbol> =>
    new Map([
      ...(outer.get(world) ?? []),
      ...generics.map(({ name }, index) => [name, (marks[index] ??= Symbol(name))] as const),
    ]);
  return new Map([
    [oldWorld, inSight(oldWorld, before)],
    [newWorld, inSight(newWorld, after)],
  ]);
}

export function correspond(
  generics: Generics,
  [from, a]: readonly [World, string],
  [to, b]: readonly [World, string],
): boolean {
  if (from === to) return a === b;
  const mark = generics.get(from)?.get(a);
  return mark !== undefined && mark === generics.get(to)?.get(b);
}

/** Removes generics of one version by name. */
export function hidden(generics: Generics, world: World, names: ReadonlySet<string>): Generics {
  const inSight = [...(generics.get(world) ?? [])].filter(([name]) => !names.has(name));
  return new Map([...generics, [world, new Map(inSight)]]);
}
