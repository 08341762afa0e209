import { errorCauses } from "../../lib/error-causes";
import type { Translate } from "../../lib/i18n/translate";
import { mainId } from "./SkipLink";
import * as styles from "./CrashedPage.module.css";

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
  readonly t: Translate;
}

/** Stands where the page would: what went wrong, what caused it, and a way to try once more. */
export function CrashedPage({ error, retry, t }: Props) {
  const [message, ...causes] = errorCauses(error);
  return (
    <main id={mainId} tabIndex={-1} className={styles["page"]}>
      <div role="alert">
        <h1>{t({ id: "crash.title" })}</h1>
        <pre className={styles["error"]}>{message}</pre>
        {causes.length > 0 && (
          <>
            <p>{t({ id: "crash.causes" })}</p>
            <ol className={styles["causes"]}>
              {causes.map((cause, index) => (
                <li key={index}>
                  <pre className={styles["error"]}>{cause}</pre>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <button type="button" className="button" onClick={retry}>
        {t({ id: "crash.retry" })}
      </button>
    </main>
  );
}
