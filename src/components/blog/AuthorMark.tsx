import { initials } from "../../lib/content/initials";
import * as styles from "./AuthorMark.module.css";

interface Props {
  readonly fullName: string;
  readonly isLarge?: boolean;
}

/** Hidden from screen readers, which read the name beside it. */
export function AuthorMark({ fullName, isLarge = false }: Props) {
  return (
    <span className={styles["mark"]} aria-hidden="true" data-large={isLarge ? "" : undefined}>
      {initials(fullName)}
    </span>
  );
}
