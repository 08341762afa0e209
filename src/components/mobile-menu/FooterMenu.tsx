import { toLink } from "../../lib/shell/navbar-links";
import { useShell } from "../shell/shell-context";
import { NavLink } from "../navigation/NavLink";
import { useNavbarContext } from "../navigation/use-navbar-context";
import * as styles from "./FooterMenu.module.css";
import * as itemStyles from "./MobileItem.module.css";
import type { FooterColumn, FooterLink, Site } from "../../lib/site-config/schema";

/**
 * The footer's links that the navbar does not have: a main menu of three lines would leave the panel empty.
 */
export function FooterMenu() {
  const { site } = useShell();
  const place = useNavbarContext();
  const shown = new Set(site.navbar.items.flatMap((item) => ("label" in item ? [item.label] : [])));
  return footerGroups(site.footer).map(({ title, items }) => {
    const links = items.filter(({ label }) => !shown.has(label));
    if (links.length === 0) return null;
    return (
      <section key={title ?? ""} className={styles["group"]}>
        {title !== null && <h2 className={styles["title"]}>{title}</h2>}
        <ul className={itemStyles["list"]}>
          {links.map((item) => (
            <li key={item.label}>
              <NavLink
                link={{ ...toLink({ type: "default", ...item }, place), current: null }}
                className={itemStyles["link"] ?? ""}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** The title is null for a list without columns. */
interface FooterGroup {
  readonly title: string | null;
  readonly items: readonly FooterLink[];
}

function footerGroups(footer: Pick<NonNullable<Site["footer"]>, "links"> | null): readonly FooterGroup[] {
  if (!footer) return [];
  const columns = footer.links.filter(isColumn);
  const links = footer.links.filter((entry): entry is FooterLink => !isColumn(entry));
  return links.length === 0 ? columns : [...columns, { title: null, items: links }];
}

const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => "items" in entry;
