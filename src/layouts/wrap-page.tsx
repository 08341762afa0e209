import { withPrefix, type WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import siteData from "site-data";
import { withoutBasePath, withoutTrailingSlash } from "../lib/base-path";
import type { Messages } from "../lib/i18n/translate";
import { splitLocale } from "../lib/locales";
import type { Storage } from "../lib/storage";
import { Shell } from "./Shell";

const { site } = siteData;
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };

interface Surroundings {
  /** The texts of a locale. */
  readonly messagesOf: (locale: string) => Messages;
  readonly storage: Storage;
}

/** Puts the shell around a page, the same way on the build machine and in the browser. */
export function wrapPage(element: ReactElement, pagePath: string, { messagesOf, storage }: Surroundings): ReactElement {
  const { locale, path } = splitLocale(withoutTrailingSlash(pagePath), locales);
  return (
    <Shell path={path} locale={locale} messages={messagesOf(locale)} storage={storage}>
      {element}
    </Shell>
  );
}

/** A page's own path: not the address, which on the page for unknown addresses is another. */
export function pagePathOf({ pageResources, location }: WrapPageElementBrowserArgs["props"]): string {
  // Only the browser has the page's resources; the build machine's address is the page's path.
  const resources = pageResources as { readonly page: { readonly path: string } } | undefined;
  return (resources && withoutQuery(resources.page.path)) ?? withoutBasePath(location.pathname, withPrefix("/"));
}

/** In `gatsby develop` the query of the address is left in a page's path. */
const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "");
