import type { InheritedMembers, SymbolLink } from "../../lib/reference";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./InheritedList.module.css";

interface Props {
  readonly inherited: InheritedMembers;
}

/** What a class has from one of its parents, each member with its summary. */
export function InheritedList({ inherited: { from, members } }: Props) {
  return (
    <div className={styles["inherited"]}>
      <p>
        Inherited from <SymbolText link={from} />
      </p>
      <ul>
        {members.map((member) => (
          <li key={member.text} className={member.deprecated ? styles["deprecated"] : undefined}>
            <SymbolText link={member} />
            <span>{member.summary}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A name in code, linked where it leads somewhere. */
export function SymbolText({ link: { text, href } }: { readonly link: SymbolLink }) {
  return <code>{href === null ? text : <SiteLink to={href} data-card="">{text}</SiteLink>}</code>;
}
