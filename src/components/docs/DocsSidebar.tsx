import type { DocsVersionName } from "../../lib/docs/doc-location";
import type { SidebarNode } from "../../lib/docs/docs-sidebar";
import { useTranslate, useShell, useLocalisedPath } from "../shell/shell-context";
import * as styles from "./DocsSidebar.module.css";
import { SidebarTree } from "./SidebarTree";
import { changesOf } from "../../lib/docs/registry";
import { SiteLink } from "../ui/SiteLink";
import * as versionBadgeStyles from "./VersionBadge.module.css";
import { withPrefix } from "../../lib/urls/with-prefix";
import * as tree from "./SidebarTree.module.css";
import * as sidebarFilterStyles from "./SidebarFilter.module.css";

interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
  readonly names: string | null;
  readonly version: DocsVersionName;
}

/** On narrow screens, the mobile sidebar has the same tree; without scripts, a link unfolds it. */
export function DocsSidebar({ nodes, path, names, version }: Props) {
  const t = useTranslate();
  return (
    <>
      <a className={styles["opener"]} href="#docs-menu">
        {t("docs.menu")}
      </a>
      <nav id="docs-menu" className={styles["sidebar"]} aria-label={t("docs.sidebar")} data-secondary-menu="">
        <VersionBadge version={version} />
        {names !== null && <SidebarFilter names={names} root={version.path} />}
        <SidebarTree nodes={nodes} path={path} />
      </nav>
    </>
  );
}

function VersionBadge({ version }: { readonly version: DocsVersionName }) {
  const t = useTranslate();
  const { docs, path } = useShell();
  const changes = changesOf(docs, { path: version.path });
  return (
    <p className={versionBadgeStyles["badge"]}>
      {t("version.badge", { version: version.label })}
      {changes !== null && (
        <>
          {" · "}
          <SiteLink to={changes} {...(path === changes ? { "aria-current": "page" } : {})}>
            {t("version.changes")}
          </SiteLink>
        </>
      )}
    </p>
  );
}

/** Finds pages of a long sidebar by name (see src/behaviours). Hidden without scripts. */
function SidebarFilter({ names, root }: { readonly names: string; readonly root: string }) {
  const t = useTranslate();
  const localised = useLocalisedPath();
  return (
    <div
      className={sidebarFilterStyles["filter"]}
      data-sidebar-filter={withPrefix(names)}
      data-root={withPrefix(localised(root))}
      data-found={t("docs.filterFound")}
      data-none={t("docs.filterNone")}
    >
      <input
        type="search"
        aria-label={t("docs.filter")}
        placeholder={t("docs.filter")}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={sidebarFilterStyles["status"]} />
      <ul className={`${sidebarFilterStyles["names"] ?? ""} ${tree["list"] ?? ""}`} hidden />
    </div>
  );
}
