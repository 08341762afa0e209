import type { InheritedMembers, SymbolLink } from "../../lib/reference";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./InheritedList.module.css";

interface Props {
  readonly inherited: InheritedMembers;
}

/** What a class has from one of its parents, each member with its summary. */
export function InheritedList({ inherited: { from, members } }: Props) {
  const [before, after] = useTranslate()({ id: "api.inheritedFrom", message: "Inherited from {name}" }).split("{name}");
  return (
    <div className={styles["inherited"]}>
      <p>
        {before}
        <SymbolText link={from} />
        {after}
      </p>
      <ul>
        {members.map((member) => (
          <li key={member.text} className={member.deprecated ? styles["deprecated"] : undefined}>
            <SymbolText link={member} />
            <span className="written">{member.summary}</span>
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
