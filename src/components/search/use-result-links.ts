import { withPrefix } from "../../lib/urls/with-prefix";
import { useCallback } from "react";
import { inLocale } from "../../lib/i18n/locales";
import { useShell } from "../shell/shell-context";

/**
 * The attributes of links to results in a locale. Another locale than the page's has the whole page load
 * anew.
 */
export function useResultLinks(
  wanted: string,
): (href: string) => { readonly href: string; readonly target?: string } {
  const { site, locale } = useShell();
  return useCallback(
    (href) => {
      // Of Luau's own library.
      if (href.startsWith("https:")) return { href };
      const localised = inLocale(href, wanted, site);
      return { href: withPrefix(localised), ...(wanted === locale ? {} : { target: "_self" }) };
    },
    [wanted, site, locale],
  );
}
