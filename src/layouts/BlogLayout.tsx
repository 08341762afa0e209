import type { ReactNode } from "react";
import { PageContents } from "../components/docs/PageContents";
import { PageNavigation } from "../components/docs/PageNavigation";
import { useTranslate } from "../components/shell/shell-context";
import { SiteLink } from "../components/ui/SiteLink";
import { byYear, type PostLink } from "../lib/content/blog";
import type { Neighbour } from "../lib/docs/docs-sidebar";
import type { Heading } from "../lib/page/headings";
import { SiteLayout } from "./SiteLayout";
import * as sidebarStyles from "./BlogLayout.module.css";
import * as docsSidebarStyles from "../components/docs/DocsSidebar.module.css";
import * as treeStyles from "../components/docs/SidebarTree.module.css";
import * as styles from "./DocsLayout.module.css";

interface Props {
  readonly path: string;
  readonly posts: readonly PostLink[];
  readonly headings?: readonly Heading[];
  readonly neighbours?: {
    readonly label: string;
    readonly newer: Neighbour | null;
    readonly older: Neighbour | null;
  };
  readonly children: ReactNode;
}

export function BlogLayout({ path, posts, headings = [], neighbours, children }: Props) {
  const t = useTranslate();
  return (
    <SiteLayout>
      <div className={styles["frame"]}>
        <BlogSidebar posts={posts} path={path} />
        <main id="main-content" tabIndex={-1} className={styles["main"]}>
          <div className={styles["start"]}>
            <PageContents headings={headings} />
          </div>
          {children}
          {neighbours && (
            <PageNavigation
              label={neighbours.label}
              previous={neighbours.newer}
              next={neighbours.older}
              previousWord={t("post.newer")}
              nextWord={t("post.older")}
            />
          )}
        </main>
      </div>
    </SiteLayout>
  );
}

function BlogSidebar({ posts, path }: Pick<Props, "posts" | "path">) {
  const t = useTranslate();
  return (
    <nav className={docsSidebarStyles["sidebar"]} aria-label={t("blog.sidebar")} data-secondary-menu="">
      <ul className={treeStyles["list"]}>
        {byYear(posts).map(([year, ofYear]) => (
          <li key={year}>
            <p className={sidebarStyles["year"]}>{year}</p>
            <ul className={treeStyles["list"]}>
              {ofYear.map(({ title, href }) => (
                <li key={href}>
                  <SiteLink to={href} aria-current={href === path ? "page" : undefined}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
