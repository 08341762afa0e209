import type { InheritedMembers } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { SymbolName } from "./SymbolName";
import * as styles from "./InheritedList.module.css";

interface Props {
  readonly inherited: InheritedMembers;
}

/** The members that a class inherits from one parent, each with its summary. */
export function InheritedList({ inherited: { from, members } }: Props) {
  const [before, after] = useTranslate()({ id: "api.inheritedFrom", message: "Inherited from {name}" }).split(
    "{name}",
  );
  return (
    <div className={styles["inherited"]}>
      <p>
        {before}
        <SymbolName link={from} />
        {after}
      </p>
      <ul>
        {members.map((member) => (
          <li key={member.text} className={member.deprecated ? styles["deprecated"] : undefined}>
            <SymbolName link={member} />
            <span className="written">{member.summary}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
