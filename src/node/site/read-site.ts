import { renderDiagnostics, renderSummary, sourcesByPath } from "luau-contract";
import { siteConfig } from "../../../site.config";
import { withBasePath } from "../../lib/urls/base-path";
import { readSiteConfig, toMistake, type ConfigProblem } from "../../lib/site-config/read-site-config";
import type { Site } from "../../lib/site-config/schema";
import { hasColour } from "../diagnostics/report-diagnostics";
import { configSource, inConfig } from "./config-source";

// Checked once: each page of a large site asks for it.
const { site, problems } = readSiteConfig(siteConfig);

/** The site's configuration, checked. A wrong one ends the build: nothing made from it could be right. */
export function readSite(): Site {
  if (site) return site;
  throw mistakeOf(reportOf(problems));
}

/**
 * Thrown rather than reported: Gatsby reads its own configuration from this one, before it has a reporter.
 */
function reportOf(found: readonly ConfigProblem[]): string {
  const diagnostics = found.map((problem) => inConfig(problem.path, toMistake(problem)));
  return `${renderDiagnostics(diagnostics, sourcesByPath([configSource()]), { colour: hasColour() })}\n${renderSummary(diagnostics)}`;
}

/** The site's address without a slash at the end: paths go behind it. */
export function siteRoot(): string {
  const { url, baseUrl } = readSite();
  return url + withBasePath("", baseUrl);
}

/** Gatsby prints where an error was thrown, which is of no use to who wrote the file. */
function mistakeOf(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
