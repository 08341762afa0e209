import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import siteData from "site-data";
import type { Shell as ShellValue } from "../components/shell/shell-context";
import { withoutBasePath, withoutTrailingSlash } from "../lib/urls/base-path";
import { preferredVersion } from "../lib/docs/preferred-version";
import type { Messages } from "../lib/i18n/translate";
import { splitLocale } from "../lib/i18n/locales";
import type { Storage } from "../lib/browser/storage";
import { withPrefix } from "../lib/urls/with-prefix";
import { Shell } from "./Shell";

const { site, docs } = siteData;
const versions = docs.versions.map(({ name }) => name);
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };

/**
 * What all parts around a page share.
 * @param pagePath the page's own path, with its locale and without the base path
 * @param messagesOf the texts of a locale
 */
export function shellOf(
  pagePath: string,
  messagesOf: (locale: string) => Messages,
  storage: Storage,
): ShellValue {
  const { locale, path } = splitLocale(withoutTrailingSlash(pagePath), locales);
  return {
    site,
    docs,
    messages: messagesOf(locale),
    locale,
    path,
    storage,
    preferredVersion: preferredVersion(storage, versions),
  };
}

/** Puts the shell around a page, the same way while building and in `gatsby develop`. */
export const wrapPage = (element: ReactElement, shell: ShellValue): ReactElement => (
  <Shell value={shell}>
    <div data-page="">{element}</div>
  </Shell>
);

/** A page's own path: not the address, which on the page for unknown addresses is another. */
export function pagePathOf({ pageResources, location }: WrapPageElementBrowserArgs["props"]): string {
  // Only the browser has the page's resources; while building, the address is the page's path.
  const resources = pageResources as { readonly page: { readonly path: string } } | undefined;
  return (
    (resources && withoutQuery(resources.page.path)) ?? withoutBasePath(location.pathname, withPrefix("/"))
  );
}

/** In `gatsby develop` the query of the address is left in a page's path. */
const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "");
