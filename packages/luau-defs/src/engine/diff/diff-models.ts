/** In: the models of two versions. Out: every difference, by whether valid scripts remain valid. */
import { CHANGE_CLASSES } from "luau-contract";
import { compare, memoize } from "luau-syntax";
import type { ApiModel, Module } from "../../model/model";
import { change, type Change, type Changes } from "./change";
import { diffEntries } from "./diff-entries";
import { diffText } from "./diff-texts";
import { NO_GENERICS } from "./generics";
import { entryText } from "./type-text";
import { compareWithLuau } from "./ask-luau";
import { changedSymbol, compareVersions, diffByName, type Versions } from "./compare-versions";

export const diffModels = (before: ApiModel, after: ApiModel): Changes => changesFrom(before)(after);

/** The histories of all versions compare the same, immutable models. */
const changesFrom = memoize((before: ApiModel) => memoize((after: ApiModel) => compareModels(before, after)));

function compareModels(before: ApiModel, after: ApiModel): Changes {
  const versions = compareVersions(before, after);
  return compareWithLuau(versions.new, (isAssignable) => [
    ...diffVersions({ ...versions, isAssignable }),
    ...diffModules(before, after),
  ]).toSorted(inOrder);
}

const diffVersions = (versions: Versions): Changes =>
  diffByName(versions.old.entries, versions.new.entries, {
    removed: (entry) => [change("removed", changedSymbol(entry), entryText(entry), null)],
    inBoth: (entry, next) =>
      diffEntries({ ...versions, subject: changedSymbol(next), generics: NO_GENERICS }, entry, next),
    added: (entry) => [change("added", changedSymbol(entry), null, entryText(entry))],
  });

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
