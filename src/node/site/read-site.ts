import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/urls/base-path";
import { readSiteConfig, toMistake, type ConfigProblem } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";
import { endWithDiagnostics } from "../diagnostics/report-diagnostics";
import { configSource, inConfig } from "./config-source";

// Checked once: each page of a large site asks for it.
const { site, problems } = readSiteConfig(siteConfig);

/** The site's configuration, checked. A wrong one ends the build: nothing made from it could be right. */
export function readSite(): Site {
  return site ?? endBuild(problems);
}

/** Gatsby reads its own configuration from this one, before it has a reporter. */
function endBuild(found: readonly ConfigProblem[]): never {
  const diagnostics = found.map((problem) => inConfig(problem.path, toMistake(problem)));
  return endWithDiagnostics(diagnostics, "configuration", [configSource()]);
}

/** The site's address without a slash at the end: paths go behind it. */
export function siteRoot(): string {
  const { url, baseUrl } = readSite();
  return url + withBasePath("", baseUrl);
}
