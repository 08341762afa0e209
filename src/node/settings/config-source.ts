import { existsSync, readFileSync } from "node:fs";
import { type Diagnostic, diagnosticIn, type Problem } from "luau-diagnostics";
import { FILE_START, sourceText, type SourceText } from "luau-syntax";
import { configRanges } from "../../lib/site-config/config-ranges";
import { isPlaceholder } from "../../lib/site-config/is-placeholder";

const file = "site.config.ts";

const configSource = (): SourceText => sourceText(file, existsSync(file) ? readFileSync(file, "utf8") : "");

/** A problem in the configuration, at the value of a path such as `navbar.items[2]`. */
export const inConfig = (path: string, problem: Problem): Diagnostic =>
  diagnosticIn(file, configRanges(configSource().text)(path) ?? FILE_START, problem);

export type BuildPurpose = "publish" | "check" | "deploy";

/** Reports a `url` that no site has: a warning of a check, and an error of a build for deployment. */
export function placeholderUrl(url: string, purpose: BuildPurpose): readonly Diagnostic[] {
  if (!isPlaceholder(url) || purpose === "publish") return [];
  return [
    inConfig("url", {
      severity: purpose === "deploy" ? "error" : "warning",
      rule: "placeholder-url",
      message: `\`${url}\` is a placeholder: feeds, the sitemap and link previews need the site’s own address`,
      suggestion: "Write the origin of the published site, such as `https://kit.github.io`.",
    }),
  ];
}
