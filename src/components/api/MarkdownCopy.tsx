import { withPrefix } from "gatsby";
import { useCopied } from "./use-copied";
import * as styles from "./MarkdownCopy.module.css";

interface Props {
  /** The page's path in the default locale. */
  readonly path: string;
}

const words = { idle: "Copy as Markdown", copied: "Copied as Markdown", failed: "Copying failed" };

/** The page in a form to paste, beside links to that form itself. The button is not there without scripts. */
export function MarkdownCopy({ path }: Props) {
  const [state, copy] = useCopied();
  const file = (ending: string) => withPrefix(`${path}.${ending}`);
  const fetchText = async (): Promise<string> => {
    const response = await fetch(file("md"));
    if (!response.ok) throw new Error(`The page's Markdown answers ${response.status}.`);
    return response.text();
  };
  return (
    <span className={styles["forms"]}>
      <button type="button" onClick={() => copy(fetchText)}>
        <span aria-live="polite">{words[state]}</span>
      </button>
      <a href={file("md")}>Markdown</a>
      <a href={file("json")}>JSON</a>
    </span>
  );
}
