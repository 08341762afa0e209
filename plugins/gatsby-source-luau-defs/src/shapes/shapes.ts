/**
 * In: the drafts of all files, and the configured patterns of enums and events. Out: the same drafts, with
 * matching extern types converted to enums and events; and settings that match nothing. Names are not linked
 * yet: types are identified by name.
 */
import type { ModuleDraft } from "../model/draft";
import type { ReferenceSettings } from "../model/settings";
import { checkEventPattern } from "./check-events";
import { externEnums } from "./extern-enums";
import type { Shaped } from "./shaped";

/** @param own number of documented drafts; external ones follow */
export function applyShapes(
  drafts: readonly ModuleDraft[],
  own: number,
  settings: ReferenceSettings,
): Shaped {
  const { enums, events } = settings;
  const shaped = enums === null ? { drafts, diagnostics: [] } : externEnums(drafts, own, enums, settings);
  const found = events === null ? [] : checkEventPattern(drafts.slice(0, own), events, settings);
  return { drafts: shaped.drafts, diagnostics: [...shaped.diagnostics, ...found] };
}
