import type { ReactNode } from "react";
import { SiteLayout } from "./SiteLayout";
import * as styles from "./PlainLayout.module.css";

interface Props {
  readonly children: ReactNode;
}

/** A page with one column of content. */
export function PlainLayout({ children }: Props) {
  return (
    <SiteLayout>
      <main id="main-content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </SiteLayout>
  );
}
