/** Pairs the corresponding generics of two versions, including those in enclosing scopes. */
import type { GenericParameter } from "luau-syntax";
import type { VersionIndex } from "./version-symbols";

/** By version, the symbols of the generics in scope. Corresponding generics share a symbol. */
export type Generics = ReadonlyMap<VersionIndex, ReadonlyMap<string, symbol>>;

export const NO_GENERICS: Generics = new Map();

interface WithGenerics {
  readonly generics: readonly GenericParameter[];
}

interface Scope {
  readonly old: VersionIndex;
  readonly new: VersionIndex;
  readonly generics: Generics;
}

/**
 * Adds the generics of a symbol to a comparison. They correspond by position, whatever their names, and
 * shadow outer ones of the same names.
 */
export function withGenerics<T extends Scope>(scope: T, before: WithGenerics, after: WithGenerics): T {
  const marks: symbol[] = [];
  const inSight = (version: VersionIndex, { generics }: WithGenerics): ReadonlyMap<string, symbol> =>
    new Map([
      ...(scope.generics.get(version) ?? []),
      ...generics.map(({ name }, index) => [name, (marks[index] ??= Symbol(name))] as const),
    ]);
  const [old, now] = [inSight(scope.old, before), inSight(scope.new, after)];
  return {
    ...scope,
    generics: new Map([
      [scope.old, old],
      [scope.new, now],
    ]),
  };
}
