/** In: `site.config.ts` and `luau-defs.config.json`. Out: the validated configuration, for the hooks. */
import type { Diagnostic } from "luau-diagnostics";
import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/urls/base-path";
import { readSiteConfig, toProblem } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";
import { sourcesOf, endWithDiagnostics } from "../diagnostics/report-diagnostics";
import { inConfig } from "./config-source";
import { definitionProblems } from "./definition-problems";
import { siteSources } from "../files/build-inputs";
import { readDefinitionSettings, type DefinitionsConfig } from "./definition-settings";

/** Hooks receive it with their arguments: only their composition reads it. */
export interface SiteSettings {
  readonly site: Site;
  readonly definitions: DefinitionsConfig;
  /** The site's URL without a trailing slash, to be followed by paths. */
  readonly root: string;
}

// Read once per process, because each page of a large site needs it.
const definitions = readDefinitionSettings();
const { site, problems } = readSiteConfig(siteConfig);

export function readSettings(): SiteSettings {
  const valid = site ?? endBuild(configurationProblems());
  return { site: valid, definitions, root: valid.url + withBasePath("", valid.baseUrl) };
}

export const withSite = <Args>(args: Args): Args & SiteSettings => ({ ...args, ...readSettings() });

export function checkConfiguration(): void {
  const diagnostics = configurationProblems();
  if (diagnostics.length > 0) endBuild(diagnostics);
}

const configurationProblems = (): readonly Diagnostic[] => [
  ...problems.map((problem) => inConfig(problem.path, toProblem(problem))),
  ...definitionProblems(),
];

/** Gatsby's own configuration depends on this one, before a reporter exists. */
function endBuild(diagnostics: readonly Diagnostic[]): never {
  return endWithDiagnostics(diagnostics, "configuration", sourcesOf(diagnostics, [siteSources()]));
}
