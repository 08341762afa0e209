import { useTranslate } from "../../shell/shell-context";
import { withPrefix } from "../../../lib/urls/with-prefix";
import * as styles from "./MarkdownCopy.module.css";

interface Props {
  /** The page's path in the default locale. */
  readonly path: string;
}

/** The page in a form to paste, beside links to that form itself. The button is not there without scripts. */
export function MarkdownCopy({ path }: Props) {
  const t = useTranslate();
  const file = (ending: string) => withPrefix(`${path}.${ending}`);
  return (
    <span className={styles["forms"]}>
      <button
        type="button"
        data-copy="file"
        data-file={file("md")}
        data-copied={t({ id: "api.copiedMarkdown", message: "Copied as Markdown" })}
        data-failed={t({ id: "copy.failed", message: "Copying failed" })}
      >
        <span aria-live="polite">{t({ id: "api.copyMarkdown", message: "Copy as Markdown" })}</span>
      </button>
      <a href={file("md")}>Markdown</a>
      <a href={file("json")}>JSON</a>
    </span>
  );
}
