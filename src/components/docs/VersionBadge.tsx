import type { DocsVersionName } from "../../lib/docs/docs-place";
import { useTranslate } from "../shell/shell-context";
import * as styles from "./VersionBadge.module.css";

/** The version that a docs page belongs to, by its label. */
export function VersionBadge({ version }: { readonly version: DocsVersionName }) {
  const t = useTranslate();
  return (
    <p className={styles["badge"]}>
      {t({ id: "version.badge", message: "Version: {version}" }, { version: version.label })}
    </p>
  );
}
