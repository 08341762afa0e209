import type { ReactNode } from "react";
import type { SymbolLink } from "../../../lib/reference/reference-props";
import * as styles from "../../ui/DetailList.module.css";
import { SymbolName } from "./SymbolName";

interface Props {
  readonly title: string;
  readonly foldedTitle?: string;
  readonly links: readonly SymbolLink[];
  readonly more?: ReactNode;
}

/** Longer lists are folded: that of an entity type would be as long as its module. */
const shownAtOnce = 8;

export function LinkList({ title, foldedTitle, links, more }: Props) {
  if (links.length === 0) return null;
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.text}>
          <SymbolName link={link} />
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
  if (links.length > shownAtOnce)
    return (
      <details className="link-list">
        <summary>{foldedTitle}</summary>
        {list}
      </details>
    );
  return (
    <div className={`${styles["rows"] ?? ""} link-list`}>
      <p className={styles["caption"]}>{title}</p>
      {list}
    </div>
  );
}
