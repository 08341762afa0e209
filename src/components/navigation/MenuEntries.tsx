import type { ComponentProps } from "react";
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

/** This page in every language, loaded as a whole. */
function LocaleEntries({ linkClass }: LinksProps) {
  const { site, locale, path } = useShell();
  // The page for unknown addresses has no counterpart.
  const page = /^\/404(\.html)?$/.test(path) ? "/" : path;
  return Object.entries(site.locales).map(([name, { label, htmlLang }]) => (
    <SwitchEntry
      key={name}
      path={inLocale(page, name, site)}
      className={linkClass}
      target="_self"
      lang={htmlLang}
      hrefLang={htmlLang}
      aria-current={name === locale ? "true" : undefined}
    >
      {label}
    </SwitchEntry>
  ));
}

/** This page in every version. */
function VersionEntries({ linkClass }: LinksProps) {
  const localised = useLocalisedPath();
  return versionLinks(useShell()).map(({ name, label, to, current }) => (
    <SwitchEntry
      key={name}
      path={localised(to)}
      className={linkClass}
      data-prefer-version={name}
      aria-current={current ?? undefined}
    >
      {label}
    </SwitchEntry>
  ));
}

interface SwitchProps extends ComponentProps<"a"> {
  readonly path: string;
  readonly "data-prefer-version"?: string;
}

/** A link that keeps the query and fragment of the page (behaviours/version-links.ts). */
const SwitchEntry = ({ path, children, ...attributes }: SwitchProps) => (
  <li>
    <a href={withPrefix(path)} data-keep-place={path} {...attributes}>
      {children}
    </a>
  </li>
);
