/**
 * In: the all converted files, and the configured patterns of enums and events. Out: the same files, with
 * matching extern types converted to enums and events; and settings that match nothing. Names are not linked
 * yet: types are identified by name.
 */
import type { ConvertedFile } from "../model/converted-file";
import type { Inventory } from "../model/inventory";
import type { EnumPattern, ReferenceSettings } from "../model/settings";
import { checkEventPattern } from "./check-events";
import { externEnums } from "./extern-enums";
import type { PatternResult } from "./pattern-result";

export interface TypePatterns {
  readonly settings: ReferenceSettings;
  /** Whose enums are recognised, too. */
  readonly platform: { readonly inventory: Inventory } | null;
}

/** @param own number of documented files; external ones follow */
export function applyTypePatterns(
  convertedFiles: readonly ConvertedFile[],
  own: number,
  { settings, platform }: TypePatterns,
): PatternResult {
  const { events } = settings;
  const enums = together(settings.enums, platform?.inventory.enums ?? null);
  const shaped =
    enums === null ? { convertedFiles, diagnostics: [] } : externEnums(convertedFiles, own, enums, settings);
  const found = events === null ? [] : checkEventPattern(convertedFiles.slice(0, own), events, settings);
  return { convertedFiles: shaped.convertedFiles, diagnostics: [...shaped.diagnostics, ...found] };
}

function together(own: EnumPattern | null, ofPlatform: Inventory["enums"]): EnumPattern | null {
  if (ofPlatform === null) return own;
  const { item, table } = own ?? { item: [], table: [] };
  return { item: [...item, ofPlatform.item], table: [...table, ofPlatform.table] };
}
