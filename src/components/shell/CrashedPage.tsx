import { useTranslate } from "./shell-context";
import * as styles from "./CrashedPage.module.css";

/** Replaces a page that crashed (filled in by client/router.ts). */
export function CrashedPage() {
  const t = useTranslate();
  return (
    <template data-crashed-page="">
      <div className={styles["page"]} data-crash="page">
        <div role="alert">
          <p data-crash="title">{t("crash.title")}</p>
          <pre className={styles["error"]} data-crash="message" />
          <div data-crash="causes">
            <p>{t("crash.causes")}</p>
            <ol className={styles["causes"]}>
              <li className={styles["error"]} data-crash="cause" />
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
