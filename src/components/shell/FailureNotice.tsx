import { useTranslate } from "./shell-context";
import * as styles from "./FailureNotice.module.css";

/** A page or part could not be loaded (behaviours/failure-notice.ts). */
export function FailureNotice() {
  const t = useTranslate();
  return (
    <template
      data-failure-notice=""
      data-page={t({ id: "navigation.failed" })}
      data-part={t({ id: "navigation.part", message: "This part of the page could not be loaded." })}
      data-offline={t({ id: "navigation.offline", message: "You seem to be offline." })}
      data-unreachable={t({ id: "navigation.unreachable", message: "The server did not answer." })}
    >
      <div role="alert" className={`${styles["notice"] ?? ""} no-print`} data-failure="">
        <p>
          <strong data-failure-text="" /> <span data-failure-text="" />
        </p>
        <button type="button" className="button">
          {t({ id: "navigation.retry" })}
        </button>
      </div>
    </template>
  );
}
