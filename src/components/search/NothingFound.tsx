import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchStart.module.css";

/** Says that nothing was found, and what can be tried. */
export function NothingFound({ query }: { readonly query: string }) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      <p className={styles["note"]}>{t({ id: "search.nothing" }, { query })}</p>
      <ul className={styles["tips"]}>
        <li>{t({ id: "search.tip.part" })}</li>
        <li>{t({ id: "search.tip.type" })}</li>
        <li>{t({ id: "search.tip.filter" })}</li>
      </ul>
    </div>
  );
}
