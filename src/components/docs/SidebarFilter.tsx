import { withPrefix } from "../../lib/urls/with-prefix";
import { useLocalisedPath, useTranslate } from "../shell/shell-context";
import * as tree from "./SidebarTree.module.css";
import * as styles from "./SidebarFilter.module.css";

interface Props {
  /** The file with the names of all pages. */
  readonly names: string;
  /** The path of the docs version. */
  readonly root: string;
}

/** Finds pages of a long sidebar by their names (see src/behaviours). Not there without scripts. */
export function SidebarFilter({ names, root }: Props) {
  const t = useTranslate();
  const localised = useLocalisedPath();
  return (
    <div
      className={styles["filter"]}
      data-sidebar-filter={withPrefix(names)}
      data-root={withPrefix(localised(root))}
      data-found={t({ id: "docs.filterFound", message: "Names found: {count}" })}
      data-none={t({ id: "docs.filterNone", message: "No names match." })}
    >
      <input
        type="search"
        aria-label={t({ id: "docs.filter", message: "Filter by name" })}
        placeholder={t({ id: "docs.filter", message: "Filter by name" })}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles["status"]} />
      <ul className={`${styles["names"] ?? ""} ${tree["list"] ?? ""}`} hidden />
    </div>
  );
}
