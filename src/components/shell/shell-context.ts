import { createContext, useContext, useMemo } from "react";
import type { DocsRegistry } from "../../lib/docs/registry";
import { translate, type Messages, type Translate } from "../../lib/i18n/translate";
import { inLocale } from "../../lib/i18n/locales";
import { withPrefix } from "../../lib/urls/with-prefix";
import type { PublicSite } from "../../lib/shell/site-data";

export interface Shell {
  readonly site: PublicSite;
  readonly docs: DocsRegistry;
  readonly messages: Messages;
  readonly locale: string;
  /** The page's path in the default locale, without the site's base path. */
  readonly path: string;
  /** The docs version that the reader chose last; null while building. */
  readonly preferredVersion: string | null;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("This component belongs inside of the site's layout.");
  return shell;
}

export function useTranslate(): Translate {
  const { messages } = useShell();
  return useMemo(() => (id, values) => translate(messages, id, values), [messages]);
}

/** Guides and posts are written in the default locale's language, also on a page of another locale. */
export function useWrittenLanguage(): { readonly lang?: string; readonly dir?: "ltr" | "rtl" } {
  const { locale, site } = useShell();
  const language = site.locales[site.defaultLocale];
  return locale === site.defaultLocale || language === undefined
    ? {}
    : { lang: language.htmlLang, dir: language.dir };
}

/** Shortens the address of a part of this page to its anchor. Not for the shell, which outlives the page. */
export function useOwnAnchor(): (href: string) => string {
  const { path } = useShell();
  return (href) => (href.startsWith(`${path}#`) ? href.slice(path.length) : href);
}

export function useLocalisedPath(): (path: string) => string {
  const shell = useContext(ShellContext);
  if (!shell || shell.locale === shell.site.defaultLocale) return (path) => path;
  const { locale, site } = shell;
  return (path) => inLocale(path, locale, site);
}

/** Resolves an address from the root, with locale and base path; on this page, to its anchor. */
export function usePageHref(): <T extends string | null>(href: T) => T | string {
  const localised = useLocalisedPath();
  const toAnchor = useOwnAnchor();
  const prefix = withPrefix(localised("/")).replace(/\/$/, "");
  return (href) => {
    if (href === null) return href;
    const short = toAnchor(href);
    return short.startsWith("/") ? prefix + short : short;
  };
}
