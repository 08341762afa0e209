/** Converts extern types that match the configured patterns to enums and events. Names are not linked yet. */
import type { StageResult } from "luau-diagnostics";
import type { TypeNode } from "luau-syntax";
import { type ConvertedFile, modulesOf } from "../../model/converted-file";
import type { Inventory } from "../../model/inventory";
import type { EnumPattern } from "../../model/settings";
import { externEnums } from "./extern-enums";
import type { Reference } from "../reference/read-reference";
import { checkNames } from "./setting-finding";

/**
 * Recognises the enums of inventories, too.
 * @param documentedCount number of documented files; external ones follow
 */
export function applyTypePatterns(
  convertedFiles: readonly ConvertedFile[],
  documentedCount: number,
  { settings, inventories }: Pick<Reference, "settings" | "inventories">,
): StageResult<readonly ConvertedFile[]> {
  const { events } = settings;
  const enums = mergePatterns(
    settings.enums,
    inventories.flatMap(({ inventory }) => inventory.enums ?? []),
  );
  const { value, diagnostics } =
    enums === null
      ? { value: convertedFiles, diagnostics: [] }
      : externEnums(convertedFiles, documentedCount, enums, settings);
  if (events === null) return { value, diagnostics };
  const names = {
    candidateNames: valueTypes(convertedFiles.slice(0, documentedCount)),
    noun: "no type of a property or value",
  };
  const settingFindings = checkNames(settings.locateSetting, "events.type", events.type, names);
  return { value, diagnostics: [...diagnostics, ...settingFindings] };
}

function mergePatterns(
  configured: EnumPattern | null,
  ofInventories: readonly NonNullable<Inventory["enums"]>[],
): EnumPattern | null {
  if (ofInventories.length === 0) return configured;
  const { item, table } = configured ?? { item: [], table: [] };
  return {
    item: [...item, ...ofInventories.map((one) => one.item)],
    table: [...table, ...ofInventories.map((one) => one.table)],
  };
}

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
