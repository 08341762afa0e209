import { toLink } from "../../lib/shell/navbar-links";
import type { FooterColumn, FooterLink, Logo } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { LogoImage, LogoLink } from "./Logo";
import { NavLink } from "./NavLink";
import { useNavbarContext } from "./use-navbar-context";
import * as styles from "./Footer.module.css";

const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => "items" in entry;

export function Footer() {
  const { footer } = useShell().site;
  const t = useTranslate();
  if (!footer) return null;
  const columns = footer.links.filter(isColumn);
  const links = footer.links.filter((entry): entry is FooterLink => !isColumn(entry));
  return (
    <footer className={styles["footer"]} data-shell="footer" data-variant={footer.style}>
      <div className={styles["inner"]}>
        {footer.links.length > 0 && (
          <nav
            className={columns.length > 0 ? styles["columns"] : undefined}
            aria-label={t({ id: "footer.label" })}
          >
            {columns.map(({ title, items }) => (
              <div key={title}>
                <h2 className={styles["title"]}>{title}</h2>
                <Links items={items} className={styles["list"]} />
              </div>
            ))}
            {links.length > 0 && <Links items={links} className={styles["flat"]} />}
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

function Links({
  items,
  className,
}: {
  readonly items: readonly FooterLink[];
  readonly className: string | undefined;
}) {
  const place = useNavbarContext();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.label}>
          <NavLink
            link={{ ...toLink({ type: "default", ...item }, place), current: null }}
            className={styles["link"] ?? ""}
          />
        </li>
      ))}
    </ul>
  );
}
