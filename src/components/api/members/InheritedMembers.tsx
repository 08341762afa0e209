import { inheritedCount, MEMBER_IDS, memberTitles } from "../../../lib/reference/class-members";
import type { ClassEntry, InheritedMembers } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import * as styles from "./Fold.module.css";
import { SymbolName } from "./SymbolName";

interface Props {
  readonly entry: Pick<ClassEntry, "inherited">;
  /**
   * Whether the class has the page to itself: then there is one such list, and its heading can be linked to.
   */
  readonly hasOwnPage: boolean;
}

/** More of them are folded, unless the reader has switched them on (see src/behaviours). */
const shownAtOnce = 12;

/** All that a class has from those above it. */
export function InheritedMembers({ entry, hasOwnPage }: Props) {
  const t = useTranslate();
  const count = inheritedCount(entry);
  if (count === 0) return null;
  return (
    <details
      className={styles["fold"]}
      open={count <= shownAtOnce}
      data-switch="inherited"
      {...(hasOwnPage ? { id: MEMBER_IDS.inherited } : {})}
    >
      <summary>
        {memberTitles(t).inherited} <span>{count}</span>
      </summary>
      {entry.inherited.map((inherited) => (
        <InheritedList key={inherited.from.text} inherited={inherited} />
      ))}
    </details>
  );
}

interface InheritedListProps {
  readonly inherited: InheritedMembers;
}

/** The members that a class inherits from one parent, each with its summary. */
function InheritedList({ inherited: { from, members } }: InheritedListProps) {
  const [before, after] = useTranslate()({ id: "api.inheritedFrom", message: "Inherited from {name}" }).split(
    "{name}",
  );
  const rows = members.map((member) => ({
    key: member.text,
    term: member.deprecated ? (
      <s>
        <SymbolName link={member} />
      </s>
    ) : (
      <SymbolName link={member} />
    ),
    text: <dd className="written">{member.summary}</dd>,
  }));
  return (
    <>
      <p>
        {before}
        <SymbolName link={from} />
        {after}
      </p>
      <DetailList caption={null} rows={rows} />
    </>
  );
}
