import type { OverviewEntry } from "../../../lib/reference/sections";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./Overview.module.css";

interface Props {
  readonly entry: OverviewEntry;
}

/** Leads to an entry of this page, or to the page that it has to itself, of which a card tells more. */
export function OverviewLink({ entry: { kind, name, anchor, href, doc } }: Props) {
  const text = <CodeName name={name} />;
  const className = doc.deprecated ? styles["deprecated"] : undefined;
  return href === undefined ? (
    <a className={className} data-symbol={kind} href={`#${anchor}`}>
      {text}
    </a>
  ) : (
    <SiteLink className={className} to={href} data-card="" data-symbol={kind}>
      {text}
    </SiteLink>
  );
}
