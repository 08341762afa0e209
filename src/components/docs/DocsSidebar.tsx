import type { SidebarNode } from "../../lib/docs/docs-sidebar";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./DocsSidebar.module.css";
import { SidebarFilter } from "./SidebarFilter";
import { SidebarTree } from "./SidebarTree";

interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
  /** The file with the names of all pages, where there are many. */
  readonly names: string | null;
  /** The path of the docs version. */
  readonly root: string;
}

/**
 * The docs' own navigation. Where there is no room for it, the mobile sidebar has the same tree; without
 * scripts a link unfolds it.
 */
export function DocsSidebar({ nodes, path, names, root }: Props) {
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
        {names !== null && <SidebarFilter names={names} root={root} />}
        <SidebarTree nodes={nodes} path={path} />
      </nav>
    </>
  );
}
