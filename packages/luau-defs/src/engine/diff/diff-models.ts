/** In: the models of two versions. Out: every difference, by whether valid scripts remain valid. */
import { CHANGE_CLASSES } from "luau-contract";
import { compare } from "luau-syntax";
import type { ApiModel, Entry, Module } from "../../model/model";
import { change, type Change, type Changes } from "./change";
import { diffEntries } from "./diff-entries";
import { diffText } from "./diff-texts";
import { NO_GENERICS } from "./generics";
import { entryText } from "./type-text";
import { withVerdicts } from "./verdicts";
import { compareVersions, changedSymbol, type Versions } from "./compare-versions";

/** The histories of all versions compare the same, immutable models. */
const comparisons = new WeakMap<ApiModel, WeakMap<ApiModel, Changes>>();

export function diffModels(before: ApiModel, after: ApiModel): Changes {
  const found = comparisons.get(before)?.get(after);
  if (found !== undefined) return found;
  const changes = compareModels(before, after);
  if (!comparisons.has(before)) comparisons.set(before, new WeakMap());
  comparisons.get(before)?.set(after, changes);
  return changes;
}

function compareModels(before: ApiModel, after: ApiModel): Changes {
  const versions = compareVersions(before, after);
  return withVerdicts(versions.new, (isAssignable) => [
    ...diffVersions({ ...versions, isAssignable }),
    ...diffModules(before, after),
  ]).toSorted(inOrder);
}

function diffVersions(versions: Versions): Changes {
  const { old, new: now } = versions;
  const kept = [...old.entries].flatMap(([key, entry]) => {
    const next = now.entries.get(key);
    return next === undefined
      ? [removed(entry)]
      : diffEntries({ ...versions, subject: changedSymbol(next), generics: NO_GENERICS }, entry, next);
  });
  const added = [...now.entries]
    .filter(([key]) => !old.entries.has(key))
    .map(([, entry]) => change("added", changedSymbol(entry), null, entryText(entry)));
  return [...kept, ...added];
}

const removed = (entry: Entry): Change => change("removed", changedSymbol(entry), entryText(entry), null);

function diffModules(before: ApiModel, after: ApiModel): Changes {
  const old = new Map(before.modules.map((module) => [module.id, module]));
  return after.modules.flatMap((module) => {
    const was = old.get(module.id);
    return was === undefined
      ? []
      : diffText("description-changed", changedModule(module), was.description, module.description);
  });
}

const changedModule = ({ id, name }: Module) => ({
  symbol: null,
  owner: null,
  path: name,
  module: id,
  advice: null,
});

// Sorting is stable: changes to one symbol keep their order.
const inOrder = (a: Change, b: Change): number =>
  compare(a.module, b.module) ||
  CHANGE_CLASSES.indexOf(a.class) - CHANGE_CLASSES.indexOf(b.class) ||
  compare(a.path, b.path);
