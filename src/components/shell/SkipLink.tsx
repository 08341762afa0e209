import { useTranslate } from "./shell-context";
import * as styles from "./SkipLink.module.css";

/** Layouts write the id out: importing it would add this style sheet to theirs. */
const mainId = "main-content";

/** The first element that the Tab key reaches on every page. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={`${styles["link"] ?? ""} no-print`} href={`#${mainId}`}>
      {t({ id: "skip" })}
    </a>
  );
}
