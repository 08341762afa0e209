import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchStart.module.css";

/** Says that nothing was found, and what can be tried. */
export function NothingFound({ query }: { readonly query: string }) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      <p className={styles["note"]}>{t({ id: "search.nothing", message: "Nothing found for “{query}”." }, { query })}</p>
      <ul className={styles["tips"]}>
        <li>{t({ id: "search.tip.part", message: "Try a part of the name: its last word, or the first letters of its words." })}</li>
        <li>{t({ id: "search.tip.type", message: "Search by type: what it takes and what it gives, with an arrow between." })}</li>
        <li>{t({ id: "search.tip.filter", message: "Leave filters such as “fn:” and “in:” out, or list a whole module with “in:” and its name." })}</li>
      </ul>
    </div>
  );
}
