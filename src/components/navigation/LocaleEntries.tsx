import { withPrefix } from "gatsby";
import { localeLinks } from "../../lib/navbar-links";
import { useShell } from "../shell/shell-context";
import { usePlace } from "../ui/use-place";
import { useNavbarPlace } from "./use-navbar-place";

/** This page in every language, its query and hash kept. The whole page loads anew: texts and reading direction change with it. */
export function LocaleEntries({ linkClass }: { readonly linkClass: string }) {
  const navbarPlace = useNavbarPlace();
  const { site } = useShell();
  const place = usePlace();
  const labels = Object.fromEntries(Object.entries(site.locales).map(([name, { label }]) => [name, label]));
  return localeLinks(navbarPlace, labels).map(({ name, label, to, current }) => {
    const language = site.locales[name]?.htmlLang;
    return (
      <li key={name}>
        <a className={linkClass} href={withPrefix(`${to}${place}`)} target="_self" lang={language} hrefLang={language} {...(current ? { "aria-current": "true" as const } : {})}>
          {label}
        </a>
      </li>
    );
  });
}
