import type { ReactNode } from "react";
import * as styles from "./SiteLayout.module.css";

/** The part of a page between navbar and footer, which the shell adds (wrap-page.tsx). */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <div className={styles["body"]}>{children}</div>;
}
