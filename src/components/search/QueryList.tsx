import * as styles from "./SearchStart.module.css";

interface Props {
  readonly label: string;
  readonly queries: readonly string[];
  readonly onPick: (query: string) => void;
}

/** Queries to take up with a click. */
export function QueryList({ label, queries, onPick }: Props) {
  return (
    <ul className={styles["queries"]} aria-label={label}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles["query"]} dir="ltr" onClick={() => onPick(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
