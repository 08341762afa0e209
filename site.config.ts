/** The site's own facts, in one place: another engine changes this file, `definitions/` and `content/`, and nothing else. */

/** A link of the navbar: `to` for a page of this site, `href` for anywhere else. */
export type NavigationLink =
  | { readonly label: string; readonly to: string; readonly href: null }
  | { readonly label: string; readonly to: null; readonly href: string };

export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Where the site is published, without a slash at the end. */
  readonly url: string;
  /** The path under `url`: `/`, or `/docs-site/` for a site that does not own its host. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly navigation: readonly NavigationLink[];
  readonly copyright: string;
  /** Where a source file is shown: `{path}`, `{line}` and `{endLine}` are filled in. */
  readonly sourceUrl: string;
}

const repository = "https://code.loam.example/loam/engine";

export const siteConfig: SiteConfig = {
  title: "Loam",
  tagline: "A sandbox game whose worlds are scripted in Luau",
  url: "https://loam.example",
  baseUrl: "/",
  locale: "en-GB",
  navigation: [
    { label: "Docs", to: "/docs", href: null },
    { label: "Source", to: null, href: repository },
  ],
  copyright: "© 2025 the Loam developers",
  sourceUrl: `${repository}/blob/main/{path}#L{line}-L{endLine}`,
};
