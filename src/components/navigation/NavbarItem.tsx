import type { ComponentProps } from "react";
import { toLink, toLinkByVersion, unknownType, versionLinks } from "../../lib/shell/navbar-links";
import type { NavbarItem as Item } from "../../lib/site-config/schema";
import { useLocalisedPath, useShell, useTranslate } from "../shell/shell-context";
import { RawHtml } from "../ui/RawHtml";
import { Dropdown } from "./Dropdown";
import { MenuEntries, type DropdownItem } from "./MenuEntries";
import { NavLink } from "./NavLink";
import { SearchButton } from "./SearchButton";
import * as menu from "../ui/Menu.module.css";
import * as styles from "./NavbarItem.module.css";

export function NavbarItem({ item }: { readonly item: Item }) {
  const shell = useShell();
  const localised = useLocalisedPath();
  switch (item.type) {
    case "default":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return (
        <NavLink
          link={toLink(item, shell)}
          className={styles["link"] ?? ""}
          byVersion={toLinkByVersion(item, shell, localised)}
        />
      );
    case "dropdown":
      return <ItemDropdown item={item} label={item.label} />;
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

interface ItemDropdownProps extends Omit<ComponentProps<typeof Dropdown>, "align" | "children"> {
  readonly item: DropdownItem;
}

const ItemDropdown = ({ item, ...dropdown }: ItemDropdownProps) => (
  <Dropdown {...dropdown} align={item.position === "right" ? "end" : "start"}>
    <MenuEntries item={item} linkClass={menu["item"] ?? ""} />
  </Dropdown>
);

function LocaleDropdown({ item }: { readonly item: DropdownItem }) {
  const { site, locale } = useShell();
  const t = useTranslate();
  const label = site.locales[locale]?.label ?? locale;
  return <ItemDropdown item={item} label={label} accessibleLabel={`${t("locale.label")}: ${label}`} />;
}

/** A single version needs no list: it is a link. */
function VersionDropdown({
  item,
}: {
  readonly item: Extract<Item, { readonly type: "docsVersionDropdown" }>;
}) {
  const shell = useShell();
  const t = useTranslate();
  const localised = useLocalisedPath();
  const current = { type: "docsVersion", position: item.position } as const;
  const version = toLink(current, shell);
  const isAlone = versionLinks(shell).length === 1 && item.itemsBefore.length + item.itemsAfter.length === 0;
  if (isAlone) return <NavLink link={version} className={styles["link"] ?? ""} />;
  const nameOf = (label: string) => `${t("navbar.versions")}: ${label}`;
  const links = Object.entries(toLinkByVersion(current, shell, localised) ?? {});
  const byVersion = Object.fromEntries(
    links.map(([name, { text = "" }]) => [name, { text, label: nameOf(text) }]),
  );
  return (
    <ItemDropdown
      item={item}
      label={version.label}
      accessibleLabel={nameOf(version.label)}
      byVersion={links.length === 0 ? null : byVersion}
    />
  );
}
