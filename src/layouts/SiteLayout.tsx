import type { ReactNode } from "react";
import { SiteFooter } from "../components/navigation/SiteFooter";
import { SiteHeader } from "../components/navigation/SiteHeader";
import { useSiteMetadata } from "../hooks/use-site-metadata";
import * as styles from "./SiteLayout.module.css";

interface Props {
  /** The page's path, to mark where the reader is. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What every page has: a way past the navigation, the navigation, the content and the footer. */
export function SiteLayout({ path, children }: Props) {
  const { title, navigation, copyright } = useSiteMetadata();
  return (
    <>
      <a className={styles["skip"]} href="#main-content">
        Skip to main content
      </a>
      <SiteHeader title={title} links={navigation} path={path} />
      <div className={styles["body"]}>{children}</div>
      <SiteFooter links={navigation} copyright={copyright} />
    </>
  );
}
