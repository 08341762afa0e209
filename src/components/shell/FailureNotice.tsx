import { useTranslate } from "./shell-context";
import * as styles from "./FailureNotice.module.css";

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
      <div role="alert" className={`${styles["notice"] ?? ""} no-print`} data-failure="">
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
