import type { DocsCrumb } from "../../lib/docs/doc-location";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./Breadcrumbs.module.css";

interface Props {
  readonly label: string;
  readonly crumbs: readonly DocsCrumb[];
}

export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles["list"]}>
        {crumbs.map(({ label: step, to }, index) => (
          <li key={index}>
            {to === null ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{step}</span>
            ) : (
              <SiteLink to={to}>{step}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
