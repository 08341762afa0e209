import type { SearchResult } from "luau-search";
import { useShell, useTranslate } from "../shell/shell-context";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly query: string;
  readonly result: SearchResult;
}

/** What is said above the results: that nothing fits, or what another engine's name is called here. */
export function ResultsNote({ query, result: { foreign, isNearest } }: Props) {
  const t = useTranslate();
  const { site } = useShell();
  if (foreign !== null)
    return (
      <p className={styles["note"]}>
        {t({ id: "search.foreign" }, { name: foreign.name, engine: foreign.engine })}{" "}
        {t({ id: "search.here" }, { title: site.title })} <code>{foreign.path}</code>
      </p>
    );
  return isNearest ? <p className={styles["note"]}>{t({ id: "search.nearest" }, { query })}</p> : null;
}
