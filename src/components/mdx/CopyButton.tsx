import { escapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";
import { useTranslate } from "../shell/shell-context";

/**
 * Copies the code beside it and says so (see src/behaviours). There is none where scripts are off: it could
 * do nothing.
 */
export function CopyButton() {
  const t = useTranslate();
  return (
    <button type="button" data-copy="code">
      {idle(t)}
    </button>
  );
}

/** The same for code that comes as HTML, within other text. */
export function copyButtonHtml(t: Translate): string {
  return `<button type="button" data-copy="code">${escapeHtml(idle(t))}</button>`;
}

const idle = (t: Translate) => t({ id: "copy.idle", message: "Copy" });
