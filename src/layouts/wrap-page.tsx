import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import siteData from "site-data";
import { type Shell as ShellValue, ShellProvider, useTranslate } from "../components/shell/shell-context";
import { withoutBasePath, withoutTrailingSlash } from "../lib/urls/base-path";
import { preferredVersion } from "../lib/docs/preferred-version";
import type { Messages } from "../lib/i18n/translate";
import { splitLocale } from "../lib/i18n/locales";
import type { Storage } from "../lib/browser/storage";
import { withPrefix } from "../lib/urls/with-prefix";
import Footer from "../theme/Footer";
import { Navbar } from "../components/navigation/Navbar";
import { CrashedPage, FailureNotice, NavigationIndicator } from "../components/shell/ShellTemplates";
import type { Announcement } from "../lib/site-config/schema";
import { IconButton } from "../components/ui/IconButton";
import { RawHtml } from "../components/ui/RawHtml";
import * as styles from "../components/shell/AnnouncementBar.module.css";
import * as skipLinkStyles from "./wrap-page.module.css";

const { site, docs } = siteData;
const versions = docs.versions.map(({ name }) => name);
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };

/** @param pagePath with its locale and without the base path */
export function shellOf(
  pagePath: string,
  messagesOf: (locale: string) => Messages,
  storage: Storage,
): ShellValue {
  const { locale, path } = splitLocale(withoutTrailingSlash(pagePath), locales);
  const preferred = preferredVersion(storage, versions);
  return { site, docs, messages: messagesOf(locale), locale, path, preferredVersion: preferred };
}

export const wrapPage = (element: ReactElement, shell: ShellValue): ReactElement => (
  <Shell value={shell}>
    <div data-page="">{element}</div>
  </Shell>
);

/** A page's path, which differs from the address on the page for unknown addresses. */
export function pagePathOf({ pageResources, location }: WrapPageElementBrowserArgs["props"]): string {
  // Page resources exist only in browsers; at build time, the address is the page's path.
  const resources = pageResources as { readonly page: { readonly path: string } } | undefined;
  return (
    (resources && withoutQuery(resources.page.path)) ?? withoutBasePath(location.pathname, withPrefix("/"))
  );
}

/** In `gatsby develop`, a page's path includes the address's query. */
const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "");

/** Stays in the document when pages change. */
function Shell({ value, children }: { readonly value: ShellValue; readonly children: ReactNode }) {
  const { announcement } = value.site;
  return (
    <ShellProvider value={value}>
      <SkipLink />
      {announcement && <AnnouncementBar announcement={announcement} />}
      <Navbar />
      {children}
      <Footer footer={value.site.footer} locale={value.locale} />
      <NavigationIndicator />
      <FailureNotice />
      <CrashedPage />
    </ShellProvider>
  );
}

/** The first element that the Tab key reaches on every page. */
function SkipLink() {
  return (
    <a className={`${skipLinkStyles["link"] ?? ""} no-print`} href="#main-content">
      {useTranslate()("skip")}
    </a>
  );
}

/** A line above the navbar, until the reader closes it (src/client/start-page.ts). */
function AnnouncementBar({ announcement }: { readonly announcement: Announcement }) {
  const { id, content, isCloseable } = announcement;
  const t = useTranslate();
  return (
    <aside
      className={`${styles["bar"] ?? ""} no-print`}
      aria-label={t("announcement.label")}
      data-announcement={id}
    >
      <RawHtml className={styles["content"] ?? ""} html={content} />
      {isCloseable && (
        <IconButton
          icon="close"
          size="small"
          aria-label={t("announcement.close")}
          data-close-announcement=""
        />
      )}
    </aside>
  );
}
