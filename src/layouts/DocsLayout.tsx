import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/navigation/Breadcrumbs";
import type { Crumb } from "../components/navigation/Breadcrumbs";
import { DocsSidebar } from "../components/navigation/DocsSidebar";
import { TableOfContents } from "../components/navigation/TableOfContents";
import { useModules } from "../hooks/use-modules";
import type { Heading } from "../lib/headings";
import { SiteLayout } from "./SiteLayout";
import * as styles from "./DocsLayout.module.css";

interface Props {
  readonly path: string;
  /** From the docs root down to this page. */
  readonly crumbs: readonly Crumb[];
  readonly headings: readonly Heading[];
  readonly children: ReactNode;
}

/** A docs page: the sidebar, where the reader is, the content and what it holds. */
export function DocsLayout({ path, crumbs, headings, children }: Props) {
  const modules = useModules();
  return (
    <SiteLayout>
      <div className={styles["frame"]}>
        <DocsSidebar modules={modules} path={path} />
        <main id="main-content" tabIndex={-1} className={styles["main"]}>
          <Breadcrumbs crumbs={crumbs} />
          {children}
        </main>
        <TableOfContents headings={headings} />
      </div>
    </SiteLayout>
  );
}
