/** Two versions side by side, and the questions that every comparison asks of them. */
import type { AnyEntry, ApiModel } from "../model/model";
import type { TypeNode } from "../model/types";
import { isAssignable } from "./assignable";
import { change, type Change, type Place } from "./change";
import { NO_GENERICS, type Generics } from "./generics";
import { findPositions, type Positions } from "./positions";
import type { ChangeKind } from "./rules";
import { createWorld, symbolKey, type SymbolKey, type World } from "./symbols";
import { typeText } from "./type-text";

export interface Versions {
  readonly old: World;
  readonly new: World;
  /** How scripts use a type, before or after. */
  readonly positionsOf: (key: SymbolKey) => Positions;
}

export function compareVersions(oldModel: ApiModel, newModel: ApiModel): Versions {
  const [before, after] = [createWorld(oldModel), createWorld(newModel)];
  const [oldPositions, newPositions] = [findPositions(before), findPositions(after)];
  const positionsOf = (key: SymbolKey): Positions => {
    // How it was used decides what scripts did with it; only a type that is new in one of the two has no
    // past.
    const [was, is] = [oldPositions(key), newPositions(key)];
    return before.entries.has(key) ? was : is;
  };
  return { old: before, new: after, positionsOf };
}

/** Whether scripts that gave the old type may go on giving it. */
export const stillTaken = (
  { old, new: now }: Versions,
  before: TypeNode,
  after: TypeNode,
  generics: Generics,
): boolean =>
  isAssignable(
    { type: before, world: old },
    { type: after, world: now },
    { old, sameFields: false },
    generics,
  );

/** Whether scripts that got the old type get nothing else now. */
export const stillGot = (
  { old, new: now }: Versions,
  before: TypeNode,
  after: TypeNode,
  generics: Generics,
): boolean =>
  isAssignable(
    { type: after, world: now },
    { type: before, world: old },
    { old, sameFields: false },
    generics,
  );

/** Whether the two are one type in other words. */
export function isRespelled(
  { old, new: now }: Versions,
  before: TypeNode,
  after: TypeNode,
  generics: Generics,
): boolean {
  const [was, is] = [
    { type: before, world: old },
    { type: after, world: now },
  ];
  const question = { old, sameFields: true };
  return isAssignable(was, is, question, generics) && isAssignable(is, was, question, generics);
}

/**
 * Whether calls may leave a parameter of the type out, and tables a field. For `unknown` the old type solver
 * wants a value.
 */
export function mayBeMissing(world: World, type: TypeNode): boolean {
  const isUnknown = type.kind === "reference" && type.name === "unknown" && type.target.kind === "builtin";
  return (
    !isUnknown &&
    isAssignable(
      { type: { kind: "nil" }, world },
      { type, world },
      { old: world, sameFields: false },
      NO_GENERICS,
    )
  );
}

/** The change of a type that scripts give, get, or both; none if it reads the same. */
export function diffTypes(
  versions: Versions,
  place: Place,
  before: TypeNode,
  after: TypeNode,
  { given, got }: Positions,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [typeText(before), typeText(after)];
  const taken = stillTaken(versions, before, after, generics);
  const same = stillGot(versions, before, after, generics);
  if (isRespelled(versions, before, after, generics))
    return old === now ? [] : [change("type-respelled", place, old, now)];
  const fits = (!given || taken) && (!got || same);
  return [change(kindOf(before, after, fits, taken && given), place, old, now)];
}

/** Optional or not is the change that is made most, and has reasons of its own. */
function kindOf(before: TypeNode, after: TypeNode, fits: boolean, taken: boolean): ChangeKind {
  if (after.kind === "optional" && typeText(after.type) === typeText(before))
    return fits ? "field-made-optional" : "made-optional";
  if (before.kind === "optional" && typeText(before.type) === typeText(after))
    return fits ? "never-nil" : "made-required";
  if (!fits) return "type-changed";
  return taken ? "type-widened" : "type-narrowed";
}

export const placeOf = (entry: AnyEntry, owner: AnyEntry | null = null): Place => ({
  symbol: symbolKey(entry.id),
  owner: owner === null ? null : symbolKey(owner.id),
  path: entry.path,
  module: entry.module,
});
