import type { EntryDoc } from "../../lib/reference";
import { useHistoryLabels } from "./use-history-labels";
import * as styles from "./Badges.module.css";

interface Props {
  readonly doc: EntryDoc;
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function toLabels({ deprecated, unreleased, since, yields, realms, history }: EntryDoc): readonly string[] {
  return [
    // Where the history tells when, that says it all.
    ...(deprecated && history.deprecatedIn === null ? ["Deprecated"] : []),
    ...(unreleased ? ["Unreleased"] : []),
    ...(since === null || history.addedIn !== null ? [] : [`Since ${since}`]),
    ...(yields ? ["Yields"] : []),
    ...realms.map((realm) => `${capitalised(realm)} only`),
  ];
}

/** What an entry's tags and its past say in a word or two. */
export function Badges({ doc }: Props) {
  const labels = [...toLabels(doc), ...useHistoryLabels(doc.history)];
  if (labels.length === 0) return null;
  return (
    <ul className={styles["badges"]}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
