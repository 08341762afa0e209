import { useShell } from "../shell/shell-context";
import { FooterLinks, footerGroups } from "../navigation/Footer";
import * as styles from "./FooterMenu.module.css";
import * as itemStyles from "./MobileItem.module.css";

/** The footer's links that the navbar lacks: a main menu of three lines would leave the panel empty. */
export function FooterMenu() {
  const { navbar, footer } = useShell().site;
  const navbarLabels = new Set(navbar.items.flatMap((item) => ("label" in item ? [item.label] : [])));
  return footerGroups(footer).map(({ title, items }) => {
    const links = items.filter(({ label }) => !navbarLabels.has(label));
    if (links.length === 0) return null;
    return (
      <section key={title ?? ""} className={styles["group"]}>
        {title !== null && <h2 className={styles["title"]}>{title}</h2>}
        <FooterLinks items={links} className={itemStyles["list"]} linkClass={itemStyles["link"]} />
      </section>
    );
  });
}
