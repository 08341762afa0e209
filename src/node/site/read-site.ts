import { diagnosticIn, type Diagnostic } from "luau-contract";
import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/urls/base-path";
import { readSiteConfig, toMistake, type ConfigProblem } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";
import { endWithDiagnostics } from "../diagnostics/report-diagnostics";
import { configSource, inConfig, siteSettingPlace } from "./config-source";
import { readDefinitionSettings } from "./definition-settings";

// Cached, because each page of a large site calls it.
const definitions = readDefinitionSettings();
const { site, problems } = readSiteConfig({
  ...siteConfig,
  reference: { ...siteConfig.reference, ...definitions.values },
});

/** The validated configuration. Mistakes in it end the build. */
export function readSite(): Site {
  return site ?? endBuild(problems);
}

/** The mistakes in the configuration; only without any can it be read. */
export const configMistakes = (): readonly Diagnostic[] => problems.map(diagnosticOf);

function diagnosticOf(problem: ConfigProblem): Diagnostic {
  // Other fields may have names that mean something else there.
  const [, setting = null] = /^reference\.(.*)$/.exec(problem.path) ?? [];
  const place = setting === null ? null : definitions.placeOf(setting);
  const mistake = toMistake(problem);
  return place === null ? inConfig(problem.path, mistake) : diagnosticIn(place.file, place.range, mistake);
}

/** Finds a setting of the definitions, such as `enums.item`, for the plugin that receives it. */
export const settingPlace = (setting: string) => definitions.placeOf(setting) ?? siteSettingPlace(setting);

/** Gatsby's own configuration depends on this one, before a reporter exists. */
const endBuild = (found: readonly ConfigProblem[]): never =>
  endWithDiagnostics(found.map(diagnosticOf), "configuration", [configSource()]);

/** The site's URL without a trailing slash, to be followed by paths. */
export function siteRoot(): string {
  const { url, baseUrl } = readSite();
  return url + withBasePath("", baseUrl);
}
