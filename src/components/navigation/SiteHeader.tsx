import { SiteLink } from "../ui/SiteLink";
import * as styles from "./SiteHeader.module.css";

/** A link of the navigation bar: `to` within the site, else `href`. */
export interface HeaderLink {
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
}

interface Props {
  readonly title: string;
  readonly links: readonly HeaderLink[];
  /** The page's path. */
  readonly path: string;
}

/** The bar at the top of every page. */
export function SiteHeader({ title, links, path }: Props) {
  return (
    <header className={styles["header"]}>
      <nav className={styles["bar"]} aria-label="Main">
        <SiteLink to="/" className={styles["title"]}>
          {title}
        </SiteLink>
        <ul className={styles["links"]}>
          {links.map((link) => (
            <li key={link.label}>
              <HeaderAnchor link={link} path={path} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function HeaderAnchor({ link: { label, to, href }, path }: { readonly link: HeaderLink; readonly path: string }) {
  if (to === null) return <a href={href ?? undefined}>{label}</a>;
  const isHere = path === to ? "page" : path.startsWith(`${to}/`);
  return (
    <SiteLink to={to} aria-current={isHere}>
      {label}
    </SiteLink>
  );
}
