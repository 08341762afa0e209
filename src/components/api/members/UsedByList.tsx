import type { SymbolLink, UsedBy } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { SymbolName } from "./SymbolName";
import * as styles from "./UsedByList.module.css";

interface Props {
  readonly usedBy: UsedBy;
}

/** Longer lists are folded: the one of an entity type would be as long as its module. */
const shownAtOnce = 8;

/** The functions that return a type and those that take it. */
export function UsedByList({ usedBy: { type, returnedBy, returnedByCount, takenBy, takenByCount } }: Props) {
  const t = useTranslate();
  if (returnedBy.length + takenBy.length === 0) return null;
  return (
    <div className={styles["used"]}>
      <NameList
        title={t({ id: "api.returnedBy", message: "Returned by" })}
        links={returnedBy}
        count={returnedByCount}
        query={`-> ${type}`}
      />
      <NameList
        title={t({ id: "api.takenBy", message: "Accepted by" })}
        links={takenBy}
        count={takenByCount}
        query={`${type} ->`}
      />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly links: readonly SymbolLink[];
  /** How many there are in all. */
  readonly count: number;
  /** The search that finds all of them. */
  readonly query: string;
}

function NameList({ title, links, count, query }: ListProps) {
  const t = useTranslate();
  if (links.length === 0) return null;
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.text}>
          <SymbolName link={link} />
        </li>
      ))}
      {count > links.length && (
        <li>
          <a href={`?q=${encodeURIComponent(query)}`} target="_self">
            {t({ id: "api.more", message: "{count} more" }, { count: count - links.length })}
          </a>
        </li>
      )}
    </ul>
  );
  if (links.length > shownAtOnce) {
    return (
      <details>
        <summary>
          {t({ id: "api.functionCount", message: "{title} {count} functions" }, { title, count })}
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
