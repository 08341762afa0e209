import type { WebpackRule } from "gatsby-lean/hooks";

/**
 * Publishes all fonts as files. Gatsby inlines those below 10 kB as `data:` URLs, which the content policy
 * rejects.
 */
export function keepFontsAsFiles(rules: readonly WebpackRule[]): void {
  for (const { test, use } of rules) {
    if (!(test instanceof RegExp && test.test(".woff2")) || !Array.isArray(use)) continue;
    for (const { options } of use.filter(hasLimit)) options.limit = false;
  }
}

const hasLimit = (entry: unknown): entry is { readonly options: { limit: unknown } } =>
  typeof entry === "object" &&
  entry !== null &&
  "options" in entry &&
  typeof entry.options === "object" &&
  entry.options !== null &&
  "limit" in entry.options;
