import type { DocsRegistry } from "./docs/registry";
import type { Messages } from "./i18n/translate";
import type { Site } from "./site-config/schema";

/** What the pages need of the configuration. */
export type PublicSite = Pick<
  Site,
  "title" | "tagline" | "url" | "baseUrl" | "defaultLocale" | "locales" | "favicon" | "themeColours" | "colourMode" | "announcement" | "navbar" | "footer" | "sourceUrl" | "editUrl"
>;

/** What the build hands to the browser along with the program: the module `site-data`. */
export interface SiteData {
  readonly site: PublicSite;
  readonly docs: DocsRegistry;
  /** Texts of the default locale. A page of another locale brings its own. */
  readonly messages: Messages;
}
