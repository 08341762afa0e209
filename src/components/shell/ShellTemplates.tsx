/** Elements that scripts fill in or show while pages change (src/client). */
import { useTranslate } from "./shell-context";
import * as crashStyles from "./CrashedPage.module.css";
import * as noticeStyles from "./FailureNotice.module.css";
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
        data-announcement-of-page={t("navigation.arrived")}
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

/** A page or part could not be loaded (behaviours/failure-notice.ts). */
export function FailureNotice() {
  const t = useTranslate();
  return (
    <template
      data-failure-notice=""
      data-page={t("navigation.failed")}
      data-part={t("navigation.part")}
      data-offline={t("navigation.offline")}
      data-unreachable={t("navigation.unreachable")}
    >
      <div role="alert" className={`${noticeStyles["notice"] ?? ""} no-print`} data-failure="">
        <p>
          <strong data-failure-text="" /> <span data-failure-text="" />
        </p>
        <button type="button" className="button">
          {t("navigation.retry")}
        </button>
      </div>
    </template>
  );
}

/** Replaces a page that crashed (filled in by client/router.ts). */
export function CrashedPage() {
  const t = useTranslate();
  return (
    <template data-crashed-page="">
      <div className={crashStyles["page"]} data-crash="page">
        <div role="alert">
          <p data-crash="title">{t("crash.title")}</p>
          <pre className={crashStyles["error"]} data-crash="message" />
          <div data-crash="causes">
            <p>{t("crash.causes")}</p>
            <ol className={crashStyles["causes"]}>
              <li className={crashStyles["error"]} data-crash="cause" />
            </ol>
          </div>
        </div>
        <button type="button" className="button">
          {t("crash.retry")}
        </button>
      </div>
    </template>
  );
}
