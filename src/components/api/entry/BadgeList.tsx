import { SiteLink } from "../../ui/SiteLink";
import type { Badge } from "./use-history-labels";
import * as styles from "./BadgeList.module.css";

export function BadgeList({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className={styles["badges"]}>
      {badges.map(({ label, to, isWarning = false }) => (
        <li key={label} className={isWarning ? styles["warning"] : undefined}>
          {to === undefined ? label : <SiteLink to={to}>{label}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}
