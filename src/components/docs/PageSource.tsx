import { longDate } from "../../lib/content/blog";
import { useShell, useTranslate } from "../shell/shell-context";
import * as styles from "./PageSource.module.css";

interface Props {
  /** Where the page's text can be changed; null where the site says no such place. */
  readonly editHref: string | null;
  /** `2025-01-31`; null where git does not know. */
  readonly lastUpdated: string | null;
}

/** Where a page's text comes from, and when it last changed. */
export function PageSource({ editHref, lastUpdated }: Props) {
  const { locale } = useShell();
  const t = useTranslate();
  if (editHref === null && lastUpdated === null) return null;
  return (
    <div className={styles["frame"]}>
      {editHref && (
        <a href={editHref} rel="noopener">
          {t({ id: "page.edit", message: "Edit this page" })}
        </a>
      )}
      {lastUpdated && (
        <p>
          {t({ id: "page.lastUpdated", message: "Last updated on" })}{" "}
          <time dateTime={lastUpdated}>{longDate(lastUpdated, locale)}</time>
        </p>
      )}
    </div>
  );
}
