/** Props of a site's components in `src/theme/`, which `luau-docs` exports: see docs/theming.md. */
import type { SymbolKind } from "luau-contract";
import type { HomeTexts } from "../content/home-texts";
import type { FooterConfig } from "../site-config/schema";

/** The props of `src/theme/Home.tsx`: the home page, between navbar and footer. */
export interface HomeSlotProps {
  /** Title and tagline of the site, as configured. */
  readonly title: string;
  readonly tagline: string;
  /** The texts of `content/home/`; without that folder, links to the first guide and to the modules. */
  readonly texts: HomeTexts;
  /** Name of the page's locale: `en-GB`. */
  readonly locale: string;
}

/** The props of `src/theme/Footer.tsx`: the end of every page. */
export interface FooterSlotProps {
  /** The footer as configured; null for a site without one. */
  readonly footer: FooterConfig | null;
  /** Name of the page's locale: `en-GB`. */
  readonly locale: string;
}

/** The props of `src/theme/BeforeEntry.tsx` and `src/theme/AfterEntry.tsx`, rendered in every entry. */
export interface EntrySlotProps {
  /** Name of the symbol, as in scripts: `Timer.setTimeout`. */
  readonly name: string;
  readonly kind: SymbolKind;
  /** Name of the module: `Timer`. */
  readonly module: string;
  /** Anchor of the entry on its page, without `#`. */
  readonly anchor: string;
  /** Path of the page in the default locale, without the base path: `/docs/api/timer`. */
  readonly path: string;
  /** Name of the docs version: `next`. */
  readonly version: string;
  /** Name of the page's locale: `en-GB`. */
  readonly locale: string;
  readonly isDeprecated: boolean;
}

/**
 * The default export of `src/theme/mdx-components.tsx`: components for guides and posts, by name. A name in
 * lower case replaces an element of Markdown, such as `blockquote`.
 */
export type MdxComponents = Readonly<Record<string, (props: never) => unknown>>;

/** Title and description of a page in `src/pages/`, for its head. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
}
