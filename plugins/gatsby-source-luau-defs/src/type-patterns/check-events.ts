import type { Diagnostic, TypeNode } from "luau-contract";
import { modulesOf, type ConvertedFile } from "../model/converted-file";
import type { EventPattern, ReferenceSettings } from "../model/settings";
import { checkNames } from "./setting-finding";

/** Reports event types that no value has, and patterns that match all values. */
export const checkEventPattern = (
  convertedFiles: readonly ConvertedFile[],
  { type }: EventPattern,
  { placeOf }: ReferenceSettings,
): readonly Diagnostic[] =>
  checkNames(placeOf, "events.type", type, {
    all: valueTypes(convertedFiles),
    noun: "no type of a property or value",
  });

function valueTypes(convertedFiles: readonly ConvertedFile[]): readonly string[] {
  const modules = convertedFiles.flatMap(modulesOf);
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
