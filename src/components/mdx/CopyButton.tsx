import { escapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./CopyButton.module.css";

/**
 * Copies the code beside it and says so (see src/behaviours). There is none where scripts are off: it could
 * do nothing.
 */
export function CopyButton() {
  const t = useTranslate();
  return (
    <button type="button" className={styles["button"]} {...wordsOf(t)}>
      <span aria-live="polite">{idle(t)}</span>
    </button>
  );
}

/** The same for code that comes as HTML, within other text. */
export function copyButtonHtml(t: Translate): string {
  const attributes = Object.entries({ type: "button", class: styles["button"] ?? "", ...wordsOf(t) })
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");
  return `<button ${attributes}><span aria-live="polite">${escapeHtml(idle(t))}</span></button>`;
}

const idle = (t: Translate) => t({ id: "copy.idle", message: "Copy" });

const wordsOf = (t: Translate) => ({
  "data-copy": "code",
  "data-copied": t({ id: "copy.copied", message: "Copied" }),
  "data-failed": t({ id: "copy.failed", message: "Copying failed" }),
});
