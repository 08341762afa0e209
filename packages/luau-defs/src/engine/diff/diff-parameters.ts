/** Compares the parameters of two signatures: by name if parameters were moved, otherwise by position. */
import { typeText } from "luau-syntax";
import type { ParameterEntry } from "../../model/model";
import { change, type Change, type ChangedSymbol } from "./change";
import { slotType } from "../../model/function-type";
import type { Generics } from "./generics";
import type { ChangeKind } from "./change-rules";
import { parameterText } from "./type-text";
import { isRespelled, mayBeMissing, stillTaken, type Versions } from "./compare-versions";

export function diffParameters(
  versions: Versions,
  subject: ChangedSymbol,
  before: readonly ParameterEntry[],
  after: readonly ParameterEntry[],
  generics: Generics,
): readonly Change[] {
  const moved = movedParameters(subject, before, after);
  if (moved !== null) return moved;
  const rest = after.find(({ variadic }) => variadic);
  return [
    ...before.flatMap((parameter, index) => {
      const now = after[index] ?? rest;
      return now === undefined ? [] : diffParameter(versions, subject, parameter, now, generics);
    }),
    ...(rest === undefined ? before.slice(after.length) : []).map((parameter) =>
      change("parameter-removed", subject, parameterText(parameter), null),
    ),
    ...after
      .slice(before.length)
      .map((parameter) =>
        change(
          isOptional(versions, parameter) ? "parameter-added" : "required-parameter-added",
          subject,
          null,
          parameterText(parameter),
        ),
      ),
  ];
}

const isOptional = (versions: Versions, parameter: ParameterEntry): boolean =>
  parameter.variadic || mayBeMissing(versions, slotType(parameter));

function movedParameters(
  subject: ChangedSymbol,
  before: readonly ParameterEntry[],
  after: readonly ParameterEntry[],
): readonly Change[] | null {
  const [oldNames, newNames] = [before, after].map((list) => list.map(({ name }) => name));
  if (oldNames === undefined || newNames === undefined || hasTwins(oldNames) || hasTwins(newNames))
    return null;
  const kept = oldNames.filter((name) => newNames.includes(name));
  const keptNow = newNames.filter((name) => oldNames.includes(name));
  if (kept.join() !== keptNow.join())
    return [change("parameters-reordered", subject, oldNames.join(", "), newNames.join(", "))];
  const removed = before.filter(({ name }) => !kept.includes(name));
  const added = after.filter(({ name }) => !kept.includes(name));
  const inner = (
    names: readonly string[],
    list: readonly ParameterEntry[],
    last: string | undefined,
  ): boolean => last !== undefined && list.some(({ name }) => names.indexOf(name) < names.indexOf(last));
  if (removed.length === 0 && inner(newNames, added, kept.at(-1)))
    return added.map((parameter) => change("parameter-inserted", subject, null, parameterText(parameter)));
  // The parameter before a variadic may have become one of its values.
  if (
    added.length === 0 &&
    inner(
      oldNames,
      removed,
      kept.findLast((name) => name !== "..."),
    )
  )
    return removed.map((parameter) => change("parameter-removed", subject, parameterText(parameter), null));
  return null;
}

const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length;

function diffParameter(
  versions: Versions,
  subject: ChangedSymbol,
  before: ParameterEntry,
  after: ParameterEntry,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [parameterText(before), parameterText(after)];
  if (old === now) return [];
  const renamed =
    before.name === after.name || before.variadic !== after.variadic
      ? []
      : [change("parameter-renamed", subject, before.name, after.name)];
  const [oldType, newType] = [slotType(before), slotType(after)];
  if (typeText(oldType) === typeText(newType) && before.variadic === after.variadic) return renamed;
  const taken = stillTaken(versions, oldType, newType, generics) && (after.variadic || !before.variadic);
  if (before.variadic === after.variadic && isRespelled(versions, oldType, newType, generics))
    return [...renamed, change("type-respelled", subject, old, now)];
  return [...renamed, change(parameterKind(versions, before, after, taken), subject, old, now)];
}

function parameterKind(
  versions: Versions,
  before: ParameterEntry,
  after: ParameterEntry,
  taken: boolean,
): ChangeKind {
  if (!before.optional && after.optional && taken) return "parameter-made-optional";
  if (before.optional && !isOptional(versions, after)) return "parameter-made-required";
  return taken ? "parameter-type-widened" : "parameter-type-changed";
}
