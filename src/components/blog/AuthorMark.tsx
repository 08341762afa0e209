import { initials } from "../../lib/content/initials";
import * as styles from "./AuthorMark.module.css";

interface Props {
  readonly fullName: string;
  /** On the author's own page. */
  readonly isLarge?: boolean;
}

/** The initials of an author beside their name, which says the same to screen readers. */
export function AuthorMark({ fullName, isLarge = false }: Props) {
  return (
    <span className={styles["mark"]} aria-hidden="true" data-large={isLarge ? "" : undefined}>
      {initials(fullName)}
    </span>
  );
}
