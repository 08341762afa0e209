import { inheritedCount, MEMBER_IDS, MEMBER_TITLES } from "../../../lib/reference/class-members";
import type { ClassEntry, InheritedMembers } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import * as styles from "./Fold.module.css";
import { SymbolName } from "./SymbolName";

interface Props {
  readonly entry: Pick<ClassEntry, "inherited">;
  /** On its own page, the class has the only such list, and its heading can be linked to. */
  readonly hasOwnPage: boolean;
}

/** Longer lists are folded, unless the reader has opened one (see src/behaviours). */
const shownAtOnce = 12;

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
        {t(MEMBER_TITLES.inherited)} <span>{count}</span>
      </summary>
      {entry.inherited.map((inherited) => (
        <InheritedList key={inherited.from.text} inherited={inherited} />
      ))}
    </details>
  );
}

function InheritedList({ inherited: { from, members } }: { readonly inherited: InheritedMembers }) {
  const [before, after] = useTranslate()("api.inheritedFrom").split("{name}");
  const rows = members.map((member) => {
    const name = <SymbolName link={member} />;
    return {
      key: member.text,
      term: member.deprecated ? <s>{name}</s> : name,
      text: <dd className="written">{member.summary}</dd>,
    };
  });
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
