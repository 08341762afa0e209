import type { ReactElement } from "react";
import siteData from "site-data";
import siteMessages from "site-messages";
import { withBasePath } from "../../lib/urls/base-path";
import { earlyScriptText, earlySettings } from "../../lib/shell/early-script";
import { translate } from "../../lib/i18n/translate";
import { inLocale, splitLocale } from "../../lib/i18n/locales";
import { toShellMessages } from "../../lib/shell/site-data";

const { site } = siteData;
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };
const texts = (locale: string) => siteMessages[locale] ?? siteData.messages;

/** The `lang` and `dir` attributes of a page. */
export function htmlAttributes(pathname: string): { readonly lang: string; readonly dir: string } {
  const { locale } = splitLocale(pathname, locales);
  const { htmlLang = locale, dir = "ltr" } = site.locales[locale] ?? {};
  return { lang: htmlLang, dir };
}

/** The script that runs before the first paint. The same in every page of a locale. */
export function earlyScriptElement(pathname: string): ReactElement {
  const messages = texts(splitLocale(pathname, locales).locale);
  const banner = {
    title: translate(messages, { id: "banner.title" }),
    wrongBase: translate(messages, { id: "banner.wrongBase" }),
    failedFiles: translate(messages, { id: "banner.failedFiles" }),
    failedScripts: translate(messages, { id: "banner.failedScripts" }),
    basePath: site.baseUrl,
  };
  const text = earlyScriptText(earlySettings(site, true), banner);
  return <script key="early" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Links to the page in the other locales, for search engines. None on a site with one locale. */
export function alternateLinks(pathname: string): readonly ReactElement[] {
  if (locales.names.length < 2 || /^\/404/.test(pathname)) return [];
  const { path } = splitLocale(pathname, locales);
  const address = (locale: string) => site.url + withBasePath(inLocale(path, locale, locales), site.baseUrl);
  const links = locales.names.map((locale) => ({
    hrefLang: site.locales[locale]?.htmlLang ?? locale,
    href: address(locale),
  }));
  return [...links, { hrefLang: "x-default", href: address(site.defaultLocale) }].map(
    ({ hrefLang, href }) => (
      <link key={`alternate-${hrefLang}`} rel="alternate" hrefLang={hrefLang} href={href} />
    ),
  );
}

/** The messages of a page in a locale other than the default, whose messages are in the client bundle. */
export function messagesElement(pathname: string): readonly ReactElement[] {
  const { locale } = splitLocale(pathname, locales);
  if (locale === site.defaultLocale) return [];
  const text = JSON.stringify(toShellMessages(texts(locale))).replaceAll("<", "\\u003c");
  return [
    <script
      key="messages"
      id="site-messages"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: text }}
    />,
  ];
}

/** Icon, manifest and configured colours: the same in every page. */
export function siteHead(pathPrefix: string): readonly ReactElement[] {
  const address = (file: string) => (file.startsWith("/") ? pathPrefix + file : file);
  const css = configuredColours();
  return [
    <link key="icon" rel="icon" href={address(site.favicon)} />,
    <link key="manifest" rel="manifest" href={`${pathPrefix}/manifest.webmanifest`} />,
    ...(["light", "dark"] as const).flatMap((mode) => {
      const colour = site.themeColours[mode].background;
      return colour === undefined
        ? []
        : [
            <meta
              key={`theme-${mode}`}
              name="theme-color"
              media={`(prefers-color-scheme: ${mode})`}
              content={colour}
            />,
          ];
    }),
    ...(css === "" ? [] : [<style key="colours" dangerouslySetInnerHTML={{ __html: css }} />]),
  ];
}

/** The schema accepts only colours. Without a value for a theme, tokens.css applies. */
function configuredColours(): string {
  const pairs = (["light", "dark"] as const).flatMap((mode) =>
    (["accent", "background"] as const).flatMap((name) => {
      const colour = site.themeColours[mode][name];
      return colour === undefined ? [] : [`--site-${name}-${mode}:${colour}`];
    }),
  );
  const bar = site.announcement;
  const rules = [
    ...pairs,
    ...(bar?.backgroundColor === undefined ? [] : [`--announcement-background:${bar.backgroundColor}`]),
    ...(bar?.textColor === undefined ? [] : [`--announcement-text:${bar.textColor}`]),
  ];
  return rules.length === 0 ? "" : `:root{${rules.join(";")}}`;
}
