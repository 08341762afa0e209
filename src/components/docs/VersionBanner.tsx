import type { DocsLocation } from "../../lib/docs/doc-location";
import { changesOf } from "../../lib/docs/registry";
import { useShell, useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "../mdx/Admonition.module.css";

interface Props {
  readonly version: DocsLocation["version"];
  readonly newest: NonNullable<DocsLocation["newest"]>;
}

export function VersionBanner({ version, newest }: Props) {
  const { site, docs, path } = useShell();
  const changes = changesOf(docs, { path: version.path });
  const t = useTranslate();
  const text = t(version.status === "unreleased" ? "version.unreleased" : "version.old", {
    title: site.title,
    version: version.label,
  });
  return (
    <aside className={styles["admonition"]} aria-label={t("version.label")} data-kind="warning">
      <p className={styles["body"]}>
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
