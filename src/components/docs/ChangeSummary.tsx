import type { ClassCount } from "../../lib/reference/changes";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import { changesId, changesTitle } from "./ChangeList";
import * as styles from "./ChangeSummary.module.css";

interface Props {
  readonly path: string;
  readonly counts: readonly ClassCount[];
}

export function ChangeSummary({ path, counts }: Props) {
  const t = useTranslate();
  return (
    <ul className={styles["counts"]} aria-label={t("version.changes")}>
      {counts.map(({ class: of, count }) => (
        <li key={of} data-class={of}>
          <SiteLink to={`${path}#${changesId(of)}`}>{changesTitle(of, t)}</SiteLink> <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}
