import type { OverviewGroup } from "../../../lib/reference/sections";
import { OverviewLink } from "./OverviewLink";
import * as styles from "./LetterIndex.module.css";

interface Props {
  readonly letters: OverviewGroup["letters"];
}

/**
 * Very many names by their first letters, each letter folded. A link to a letter or to a name opens it, as
 * does a search in the page.
 */
export function LetterIndex({ letters }: Props) {
  return (
    <div className={styles["letters"]}>
      {letters.map(({ id, letter, entries }) => (
        <details key={id} className={styles["part"]}>
          <summary>
            {letter} <span>{entries.length}</span>
          </summary>
          <ul id={id} className={styles["names"]} data-roving="list" data-own-pages="">
            {entries.map((entry) => (
              <li key={entry.anchor} id={entry.anchor}>
                <OverviewLink entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
