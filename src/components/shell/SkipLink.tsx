import { useTranslate } from "./shell-context";
import * as styles from "./SkipLink.module.css";

/**
 * The id of the main content, which the skip link leads to. Layouts write it out: they are not to have this
 * style sheet among theirs.
 */
const mainId = "main-content";

/** The first thing that the Tab key reaches on every page. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={`${styles["link"] ?? ""} no-print`} href={`#${mainId}`}>
      {t({ id: "skip" })}
    </a>
  );
}
