import { SiteLink } from "../ui/SiteLink";
import * as styles from "./Breadcrumbs.module.css";

/** One step from the docs root to the page. */
export interface Crumb {
  readonly label: string;
  /** Null where there is no page of that step, and for the page itself. */
  readonly to: string | null;
}

interface Props {
  readonly crumbs: readonly Crumb[];
}

/** Where the page stands. */
export function Breadcrumbs({ crumbs }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles["list"]}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {to === null ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <SiteLink to={to}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
