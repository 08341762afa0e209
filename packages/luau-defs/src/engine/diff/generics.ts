/** Pairs the corresponding generics of two versions, including those in enclosing scopes. */
import type { GenericParameter } from "luau-syntax";
import type { VersionIndex } from "./version-symbols";

/** By version, the symbols of the generics in scope. Corresponding generics share a symbol. */
export type Generics = ReadonlyMap<VersionIndex, ReadonlyMap<string, symbol>>;

export const NO_GENERICS: Generics = new Map();

interface WithGenerics {
  readonly generics: readonly GenericParameter[];
}

/** Generics correspond by position, whatever their names. They shadow outer ones of the same names. */
export function genericsWithin(
  outer: Generics,
  [oldVersion, before]: readonly [VersionIndex, WithGenerics],
  [newVersion, after]: readonly [VersionIndex, WithGenerics],
): Generics {
  const marks: symbol[] = [];
  const inSight = (version: VersionIndex, { generics }: WithGenerics): ReadonlyMap<string, symbol> =>
    new Map([
      ...(outer.get(version) ?? []),
      ...generics.map(({ name }, index) => [name, (marks[index] ??= Symbol(name))] as const),
    ]);
  return new Map([
    [oldVersion, inSight(oldVersion, before)],
    [newVersion, inSight(newVersion, after)],
  ]);
}
