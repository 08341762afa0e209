import { inLocale } from "../../lib/i18n/locales";
import { toLink, versionLinks } from "../../lib/shell/navbar-links";
import type { DropdownEntry, NavbarItem } from "../../lib/site-config/schema";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath, useShell } from "../shell/shell-context";
import { RawHtml } from "../ui/RawHtml";
import { NavLink } from "./NavLink";

export type DropdownItem = Extract<
  NavbarItem,
  { readonly type: "dropdown" | "localeDropdown" | "docsVersionDropdown" }
>;

interface LinksProps {
  readonly linkClass: string;
}

/** The list of a dropdown, in the navbar and in the mobile sidebar. */
export function MenuEntries({ item, linkClass }: LinksProps & { readonly item: DropdownItem }) {
  if (item.type === "dropdown") return <WrittenEntries items={item.items} linkClass={linkClass} />;
  const Links = item.type === "localeDropdown" ? LocaleEntries : VersionEntries;
  return (
    <>
      <WrittenEntries items={item.itemsBefore} linkClass={linkClass} />
      <Links linkClass={linkClass} />
      <WrittenEntries items={item.itemsAfter} linkClass={linkClass} />
    </>
  );
}

function WrittenEntries({ items, linkClass }: LinksProps & { readonly items: readonly DropdownEntry[] }) {
  const shell = useShell();
  return items.map((item, index) => (
    <li key={index}>
      {item.type === "html" ? (
        <RawHtml className={linkClass} html={item.html} />
      ) : (
        <NavLink link={toLink(item, shell)} className={linkClass} />
      )}
    </li>
  ));
}

/** This page in every language (behaviours/version-links.ts), loaded as a whole. */
function LocaleEntries({ linkClass }: LinksProps) {
  const { site, locale, path } = useShell();
  // The page for unknown addresses has no counterpart.
  const page = /^\/404(\.html)?$/.test(path) ? "/" : path;
  return Object.entries(site.locales).map(([name, { label, htmlLang }]) => {
    const to = inLocale(page, name, site);
    return (
      <li key={name}>
        <a
          className={linkClass}
          href={withPrefix(to)}
          data-keep-place={to}
          target="_self"
          lang={htmlLang}
          hrefLang={htmlLang}
          {...(name === locale ? { "aria-current": "true" as const } : {})}
        >
          {label}
        </a>
      </li>
    );
  });
}

/** This page in every version (behaviours/version-links.ts). */
function VersionEntries({ linkClass }: LinksProps) {
  const localised = useLocalisedPath();
  return versionLinks(useShell()).map(({ name, label, to, current }) => {
    const path = localised(to ?? "/");
    return (
      <li key={name}>
        <a
          className={linkClass}
          href={withPrefix(path)}
          data-keep-place={path}
          data-prefer-version={name}
          {...(current === null ? {} : { "aria-current": current })}
        >
          {label}
        </a>
      </li>
    );
  });
}
