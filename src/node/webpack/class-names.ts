import path from "node:path";
import type { WebpackRule } from "gatsby-lean/hooks";

interface LoaderContext {
  readonly resourcePath: string;
}

/**
 * Names the classes of CSS modules after file and class alone: `EntryFrame-title`. Gatsby adds a hash to
 * each, which no compression shortens, in every page and in the style sheet. File names are unique for that
 * (tests/unit/site/house-rules.test.ts); those of a site, which may repeat them, have a prefix.
 */
export function shortenClassNames(rules: readonly WebpackRule[]): void {
  for (const rule of rules) {
    shortenClassNames(rule.oneOf ?? []);
    if (!Array.isArray(rule.use)) continue;
    for (const { options } of rule.use.filter(isCssLoader)) {
      const { modules } = options;
      if (typeof modules === "object" && modules !== null)
        Object.assign(modules, { getLocalIdent: className });
    }
  }
}

/** @param file path of a CSS module */
export const className = ({ resourcePath: file }: LoaderContext, _template: string, name: string): string =>
  `${isOfSite(file) ? "own-" : ""}${path.basename(file, ".module.css")}-${name}`;

const isOfSite = (file: string): boolean => /[\\/]src[\\/](?:theme|pages)[\\/]/.test(file);

const isCssLoader = (entry: unknown): entry is { readonly options: { readonly modules?: unknown } } =>
  typeof entry === "object" &&
  entry !== null &&
  "loader" in entry &&
  "options" in entry &&
  /[\\/]css-loader[\\/]/.test(String(entry.loader));
