import type { OverviewGroup } from "../../../lib/reference/sections";
import { useTranslate } from "../../shell/shell-context";
import { OverviewLink } from "./OverviewLink";
import * as styles from "./LetterIndex.module.css";

interface Props {
  /** What is listed: `Classes`. */
  readonly title: string;
  readonly letters: OverviewGroup["letters"];
}

/**
 * Very many names by their first letters, each letter folded. A link to a letter or to a name opens it, as
 * does a search in the page.
 */
export function LetterIndex({ title, letters }: Props) {
  const t = useTranslate();
  return (
    <div>
      <ul
        className={styles["letters"]}
        aria-label={t({ id: "api.letters", message: "{kind} by first letter" }, { kind: title })}
      >
        {letters.map(({ id, letter }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
      {letters.map(({ id, letter, entries }) => (
        <details key={id} className={styles["part"]}>
          <summary>
            {letter} <span>{entries.length}</span>
          </summary>
          <ul id={id} className={styles["names"]} data-own-pages="">
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
