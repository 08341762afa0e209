import { useTranslate } from "./shell-context";
import * as styles from "./CrashedPage.module.css";

/** What takes the place of a page that crashed: the error, its causes, and Try again (client/show-page.ts fills it in). */
export function CrashedPage() {
  const t = useTranslate();
  return (
    <template data-crashed-page="">
      <main id="main-content" tabIndex={-1} className={styles["page"]}>
        <div role="alert">
          <h1>{t({ id: "crash.title" })}</h1>
          <pre className={styles["error"]} data-crash="message" />
          <div data-crash="causes">
            <p>{t({ id: "crash.causes" })}</p>
            <ol className={styles["causes"]}>
              <li className={styles["error"]} data-crash="cause" />
            </ol>
          </div>
        </div>
        <button type="button" className="button">
          {t({ id: "crash.retry" })}
        </button>
      </main>
    </template>
  );
}
