import type { ReactNode } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import { PageContents } from "../components/docs/PageContents";
import { PageNavigation } from "../components/docs/PageNavigation";
import { VersionBanner } from "../components/docs/VersionBanner";
import { Breadcrumbs } from "../components/navigation/Breadcrumbs";
import { useTranslate } from "../components/shell/shell-context";
import { crumbsFor, type DocsLocation } from "../lib/docs/doc-location";
import { toTree, type Neighbour } from "../lib/docs/docs-sidebar";
import type { Heading } from "../lib/page/headings";
import { SiteLayout } from "./SiteLayout";
import * as styles from "./DocsLayout.module.css";

interface Props {
  /** The page's path in the default locale; for a page that is not in the sidebar, that of its index. */
  readonly path: string;
  readonly location: DocsLocation;
  readonly title: string;
  /** For a page of the reference, its module's group. */
  readonly group?: string | null;
  readonly headings: readonly Heading[];
  /** For a page that is not in the written sidebar: its own path, and the name of its index at `path`. */
  readonly indexed?: {
    readonly name: string;
    readonly href: string;
    readonly previous: Neighbour | null;
    readonly next: Neighbour | null;
  };
  readonly children: ReactNode;
}

export function DocsLayout({ path, location, title, group, headings, indexed, children }: Props) {
  const t = useTranslate();
  const { version, newest, sidebar } = location;
  const nodes = toTree(sidebar);
  const { previous, next } = indexed ?? location;
  const root = t("docs.sidebar");
  const page = { path, title: indexed?.name ?? title, group };
  const crumbs = crumbsFor(location, page, root, indexed && title);
  return (
    <SiteLayout>
      <div className={styles["frame"]}>
        <DocsSidebar nodes={nodes} path={indexed?.href ?? path} names={location.names} version={version} />
        <main id="main-content" tabIndex={-1} className={styles["main"]}>
          <div className={styles["start"]}>
            <Breadcrumbs label={t("docs.breadcrumbs")} crumbs={crumbs} />
            <PageContents headings={headings} />
          </div>
          {newest && <VersionBanner version={version} newest={newest} />}
          {children}
          <PageNavigation
            label={t("docs.pages")}
            previous={previous}
            next={next}
            previousWord={t("docs.previous")}
            nextWord={t("docs.next")}
          />
        </main>
      </div>
    </SiteLayout>
  );
}
