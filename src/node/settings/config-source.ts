import { type Diagnostic, diagnosticIn, type Problem } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { configRanges } from "../../lib/site-config/config-ranges";
import { isPlaceholder } from "../../lib/site-config/is-placeholder";
import { error, warning } from "../diagnostics/problem";
import { readOrNull } from "../files/write-unless-same";

const file = "site.config.ts";

/** A problem in the configuration, at the value of a path such as `navbar.items[2]`. */
export const inConfig = (path: string, problem: Problem): Diagnostic =>
  diagnosticIn(file, configRanges(readOrNull(file) ?? "")(path) ?? FILE_START, problem);

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
