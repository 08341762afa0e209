import type { SidebarNode } from "../../lib/docs/docs-sidebar";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./DocsSidebar.module.css";
import { SidebarTree } from "./SidebarTree";

interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
}

/** The docs' own navigation. Where there is no room for it, the mobile sidebar has the same tree. */
export function DocsSidebar({ nodes, path }: Props) {
  const t = useTranslate();
  return (
    <nav
      className={styles["sidebar"]}
      aria-label={t({ id: "docs.sidebar", message: "Docs" })}
      data-secondary-menu=""
    >
      <SidebarTree nodes={nodes} path={path} />
    </nav>
  );
}
