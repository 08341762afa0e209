import type { Advice } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly query: string;
  readonly advice: readonly Advice[];
  /** There are results, but none that fits. */
  readonly hasNearest: boolean;
}

/** Says that nothing was found, and what else can be tried. */
export function NothingFound({ query, advice, hasNearest }: Props) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      {!hasNearest && <p className={styles["note"]}>{t({ id: "search.nothing" }, { query })}</p>}
      <ul className={styles["tips"]}>
        {advice.map((tip) => (
          <li key={tip}>{t({ id: `search.tip.${tip}` })}</li>
        ))}
      </ul>
    </div>
  );
}
