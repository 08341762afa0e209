/** Compares the parameters of two signatures: by name if parameters were moved, otherwise by position. */
import { typeText } from "luau-syntax";
import type { ParameterEntry } from "../../model/model";
import { change, changeBetween, type ChangedSymbol, type Changes } from "./change";
import { slotType } from "../../model/function-type";
import type { ChangeKind } from "./change-rules";
import { parameterText } from "./type-text";
import {
  acceptsOldValues,
  isRespelled,
  mayBeMissing,
  type Comparison,
  type Versions,
} from "./compare-versions";

type Parameters = readonly ParameterEntry[];

export function diffParameters(comparison: Comparison, before: Parameters, after: Parameters): Changes {
  const { subject } = comparison;
  const moved = movedParameters(subject, before, after);
  if (moved !== null) return moved;
  const rest = after.find(({ variadic }) => variadic);
  const inBoth = before.flatMap((parameter, index) => {
    const now = after[index] ?? rest;
    return now === undefined ? [] : diffParameter(comparison, parameter, now);
  });
  const removed = rest === undefined ? before.slice(after.length) : [];
  return [
    ...inBoth,
    ...removed.map((parameter) => change("parameter-removed", subject, parameterText(parameter), null)),
    ...after.slice(before.length).map((parameter) => {
      const kind = isOptional(comparison, parameter) ? "parameter-added" : "required-parameter-added";
      return change(kind, subject, null, parameterText(parameter));
    }),
  ];
}

const isOptional = (versions: Versions, parameter: ParameterEntry): boolean =>
  parameter.variadic || mayBeMissing(versions, slotType(parameter));

function movedParameters(subject: ChangedSymbol, before: Parameters, after: Parameters): Changes | null {
  const oldNames = before.map(({ name }) => name);
  const newNames = after.map(({ name }) => name);
  if (hasTwins(oldNames) || hasTwins(newNames)) return null;
  const commonNames = oldNames.filter((name) => newNames.includes(name));
  const commonNamesNow = newNames.filter((name) => oldNames.includes(name));
  if (commonNames.join() !== commonNamesNow.join())
    return [change("parameters-reordered", subject, oldNames.join(", "), newNames.join(", "))];
  const removed = before.filter(({ name }) => !commonNames.includes(name));
  const added = after.filter(({ name }) => !commonNames.includes(name));
  const precedes = (names: readonly string[], list: Parameters, last: string | undefined): boolean =>
    last !== undefined && list.some(({ name }) => names.indexOf(name) < names.indexOf(last));
  if (removed.length === 0 && precedes(newNames, added, commonNames.at(-1)))
    return added.map((parameter) => change("parameter-inserted", subject, null, parameterText(parameter)));
  // The parameter before a variadic may have become one of its values.
  const lastNamed = commonNames.findLast((name) => name !== "...");
  if (added.length === 0 && precedes(oldNames, removed, lastNamed))
    return removed.map((parameter) => change("parameter-removed", subject, parameterText(parameter), null));
  return null;
}

const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length;

function diffParameter(comparison: Comparison, before: ParameterEntry, after: ParameterEntry): Changes {
  const { subject } = comparison;
  const [old, now] = [parameterText(before), parameterText(after)];
  if (old === now) return [];
  const isSameKind = before.variadic === after.variadic;
  const renamed = isSameKind ? changeBetween("parameter-renamed", subject, before.name, after.name) : [];
  const [oldType, newType] = [slotType(before), slotType(after)];
  if (typeText(oldType) === typeText(newType) && isSameKind) return renamed;
  const isAccepted = acceptsOldValues(comparison, oldType, newType) && (after.variadic || !before.variadic);
  if (isSameKind && isRespelled(comparison, oldType, newType))
    return [...renamed, change("type-respelled", subject, old, now)];
  return [...renamed, change(parameterKind(comparison, [before, after], isAccepted), subject, old, now)];
}

type Pair = readonly [before: ParameterEntry, after: ParameterEntry];

function parameterKind(versions: Versions, [before, after]: Pair, isAccepted: boolean): ChangeKind {
  if (!before.optional && after.optional && isAccepted) return "parameter-made-optional";
  if (before.optional && !isOptional(versions, after)) return "parameter-made-required";
  return isAccepted ? "parameter-type-widened" : "parameter-type-changed";
}
