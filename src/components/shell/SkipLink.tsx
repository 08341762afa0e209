import { useTranslate } from "./shell-context";
import * as styles from "./SkipLink.module.css";

/** The first element that the Tab key reaches on every page. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a className={`${styles["link"] ?? ""} no-print`} href="#main-content">
      {t("skip")}
    </a>
  );
}
