import type { Diagnostic } from "luau-diagnostics";
import { isPlaceholder } from "../../lib/site-config/is-placeholder";
import { inConfig } from "./config-source";

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
