import type { ReactNode } from "react";
import * as styles from "./Details.module.css";

interface Props {
  readonly summary: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

export function Details({ summary, open = false, children }: Props) {
  return (
    <details className={styles["details"]} open={open}>
      <summary>{summary}</summary>
      <div className={styles["body"]}>{children}</div>
    </details>
  );
}
