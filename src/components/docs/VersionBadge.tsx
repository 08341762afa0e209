import type { DocsVersionName } from "../../lib/docs/docs-place";
import { changesOf } from "../../lib/docs/registry";
import { useShell, useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./VersionBadge.module.css";

/** The version that a docs page belongs to, by its label, and what has changed in it. */
export function VersionBadge({ version }: { readonly version: DocsVersionName }) {
  const t = useTranslate();
  const { docs, path } = useShell();
  const changes = changesOf(docs, { path: version.path });
  return (
    <p className={styles["badge"]}>
      {t({ id: "version.badge", message: "Version: {version}" }, { version: version.label })}
      {changes !== null && (
        <>
          {" · "}
          <SiteLink to={changes} {...(path === changes ? { "aria-current": "page" } : {})}>
            {t({ id: "version.changes", message: "Changes" })}
          </SiteLink>
        </>
      )}
    </p>
  );
}
