/** The document around a page: in our renderer, and in Gatsby's where it builds the site by itself. */
import type { ReactElement } from "react";
import siteData from "site-data";
import siteHead from "site-head";
import siteMessages from "site-messages";
import { atomPath, rssPath } from "../../lib/content/content-routes";
import { withPrefix } from "../../lib/urls/with-prefix";
import type { Bundles } from "./bundles";
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

/** The start of each page's head, before the page's own elements. */
export const headElements = (pathname: string, bundles: Bundles): readonly ReactElement[] => [
  <meta key="charset" charSet="utf-8" />,
  <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />,
  // Before the style sheet: a script after it would wait for it, and block the page.
  earlyScriptElement(pathname),
  <link key="styles" rel="stylesheet" href={bundles.styles} />,
  ...fontLinks(bundles),
  ...bundles.parts.map((part) => <link key={part} rel="modulepreload" href={part} />),
  ...feedLinks(),
  ...iconsAndColours(),
  ...alternateLinks(pathname),
];

/** The end of each page. */
export const bodyEnd = ({ script }: Bundles): ReactElement => (
  <script key="app" type="module" src={script} async />
);

/**
 * Starts the download of the fonts with that of the style sheet. `font-display: optional` shows only fonts
 * that have loaded by the first paint: without these links, a first visit would show those of the system.
 */
function fontLinks({ fonts }: Bundles): readonly ReactElement[] {
  const { text, heading } = siteHead.fonts;
  const isShown = (href: string): boolean =>
    (text && /\/inter-basic-/.test(href)) || (heading && /\/bricolage-grotesque-basic-/.test(href));
  return fonts.filter(isShown).map((href) => (
    // Browsers request fonts without credentials, and use a preloaded file only for the same kind of request.
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

/** None on a site without posts. */
function feedLinks(): readonly ReactElement[] {
  const { feed } = siteHead;
  if (feed === null) return [];
  const link = (kind: string, path: string) => (
    <link key={kind} rel="alternate" type={`application/${kind}+xml`} title={feed} href={withPrefix(path)} />
  );
  return [link("rss", rssPath), link("atom", atomPath)];
}

/** The script that runs before the first paint. The same in every page of a locale. */
function earlyScriptElement(pathname: string): ReactElement {
  const messages = texts(splitLocale(pathname, locales).locale);
  const banner = {
    title: translate(messages, "banner.title"),
    wrongBase: translate(messages, "banner.wrongBase"),
    failedFiles: translate(messages, "banner.failedFiles"),
    failedScripts: translate(messages, "banner.failedScripts"),
    basePath: site.baseUrl,
  };
  const text = earlyScriptText(earlySettings(site, true), banner);
  return <script key="early" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Links to the page in the other locales, for search engines. None on a site with one locale. */
function alternateLinks(pathname: string): readonly ReactElement[] {
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
function iconsAndColours(): readonly ReactElement[] {
  const address = (file: string) => (file.startsWith("/") ? withPrefix(file) : file);
  const css = configuredColours();
  return [
    ...(site.favicon === null ? [] : [<link key="icon" rel="icon" href={address(site.favicon)} />]),
    <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
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

/** Colours of the configuration, with their part of the custom property's name in tokens.css. */
const configurable = [
  ["accent", "accent"],
  ["secondAccent", "second-accent"],
  ["background", "background"],
] as const;

/** The schema accepts only colours. Without a value for a theme, tokens.css applies. */
function configuredColours(): string {
  const pairs = (["light", "dark"] as const).flatMap((mode) =>
    configurable.flatMap(([name, property]) => {
      const colour = site.themeColours[mode][name];
      return colour === undefined ? [] : [`--site-${property}-${mode}:${colour}`];
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
