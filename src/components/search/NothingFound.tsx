import { adviceOn } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchStart.module.css";

/** Says that nothing was found, and what else can be tried. */
export function NothingFound({ query }: { readonly query: string }) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      <p className={styles["note"]}>{t({ id: "search.nothing" }, { query })}</p>
      <ul className={styles["tips"]}>
        {adviceOn(query).map((advice) => (
          <li key={advice}>{t({ id: `search.tip.${advice}` })}</li>
        ))}
      </ul>
    </div>
  );
}
