import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Translate } from "../../lib/i18n/translate";
import type { NavigationStore } from "../../lib/navigation/status";
import { progressSettings, trickled } from "../../lib/navigation/progress";
import * as styles from "./NavigationIndicator.module.css";

interface Props {
  readonly store: NavigationStore;
  readonly t: Translate;
  /** Asks for the page again. */
  readonly retry: (target: string) => void;
}

/**
 * Shows how a page change goes: nothing for quick ones, a bar and a spinner for slow ones, and an error with a way out
 * for failed ones. It has a root of its own, so that it works even where the page itself never came to life.
 */
export function NavigationIndicator({ store, t, retry }: Props) {
  const status = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <>
      {status.kind === "loading" && <ProgressBar label={t({ id: "navigation.progress" })} />}
      <div role="status" className={styles["status"]}>
        {status.kind === "loading" && (
          <>
            <span className={styles["spinner"]} aria-hidden="true" />
            {t({ id: "navigation.loading" })}
          </>
        )}
      </div>
      {status.kind === "failed" && (
        <div role="alert" className={styles["failure"]}>
          <p>
            <strong>{t({ id: "navigation.failed" })}</strong> {status.reason || status.target}
          </p>
          <button type="button" className="button" onClick={() => retry(status.target)}>
            {t({ id: "navigation.retry" })}
          </button>
        </div>
      )}
    </>
  );
}

/** Its width is set through the object model: a content policy may refuse style attributes, and the figures are not for the style sheet. */
function ProgressBar({ label }: { readonly label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let progress: number = progressSettings.minimum;
    const show = () => {
      element.style.setProperty("--progress", String(progress));
      element.setAttribute("aria-valuenow", String(Math.round(progress * 100)));
    };
    element.style.setProperty("--progress-speed", `${progressSettings.speed}ms`);
    show();
    const timer = window.setInterval(() => {
      progress = trickled(progress);
      show();
    }, progressSettings.trickle);
    return () => window.clearInterval(timer);
  }, []);
  return <div ref={bar} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} className={styles["bar"]} />;
}
