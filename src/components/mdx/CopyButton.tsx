import { useTranslate } from "../shell/shell-context";
import * as styles from "./CopyButton.module.css";

/** Copies the code beside it and says so (see src/behaviours). There is none where scripts are off: it could do nothing. */
export function CopyButton() {
  const t = useTranslate();
  return (
    <button
      type="button" className={styles["button"]}
      data-copy="code" data-copied={t({ id: "copy.copied", message: "Copied" })} data-failed={t({ id: "copy.failed", message: "Copying failed" })}
    >
      <span aria-live="polite">{t({ id: "copy.idle", message: "Copy" })}</span>
    </button>
  );
}
