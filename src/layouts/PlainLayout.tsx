import type { ReactNode } from "react";
import { SiteLayout } from "./SiteLayout";
import * as styles from "./PlainLayout.module.css";

interface Props {
  readonly path: string;
  readonly children: ReactNode;
}

/** A page that is one column of content. */
export function PlainLayout({ path, children }: Props) {
  return (
    <SiteLayout path={path}>
      <main id="main-content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </SiteLayout>
  );
}
