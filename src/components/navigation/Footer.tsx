import { toLink } from "../../lib/shell/navbar-links";
import type { FooterColumn, FooterConfig, FooterLink, Logo } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { LogoImage, LogoLink } from "./Logo";
import { NavLink } from "./NavLink";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { footer } = useShell().site;
  const t = useTranslate();
  if (!footer) return null;
  const groups = footerGroups(footer);
  const hasColumns = groups.some(({ title }) => title !== null);
  return (
    <footer className={styles["footer"]} data-shell="footer" data-variant={footer.style}>
      <div className={styles["inner"]}>
        {groups.length > 0 && (
          <nav className={hasColumns ? styles["columns"] : undefined} aria-label={t("footer.label")}>
            {groups.map(({ title, items }) =>
              title === null ? (
                <FooterLinks key="" items={items} className={styles["flat"]} linkClass={styles["link"]} />
              ) : (
                <div key={title}>
                  <h2 className={styles["title"]}>{title}</h2>
                  <FooterLinks items={items} className={styles["list"]} linkClass={styles["link"]} />
                </div>
              ),
            )}
          </nav>
        )}
        {footer.logo && <FooterLogo logo={footer.logo} />}
        {footer.copyright !== null && <p className={`written ${styles["copyright"]}`}>{footer.copyright}</p>}
      </div>
    </footer>
  );
}

const FooterLogo = ({ logo }: { readonly logo: Logo }) =>
  logo.href === undefined ? (
    <LogoImage logo={logo} />
  ) : (
    <LogoLink logo={logo}>
      <LogoImage logo={logo} />
    </LogoLink>
  );

interface LinksProps {
  readonly items: readonly FooterLink[];
  readonly className: string | undefined;
  readonly linkClass: string | undefined;
}

export function FooterLinks({ items, className, linkClass = "" }: LinksProps) {
  const shell = useShell();
  return (
    <ul className={className}>
      {items.map((item) => {
        const link = { ...toLink({ type: "default", ...item }, shell), current: null };
        return (
          <li key={item.label}>
            <NavLink link={link} className={linkClass} />
          </li>
        );
      })}
    </ul>
  );
}

interface FooterGroup {
  /** Null for a list without columns. */
  readonly title: string | null;
  readonly items: readonly FooterLink[];
}

export function footerGroups(footer: FooterConfig | null): readonly FooterGroup[] {
  const entries: readonly (FooterColumn | FooterLink)[] = footer?.links ?? [];
  const columns = entries.flatMap((entry) => ("items" in entry ? [entry] : []));
  const links = entries.flatMap((entry) => ("items" in entry ? [] : [entry]));
  return links.length === 0 ? columns : [...columns, { title: null, items: links }];
}
