import type { ReactNode } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import { PageContents } from "../components/docs/PageContents";
import { PageNavigation } from "../components/docs/PageNavigation";
import { Breadcrumbs } from "../components/navigation/Breadcrumbs";
import { useShell, useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { crumbsFor, type DocsLocation } from "../lib/docs/doc-location";
import { toTree, type Neighbour } from "../lib/docs/docs-sidebar";
import { changesOf } from "../lib/docs/registry";
import type { Heading } from "../lib/page/headings";
import { SiteLayout } from "./SiteLayout";
import * as admonitionStyles from "../components/mdx/Admonition.module.css";
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
          <VersionBanner version={version} newest={newest} />
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

/** On pages of other versions than the newest release. */
function VersionBanner({ version, newest }: Pick<DocsLocation, "version" | "newest">) {
  const { site, docs, path } = useShell();
  const changes = changesOf(docs, { path: version.path });
  const t = useTranslate();
  if (newest === null) return null;
  const text = t(version.status === "unreleased" ? "version.unreleased" : "version.old", {
    title: site.title,
    version: version.label,
  });
  return (
    <aside className={admonitionStyles["admonition"]} aria-label={t("version.label")} data-kind="warning">
      <p className={admonitionStyles["body"]}>
        {text} <SiteLink to={newest.path}>{t("version.latest", { version: newest.label })}</SiteLink>
        {changes !== null && changes !== path && (
          <>
            {" · "}
            <SiteLink to={changes}>{t("changes.page", { version: version.label })}</SiteLink>
          </>
        )}
      </p>
    </aside>
  );
}
