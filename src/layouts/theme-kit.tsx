/**
 * The module `luau-docs/theme`, documented in docs/theming.md: what a site's components and pages import.
 * Nothing is renamed or removed here without an entry in the changelog.
 */
import siteData from "site-data";
import { splitLocale } from "../lib/i18n/locales";
import type { PageFacts } from "../lib/theme/theme-slots";
import { withoutBasePath, withoutTrailingSlash } from "../lib/urls/base-path";
import { withPrefix } from "../lib/urls/with-prefix";
import { PageMeta } from "./PageMeta";

export { HomePage } from "../components/home/HomePage";
export { Footer } from "../components/navigation/Footer";
export { SiteLink } from "../components/ui/SiteLink";
export { PlainLayout as Page } from "./PlainLayout";
/** Prefixes the path of a file in `static/` with the site's base path. */
export { withPrefix as fileHref } from "../lib/urls/with-prefix";

/** Returns the `Head` of a page in `src/pages/`, with its canonical address and link preview. */
export const pageHead = ({ title, description }: PageFacts) =>
  function Head({ location }: { readonly location: { readonly pathname: string } }) {
    const { defaultLocale, locales } = siteData.site;
    const path = withoutTrailingSlash(withoutBasePath(location.pathname, withPrefix("/")));
    const { locale, path: plainPath } = splitLocale(path, { defaultLocale, names: Object.keys(locales) });
    return <PageMeta title={title} description={description} path={plainPath} locale={locale} />;
  };
