import { toLink, toLinkByVersion, unknownType, versionLinks } from "../../lib/shell/navbar-links";
import type { NavbarItem as Item } from "../../lib/site-config/schema";
import { useLocalisedPath, useShell, useTranslate } from "../shell/shell-context";
import { RawHtml } from "../ui/RawHtml";
import { Dropdown } from "./Dropdown";
import { LocaleEntries } from "./LocaleEntries";
import { MenuEntries } from "./MenuEntries";
import { NavLink } from "./NavLink";
import { SearchButton } from "./SearchButton";
import { VersionEntries } from "./VersionEntries";
import { useNavbarContext } from "./use-navbar-context";
import * as menu from "../ui/Menu.module.css";
import * as styles from "./NavbarItem.module.css";

export function NavbarItem({ item }: { readonly item: Item }) {
  const place = useNavbarContext();
  const localised = useLocalisedPath();
  const link = styles["link"] ?? "";
  switch (item.type) {
    case "default":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return (
        <NavLink
          link={toLink(item, place)}
          className={link}
          byVersion={toLinkByVersion(item, place, localised)}
        />
      );
    case "dropdown":
      return (
        <Dropdown label={item.label} align={alignOf(item)}>
          <MenuEntries items={item.items} linkClass={menu["item"] ?? ""} />
        </Dropdown>
      );
    case "localeDropdown":
      return <LocaleDropdown item={item} />;
    case "docsVersionDropdown":
      return <VersionDropdown item={item} />;
    case "search":
      return <SearchButton />;
    case "html":
      return <RawHtml className={styles["html"] ?? ""} html={item.html} />;
    default:
      throw unknownType(item);
  }
}

const alignOf = ({ position }: Item) => (position === "right" ? "end" : "start");

function LocaleDropdown({ item }: { readonly item: Extract<Item, { readonly type: "localeDropdown" }> }) {
  const { site, locale } = useShell();
  const t = useTranslate();
  const label = site.locales[locale]?.label ?? locale;
  const entry = menu["item"] ?? "";
  return (
    <Dropdown label={label} accessibleLabel={`${t({ id: "locale.label" })}: ${label}`} align={alignOf(item)}>
      <MenuEntries items={item.itemsBefore} linkClass={entry} />
      <LocaleEntries linkClass={entry} />
      <MenuEntries items={item.itemsAfter} linkClass={entry} />
    </Dropdown>
  );
}

/** A single version needs no list: it is a link. */
function VersionDropdown({
  item,
}: {
  readonly item: Extract<Item, { readonly type: "docsVersionDropdown" }>;
}) {
  const place = useNavbarContext();
  const t = useTranslate();
  const localised = useLocalisedPath();
  const current = { type: "docsVersion", position: item.position } as const;
  const version = toLink(current, place);
  const alone = versionLinks(place).length === 1 && item.itemsBefore.length + item.itemsAfter.length === 0;
  const entry = menu["item"] ?? "";
  if (alone) return <NavLink link={version} className={styles["link"] ?? ""} />;
  const nameOf = (label: string) => `${t({ id: "navbar.versions" })}: ${label}`;
  const links = Object.entries(toLinkByVersion(current, place, localised) ?? {});
  const byVersion = Object.fromEntries(
    links.map(([name, { text = "" }]) => [name, { text, label: nameOf(text) }]),
  );
  return (
    <Dropdown
      label={version.label}
      accessibleLabel={nameOf(version.label)}
      byVersion={links.length === 0 ? null : byVersion}
      align={alignOf(item)}
    >
      <MenuEntries items={item.itemsBefore} linkClass={entry} />
      <VersionEntries linkClass={entry} />
      <MenuEntries items={item.itemsAfter} linkClass={entry} />
    </Dropdown>
  );
}
