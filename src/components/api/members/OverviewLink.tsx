import type { OverviewEntry } from "../../../lib/reference/sections";
import { CodeName } from "../../ui/CodeName";
import { KindIcon } from "../../ui/KindIcon";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./OverviewLink.module.css";

interface Props {
  readonly entry: OverviewEntry;
}

/** Leads to an entry of this page, or to the page that it has to itself, of which a card tells more. */
export function OverviewLink({ entry: { kind, name, anchor, href, doc } }: Props) {
  const code = (
    <>
      <KindIcon kind={kind} />{" "}
      <code className={doc.deprecated ? styles["deprecated"] : undefined}>
        <CodeName name={name} />
      </code>
    </>
  );
  return href === undefined ? (
    <a className={styles["link"]} href={`#${anchor}`}>
      {code}
    </a>
  ) : (
    <SiteLink className={styles["link"]} to={href} data-card="">
      {code}
    </SiteLink>
  );
}
