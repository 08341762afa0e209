import type { Deprecation } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "../../mdx/Admonition.module.css";

interface Props {
  readonly deprecation: Deprecation;
}

export function DeprecationNote({ deprecation: { since, use, useHref, reasonHtml } }: Props) {
  const t = useTranslate();
  const [before, after] = t("api.useInstead").split("{name}");
  return (
    <div className={styles["admonition"]} data-kind="warning">
      <p className={styles["body"]}>
        <strong>
          {since === null ? t("api.deprecatedNote") : t("api.deprecatedSince", { version: since })}
        </strong>
        {use !== null && (
          <>
            {" "}
            {before}
            <code>{useHref === null ? use : <SiteLink to={useHref}>{use}</SiteLink>}</code>
            {after}
          </>
        )}
      </p>
      <RichText html={reasonHtml} />
    </div>
  );
}
