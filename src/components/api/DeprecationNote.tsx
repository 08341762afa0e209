import type { Deprecation } from "../../lib/reference";
import { RichText } from "../ui/RichText";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./DeprecationNote.module.css";

interface Props {
  readonly deprecation: Deprecation;
}

/** Since when an entry is deprecated, what replaces it, and why. */
export function DeprecationNote({ deprecation: { since, use, useHref, reasonHtml } }: Props) {
  return (
    <div className={styles["note"]}>
      <p>
        <strong>{since === null ? "Deprecated." : `Deprecated since ${since}.`}</strong>
        {use !== null && (
          <>
            {" Use "}
            <code>{useHref === null ? use : <SiteLink to={useHref}>{use}</SiteLink>}</code>
            {" instead."}
          </>
        )}
      </p>
      <RichText html={reasonHtml} />
    </div>
  );
}
