import type { ReactNode } from "react";
import { SiteLayout } from "./SiteLayout";
import * as styles from "./PlainLayout.module.css";

export function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteLayout>
      <main id="main-content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
    </SiteLayout>
  );
}
