/** In: a configuration. Out: every setting of it with its value, and where that is written. */
import type { PrintedSetting } from "luau-contract";
import type { SettingPlace } from "../model/settings";
import { DEFAULT_BASE_PATH } from "../emit/addresses/routes";
import { DEFAULT_NAME, DEFAULT_VERSIONS, type LintConfig } from "../lint/config";
import { addedVerbs } from "../lint/summary-verbs";

/** In the order of the README. Rules that keep their default level are those of `lint --rules`. */
export function printedSettings(config: LintConfig): readonly PrintedSetting[] {
  const { reference, spelling } = config;
  const values: readonly (readonly [string, unknown])[] = [
    ["name", config.name ?? DEFAULT_NAME],
    ["baseUrl", config.baseUrl],
    ["basePath", config.basePath ?? DEFAULT_BASE_PATH],
    ["versions", config.versions ?? DEFAULT_VERSIONS],
    ...[...config.rules].map(([rule, level]) => [`rules.${rule}`, level] as const),
    ...(config.rules.size === 0 ? [["rules", {}] as const] : []),
    ["platform", reference.platform],
    ["enums", reference.enums],
    ["events", reference.events],
    ["docs", reference.docs],
    ["external", reference.external],
    ["underscored", reference.underscored],
    ["exclude", reference.exclude],
    ["require", reference.require],
    ["spelling", { allow: [...spelling.allow], also: Object.fromEntries(spelling.also) }],
    ["summaryVerbs", addedVerbs(config.summaryVerbs)],
    ["sampleColumns", config.sampleColumns],
  ];
  return values.map(([name, value]) => ({ name, value, source: sourceOf(reference.placeOf(name)) }));
}

const sourceOf = (place: SettingPlace | null): PrintedSetting["source"] =>
  place === null ? null : { file: place.file, line: place.range.line };
