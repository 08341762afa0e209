import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";
import { groupChanges, type ChangeGroup, type ListedChange } from "../../lib/reference/changes";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./ChangeList.module.css";

interface Props {
  readonly version: string;
  readonly changes: readonly ListedChange[];
}

/** Longer groups are folded: a release may change hundreds of entries. */
const shownAtOnce = 12;

/** What is different from the version before, the changes that scripts have to follow first. */
export function ChangeList({ version, changes }: Props) {
  const t = useTranslate();
  const groups = groupChanges(changes);
  if (groups.length === 0)
    return <p>{t({ id: "changes.none", message: "The interface has not changed." })}</p>;
  return groups.map((group) => <Group key={group.class} version={version} group={group} />);
}

function useTitle(of: ChangeClass): string {
  const t = useTranslate();
  const titles: Readonly<Record<ChangeClass, string>> = {
    breaking: t({ id: "changes.breaking", message: "Breaking changes" }),
    addition: t({ id: "changes.addition", message: "Additions" }),
    documentation: t({ id: "changes.documentation", message: "Documentation" }),
  };
  return titles[of];
}

function Group({
  version,
  group: { class: of, changes },
}: {
  readonly version: string;
  readonly group: ChangeGroup;
}) {
  const t = useTranslate();
  const id = `changes-${of}`;
  const list = (
    <ul className={styles["list"]} aria-labelledby={id}>
      {changes.map((change, index) => (
        // One entry may have changed in several ways that read alike; the list itself never changes.
        <li key={index}>
          <Item version={version} change={change} isBreaking={of === CHANGE_CLASSES[0]} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h3 id={id}>{useTitle(of)}</h3>
      {changes.length <= shownAtOnce && list}
      {changes.length > shownAtOnce && (
        <details>
          <summary className={styles["summary"]}>
            {t({ id: "changes.all", message: "Show all {count}" }, { count: changes.length })}
          </summary>
          {list}
        </details>
      )}
    </>
  );
}

interface ItemProps {
  readonly version: string;
  readonly change: ListedChange;
  readonly isBreaking: boolean;
}

function Item({ version, change: { path, text, old, new: now, reason, href }, isBreaking }: ItemProps) {
  const t = useTranslate();
  return (
    <>
      <code>{href === null ? path : <SiteLink to={href}>{path}</SiteLink>}</code>{" "}
      <span className={styles["what"]}>
        {href === null ? t({ id: "history.removed", message: "Removed in {version}" }, { version }) : text}
      </span>
      {(old !== null || now !== null) && (
        <p className={styles["source"]}>
          {old !== null && (
            <del>
              <code>{old}</code>
            </del>
          )}
          {now !== null && (
            <ins>
              <code>{now}</code>
            </ins>
          )}
        </p>
      )}
      {isBreaking && <p className={`written ${styles["reason"]}`}>{reason}</p>}
    </>
  );
}
