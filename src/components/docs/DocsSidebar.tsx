import type { DocsVersionName } from "../../lib/docs/docs-place";
import type { SidebarNode } from "../../lib/docs/docs-sidebar";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./DocsSidebar.module.css";
import { SidebarFilter } from "./SidebarFilter";
import { SidebarTree } from "./SidebarTree";
import { VersionBadge } from "./VersionBadge";

interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
  /** The file with the names of all pages, where there are many. */
  readonly names: string | null;
  readonly version: DocsVersionName;
}

/**
 * The docs' own navigation. Where there is no room for it, the mobile sidebar has the same tree; without
 * scripts a link unfolds it.
 */
export function DocsSidebar({ nodes, path, names, version }: Props) {
  const t = useTranslate();
  return (
    <>
      <a className={styles["opener"]} href="#docs-menu">
        {t({ id: "docs.menu", message: "Docs menu" })}
      </a>
      <nav
        id="docs-menu"
        className={styles["sidebar"]}
        aria-label={t({ id: "docs.sidebar", message: "Docs" })}
        data-secondary-menu=""
      >
        <VersionBadge version={version} />
        {names !== null && <SidebarFilter names={names} root={version.path} />}
        <SidebarTree nodes={nodes} path={path} />
      </nav>
    </>
  );
}
