/** Two versions, and the comparisons that all diffs share. */
import { NIL_TYPE, type TypeNode, typeText } from "luau-syntax";
import type { AnyEntry, ApiModel } from "../../model/model";
import { type Advice, change, changeBetween, type ChangedSymbol, type Changes } from "./change";
import { NO_GENERICS, type Generics } from "./generics";
import { findPositions, type Positions } from "./positions";
import type { ChangeKind } from "./change-rules";
import { createVersionIndex, symbolKey, type SymbolKey, type VersionIndex } from "./version-symbols";
import type { IsAssignable } from "./ask-luau";

export interface Versions {
  readonly old: VersionIndex;
  readonly new: VersionIndex;
  /** How scripts use a type in either version. */
  readonly positionsOf: (key: SymbolKey) => Positions;
  readonly isAssignable: IsAssignable;
}

export function compareVersions(oldModel: ApiModel, newModel: ApiModel): Omit<Versions, "isAssignable"> {
  const [before, after] = [createVersionIndex(oldModel), createVersionIndex(newModel)];
  const [oldPositions, newPositions] = [findPositions(before), findPositions(after)];
  const positionsOf = (key: SymbolKey): Positions => {
    // The old use determines how scripts depend on a type; the new use counts only if the type is new.
    const [oldUse, newUse] = [oldPositions(key), newPositions(key)];
    return before.entries.has(key) ? oldUse : newUse;
  };
  return { old: before, new: after, positionsOf };
}

/** A symbol of two versions, and the generics around what is compared. */
export interface Comparison extends Versions {
  readonly subject: ChangedSymbol;
  readonly generics: Generics;
}

export type Diff<T> = (comparison: Comparison, before: T, after: T) => Changes;

interface Outcomes<T> {
  readonly removed: (item: T) => Changes;
  readonly inBoth: (before: T, after: T) => Changes;
  readonly added: (item: T) => Changes;
}

export function diffByName<Name, T>(
  before: ReadonlyMap<Name, T>,
  after: ReadonlyMap<Name, T>,
  { removed, inBoth, added }: Outcomes<T>,
): Changes {
  return [
    ...[...before].flatMap(([name, item]) => {
      const next = after.get(name);
      return next === undefined ? removed(item) : inBoth(item, next);
    }),
    ...[...after].flatMap(([name, item]) => (before.has(name) ? [] : added(item))),
  ];
}

export const pairs = <T>(before: readonly T[], after: readonly T[]): readonly (readonly [T, T])[] =>
  before.flatMap((item, index) => {
    const next = after[index];
    return next === undefined ? [] : [[item, next] as const];
  });

type Compare = (comparison: Omit<Comparison, "subject">, before: TypeNode, after: TypeNode) => boolean;

export const acceptsOldValues: Compare = ({ old, new: now, isAssignable, generics }, before, after) =>
  isAssignable({ type: before, version: old }, { type: after, version: now }, "input", generics);

export const returnsOldType: Compare = ({ old, new: now, isAssignable, generics }, before, after) =>
  isAssignable({ type: after, version: now }, { type: before, version: old }, "output", generics);

/** Whether two types are equal in different notation: either could be the other, whichever way values go. */
export const isRespelled: Compare = (comparison, before, after) => {
  const reversed = { ...comparison, old: comparison.new, new: comparison.old };
  const isBoth: Compare = (...compared) => {
    // Both are asked, so that Luau answers all at once.
    const [isAccepted, isReturned] = [acceptsOldValues(...compared), returnsOldType(...compared)];
    return isAccepted && isReturned;
  };
  return isBoth(comparison, before, after) && isBoth(reversed, after, before);
};

/** For `unknown`, the old type solver requires a value. */
export function mayBeMissing({ new: version, isAssignable }: Versions, type: TypeNode): boolean {
  const isUnknown = type.kind === "reference" && type.name === "unknown" && type.target.kind === "builtin";
  return !isUnknown && isAssignable({ type: NIL_TYPE, version }, { type, version }, "input", NO_GENERICS);
}

/** The change of a type that scripts pass, receive, or both; none if both read the same. */
export function diffTypes(
  comparison: Comparison,
  before: TypeNode,
  after: TypeNode,
  { input, output }: Positions,
): Changes {
  const [old, now] = [typeText(before), typeText(after)];
  const isAccepted = acceptsOldValues(comparison, before, after);
  const isReturnCompatible = returnsOldType(comparison, before, after);
  if (isRespelled(comparison, before, after))
    return changeBetween("type-respelled", comparison.subject, old, now);
  const isCompatible = (!input || isAccepted) && (!output || isReturnCompatible);
  return [change(kindOf(before, after, isCompatible, isAccepted && input), comparison.subject, old, now)];
}

/** A change of optionality is the most frequent one, and has its own reasons. */
function kindOf(before: TypeNode, after: TypeNode, isCompatible: boolean, isAccepted: boolean): ChangeKind {
  if (after.kind === "optional" && typeText(after.type) === typeText(before))
    return isCompatible ? "field-made-optional" : "made-optional";
  if (before.kind === "optional" && typeText(before.type) === typeText(after))
    return isCompatible ? "never-nil" : "made-required";
  if (!isCompatible) return "type-changed";
  return isAccepted ? "type-widened" : "type-narrowed";
}

export const changedSymbol = (entry: AnyEntry, owner: AnyEntry | null = null): ChangedSymbol => ({
  symbol: symbolKey(entry.id),
  owner: owner === null ? null : symbolKey(owner.id),
  path: entry.path,
  module: entry.module,
  advice: adviceOf(entry),
});

/** Null without a deprecation, and for one that says nothing. */
function adviceOf({ doc: { deprecated, links } }: AnyEntry): Advice | null {
  if (deprecated === null || (deprecated.use === null && deprecated.reason === "")) return null;
  const { use, useTarget, reason } = deprecated;
  return { use, useTarget, reason, links };
}
