/** In: `site.config.ts`. Out: the validated configuration, which is read once per process. */
import type { Diagnostic } from "luau-diagnostics";
import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/urls/base-path";
import { readSiteConfig, toMistake } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";
import { readSource } from "../diagnostics/read-source";
import { endWithDiagnostics } from "../diagnostics/report-diagnostics";
import { inConfig } from "./config-source";
import { definitionMistakes } from "./definition-mistakes";
import { siteSources } from "../files/build-inputs";
import { readDefinitionSettings, type DefinitionSettings } from "./definition-settings";

// Cached, because each page of a large site calls it.
const definitions = readDefinitionSettings();
const { site, problems } = readSiteConfig(siteConfig);

/** The validated configuration. Mistakes in it end the build. */
export function readSite(): Site {
  return site ?? endBuild(configurationMistakes());
}

/** How the definitions are interpreted: `luau-defs.config.json`. */
export const definitionSettings = (): DefinitionSettings => definitions.values;

/** Finds a setting of the definitions, such as `enums.item`, for the plugin that receives it. */
export const settingPlace = definitions.placeOf;

/** Ends a build whose configuration has mistakes, in either file. */
export function checkConfiguration(): void {
  const found = configurationMistakes();
  if (found.length > 0) endBuild(found);
}

const configurationMistakes = (): readonly Diagnostic[] => [
  ...problems.map((problem) => inConfig(problem.path, toMistake(problem))),
  ...definitionMistakes(),
];

/** Gatsby's own configuration depends on this one, before a reporter exists. */
const endBuild = (found: readonly Diagnostic[]): never =>
  endWithDiagnostics(
    found,
    "configuration",
    [...new Set(found.map(({ file }) => file))].flatMap((file) => readSource(file, [siteSources()]) ?? []),
  );

/** The site's URL without a trailing slash, to be followed by paths. */
export function siteRoot(): string {
  const { url, baseUrl } = readSite();
  return url + withBasePath("", baseUrl);
}
