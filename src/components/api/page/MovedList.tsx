import type { MovedEntry } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./MovedList.module.css";

interface Props {
  readonly moved: readonly MovedEntry[];
}

/**
 * What old links to this page are looking for. It is there for them alone: readers of the page come by it
 * last.
 */
export function MovedList({ moved }: Props) {
  const t = useTranslate();
  if (moved.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {moved.map(({ anchor, text, href }) => (
        <li key={anchor} id={anchor}>
          <code>{anchor}</code> {t({ id: "api.movedTo", message: "is now" })}{" "}
          <SiteLink to={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
