import type { Neighbour } from "../../lib/docs/docs-sidebar";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./PageNavigation.module.css";

interface Props {
  readonly label: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly previousWord: string;
  readonly nextWord: string;
}

export function PageNavigation({ label, previous, next, previousWord, nextWord }: Props) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles["frame"]} aria-label={label}>
      {previous && (
        <SiteLink to={previous.href} rel="prev" className={styles["link"]}>
          <span className={styles["word"]}>{previousWord}</span>
          {previous.label}
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.href} rel="next" className={`${styles["link"]} ${styles["next"]}`}>
          <span className={styles["word"]}>{nextWord}</span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  );
}
