import { SiteLink } from "../ui/SiteLink";
import type { HeaderLink } from "./SiteHeader";
import * as styles from "./SiteFooter.module.css";

interface Props {
  readonly links: readonly HeaderLink[];
  readonly copyright: string;
}

/** The end of every page. */
export function SiteFooter({ links, copyright }: Props) {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["bar"]}>
        <p>{copyright}</p>
        <ul>
          {links.map(({ label, to, href }) => (
            <li key={label}>{to === null ? <a href={href ?? undefined}>{label}</a> : <SiteLink to={to}>{label}</SiteLink>}</li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
