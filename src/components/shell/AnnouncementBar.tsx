import type { Announcement } from "../../lib/site-config/schema";
import { CloseIcon } from "../ui/icons";
import { RawHtml } from "../ui/RawHtml";
import { useTranslate } from "./shell-context";
import * as styles from "./AnnouncementBar.module.css";

/** A line above the navbar, until the reader closes it (behaviours/announcement.ts). */
export function AnnouncementBar({
  announcement: { id, content, isCloseable },
}: {
  readonly announcement: Announcement;
}) {
  const t = useTranslate();
  return (
    <aside
      className={`${styles["bar"] ?? ""} no-print`}
      aria-label={t({ id: "announcement.label" })}
      data-announcement={id}
    >
      <RawHtml className={styles["content"] ?? ""} html={content} />
      {isCloseable && (
        <button
          type="button"
          className={styles["close"]}
          aria-label={t({ id: "announcement.close" })}
          data-close-announcement=""
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
