import { toLink, unknownType } from "../../lib/shell/navbar-links";
import type { NavbarItem } from "../../lib/site-config/schema";
import { useTranslate } from "../shell/shell-context";
import { Collapsible } from "./Collapsible";
import { RawHtml } from "../ui/RawHtml";
import { LocaleEntries } from "../navigation/LocaleEntries";
import { MenuEntries } from "../navigation/MenuEntries";
import { NavLink } from "../navigation/NavLink";
import { VersionEntries } from "../navigation/VersionEntries";
import { useNavbarContext } from "../navigation/use-navbar-context";
import * as styles from "./MobileItem.module.css";

/** One item of the navbar in the mobile sidebar, where lists fold in place. */
export function MobileItem({ item }: { readonly item: NavbarItem }) {
  const place = useNavbarContext();
  const t = useTranslate();
  const link = styles["link"] ?? "";
  switch (item.type) {
    case "default":
    case "doc":
    case "docSidebar":
    case "docsVersion":
      return <NavLink link={toLink(item, place)} className={link} />;
    case "html":
      return <RawHtml className={link} html={item.html} />;
    case "search":
      // The search has its own button in the navbar, which stays in sight.
      return null;
    case "dropdown":
      return (
        <Collapsible
          label={item.label}
          initiallyOpen={item.items.some(
            (entry) => entry.type !== "html" && toLink(entry, place).current !== null,
          )}
        >
          <ul className={styles["list"]}>
            <MenuEntries items={item.items} linkClass={link} />
          </ul>
        </Collapsible>
      );
    case "localeDropdown":
    case "docsVersionDropdown":
      return (
        <Collapsible
          label={t({ id: item.type === "localeDropdown" ? "locale.label" : "navbar.versions" })}
          initiallyOpen={false}
        >
          <ul className={styles["list"]}>
            <MenuEntries items={item.itemsBefore} linkClass={link} />
            {item.type === "localeDropdown" ? (
              <LocaleEntries linkClass={link} />
            ) : (
              <VersionEntries linkClass={link} />
            )}
            <MenuEntries items={item.itemsAfter} linkClass={link} />
          </ul>
        </Collapsible>
      );
    default:
      throw unknownType(item);
  }
}
