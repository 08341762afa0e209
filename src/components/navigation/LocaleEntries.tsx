import { localeLinks } from "../../lib/shell/navbar-links";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useShell } from "../shell/shell-context";
import { useNavbarContext } from "./use-navbar-context";

/**
 * This page in every language (behaviours/version-links.ts). The whole page loads: texts and reading
 * direction change.
 */
export function LocaleEntries({ linkClass }: { readonly linkClass: string }) {
  const { site } = useShell();
  const labels = Object.fromEntries(Object.entries(site.locales).map(([name, { label }]) => [name, label]));
  return localeLinks(useNavbarContext(), labels).map(({ name, label, to, current }) => {
    const language = site.locales[name]?.htmlLang;
    return (
      <li key={name}>
        <a
          className={linkClass}
          href={withPrefix(to)}
          data-keep-place={to}
          target="_self"
          lang={language}
          hrefLang={language}
          {...(current ? { "aria-current": "true" as const } : {})}
        >
          {label}
        </a>
      </li>
    );
  });
}
