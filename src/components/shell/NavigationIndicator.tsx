import { useTranslate } from "./shell-context";
import * as styles from "./NavigationIndicator.module.css";

/** The status of a page change (client/navigation-indicator.ts): a bar and a spinner for slow ones. */
export function NavigationIndicator() {
  const t = useTranslate();
  return (
    <>
      <div
        className={`${styles["bar"] ?? ""} no-print`}
        data-navigation="bar"
        data-label={t("navigation.progress")}
        hidden
      />
      <div
        role="status"
        data-announcement-of-page={t("navigation.arrived", { page: "{page}" })}
        data-copied={t("copy.copied")}
        data-failed={t("copy.failed")}
      >
        <div className={`${styles["status"] ?? ""} no-print`} data-navigation="loading" hidden>
          <span className={styles["spinner"]} aria-hidden="true" />
          {t("navigation.loading")}
        </div>
      </div>
    </>
  );
}
