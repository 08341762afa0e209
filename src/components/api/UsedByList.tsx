import type { SymbolLink, UsedBy } from "../../lib/reference";
import { SymbolText } from "./InheritedList";
import * as styles from "./UsedByList.module.css";

interface Props {
  readonly usedBy: UsedBy;
}

/** Longer lists are folded: the one of an entity type would be as long as its module. */
const shownAtOnce = 8;

/** The functions that return a type and those that take it. */
export function UsedByList({ usedBy: { returnedBy, takenBy } }: Props) {
  if (returnedBy.length + takenBy.length === 0) return null;
  return (
    <div className={styles["used"]}>
      <NameList title="Returned by" links={returnedBy} />
      <NameList title="Taken by" links={takenBy} />
    </div>
  );
}

function NameList({ title, links }: { readonly title: string; readonly links: readonly SymbolLink[] }) {
  if (links.length === 0) return null;
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.text}>
          <SymbolText link={link} />
        </li>
      ))}
    </ul>
  );
  if (links.length > shownAtOnce) {
    return (
      <details>
        <summary>
          {title} {links.length} functions
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      <p>{title}</p>
      {list}
    </>
  );
}
