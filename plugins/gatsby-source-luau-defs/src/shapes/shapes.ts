/**
 * In: the drafts of all files, and how the configuration says that their interface spells enums and events.
 * Out: the same drafts, in which extern types that spell an enum are one; and what in the configuration fits
 * nothing. Names are not linked yet: types are known by their names.
 */
import type { Diagnostic } from "luau-contract";
import type { ModuleDraft } from "../model/draft";
import type { ReferenceSettings } from "../model/settings";
import { checkEventPattern } from "./check-events";
import { externEnums } from "./extern-enums";

export interface Shaped {
  readonly drafts: readonly ModuleDraft[];
  readonly diagnostics: readonly Diagnostic[];
}

/** @param own how many of the drafts are documented; external ones come behind them */
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
