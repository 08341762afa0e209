import type { Diagnostic } from "luau-contract";
import { modulesOf, type ModuleDraft } from "../model/draft";
import type { EventPattern, ReferenceSettings } from "../model/settings";
import type { TypeNode } from "../model/types";
import { checkNames } from "./setting-finding";

/** Reports event types that no value has, and patterns that match all values. */
export const checkEventPattern = (
  drafts: readonly ModuleDraft[],
  { type }: EventPattern,
  { placeOf }: ReferenceSettings,
): readonly Diagnostic[] =>
  checkNames(placeOf, "events.type", type, {
    all: valueTypes(drafts),
    noun: "no type of a property or value",
  });

function valueTypes(drafts: readonly ModuleDraft[]): readonly string[] {
  const modules = drafts.flatMap(modulesOf);
  const values = modules.flatMap(({ constants, classes }) => [
    ...constants,
    ...classes.flatMap(({ properties }) => properties),
  ]);
  return [...new Set(values.flatMap(({ type }) => nameOf(type)))];
}

function nameOf(type: TypeNode): readonly string[] {
  if (type.kind === "optional") return nameOf(type.type);
  if (type.kind !== "reference") return [];
  return [type.prefix === null ? type.name : `${type.prefix}.${type.name}`];
}
