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
  const unreleased = {
    id: "version.unreleased",
    message: "This is the documentation of {title} {version}, which has not been released yet.",
  };
  const old = {
    id: "version.old",
    message: "This is the documentation of {title} {version}, which is no longer maintained.",
  };
  const values = { title: site.title, version: version.label };
  const text = t(version.status === "unreleased" ? unreleased : old, values);
  return (
    <aside
      className={styles["admonition"]}
      aria-label={t({ id: "version.label", message: "Version" })}
      data-kind="warning"
    >
      <p className={styles["body"]}>
        {text}{" "}
        <SiteLink to={newest.path}>
          {t(
            { id: "version.latest", message: "Read the latest release, {version}" },
            { version: newest.label },
          )}
        </SiteLink>
        {changes !== null && changes !== path && (
          <>
            {" · "}
            <SiteLink to={changes}>
              {t({ id: "changes.page", message: "Changes in {version}" }, { version: version.label })}
            </SiteLink>
          </>
        )}
      </p>
    </aside>
  );
}
