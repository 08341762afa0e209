import { longDate } from "../../lib/content/blog";
import { useShell, useTranslate } from "../shell/shell-context";
import * as styles from "./PageSource.module.css";

interface Props {
  readonly editHref: string | null;
  /** `2025-01-31`; null without git. */
  readonly lastUpdated: string | null;
}

export function PageSource({ editHref, lastUpdated }: Props) {
  const { locale } = useShell();
  const t = useTranslate();
  if (editHref === null && lastUpdated === null) return null;
  return (
    <div className={styles["frame"]}>
      {editHref && (
        <a href={editHref} rel="noopener">
          {t("page.edit")}
        </a>
      )}
      {lastUpdated && (
        <p>
          {t("page.lastUpdated")} <time dateTime={lastUpdated}>{longDate(lastUpdated, locale)}</time>
        </p>
      )}
    </div>
  );
}
