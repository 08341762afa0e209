import { join } from "node:path";
import { type Diagnostic, diagnosticIn, type Problem } from "luau-diagnostics";
import { FILE_START, type TextRange } from "luau-syntax";
import { configRanges } from "../../lib/site-config/config-ranges";
import { isPlaceholder } from "../../lib/site-config/is-placeholder";
import { error, warning } from "../diagnostics/problem";
import { readOrNull } from "../files/write-unless-same";

export const SITE_CONFIG = "site.config.ts";

/** Locates values in the configuration of a site's folder, by paths such as `navbar.items[2]`. */
export function rangesInConfig(site = "."): (path: string) => TextRange {
  const rangeOf = configRanges(readOrNull(join(site, SITE_CONFIG)) ?? "");
  return (path) => rangeOf(path) ?? FILE_START;
}

/** Adds the location of the value at a path to a problem in the configuration. */
export const inConfig = (path: string, problem: Problem, rangeOf = rangesInConfig()): Diagnostic =>
  diagnosticIn(SITE_CONFIG, rangeOf(path), problem);

export type BuildPurpose = "publish" | "check" | "deploy";

/** Reports a `url` that no site has: a warning of a check, and an error of a build for deployment. */
export function placeholderUrl(url: string, purpose: BuildPurpose): readonly Diagnostic[] {
  if (!isPlaceholder(url) || purpose === "publish") return [];
  const problem = (purpose === "deploy" ? error : warning)(
    "placeholder-url",
    `\`${url}\` is a placeholder: feeds, the sitemap and link previews need the site’s own address`,
    "Write the origin of the published site, such as `https://kit.github.io`.",
  );
  return [inConfig("url", problem)];
}
