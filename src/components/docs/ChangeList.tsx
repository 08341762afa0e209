import { CHANGE_CLASSES, type ChangeClass } from "luau-contract";
import type { Translate } from "../../lib/i18n/translate";
import type { ChangeGroup, ListedChange } from "../../lib/reference/changes";
import { useTranslate } from "../shell/shell-context";
import { AnchoredHeading } from "../ui/AnchoredHeading";
import { FormerAnchors } from "../ui/FormerAnchors";
import { RichText } from "../ui/RichText";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./ChangeList.module.css";

interface Props {
  readonly version: string;
  readonly groups: readonly ChangeGroup[];
}

/** Longer lists of changes that require nothing from scripts are folded. */
const shownAtOnce = 12;

export function ChangeList({ version, groups }: Props) {
  const t = useTranslate();
  if (groups.length === 0) return <p>{t("changes.none")}</p>;
  return groups.map((group) => <Group key={group.class} version={version} group={group} />);
}

export const changesId = (changeClass: ChangeClass): string => `changes-${changeClass}`;

export function changesTitle(changeClass: ChangeClass, t: Translate): string {
  const titles: Readonly<Record<ChangeClass, string>> = {
    breaking: t("changes.breaking"),
    addition: t("changes.addition"),
    documentation: t("changes.documentation"),
  };
  return titles[changeClass];
}

function Group({ version, group }: { readonly version: string; readonly group: ChangeGroup }) {
  const t = useTranslate();
  const { class: of, changes, modules } = group;
  const title = changesTitle(of, t);
  const lists = modules.map(([module, inside]) => (
    <div key={module}>
      {modules.length > 1 && <h3 className={styles["heading"]}>{module}</h3>}
      <ul
        className={styles["list"]}
        data-class={of}
        aria-label={modules.length > 1 ? `${title}: ${module}` : title}
      >
        {inside.map((change, index) => (
          // One entry may have changed in several ways that read alike; the list itself never changes.
          <li key={index} id={change.ids[0]}>
            <Item version={version} change={change} isBreaking={of === CHANGE_CLASSES[0]} />
          </li>
        ))}
      </ul>
    </div>
  ));
  const isFolded = of === "documentation" && changes.length > shownAtOnce;
  return (
    <div className={styles["group"]}>
      <AnchoredHeading level={2} id={changesId(of)}>
        {title}
      </AnchoredHeading>
      {!isFolded && lists}
      {isFolded && (
        <details>
          <summary className={styles["summary"]}>{t("changes.all", { count: changes.length })}</summary>
          {lists}
        </details>
      )}
    </div>
  );
}

interface ItemProps {
  readonly version: string;
  readonly change: ListedChange;
  readonly isBreaking: boolean;
}

function Item({ version, change, isBreaking }: ItemProps) {
  const t = useTranslate();
  const { path, text, old, new: now, reason, adviceHtml, href, ids } = change;
  return (
    <>
      <FormerAnchors anchors={ids.slice(1)} />
      <code>{href === null ? path : <SiteLink to={href}>{path}</SiteLink>}</code>{" "}
      <span className={styles["what"]}>{href === null ? t("history.removed", { version }) : text}</span>
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
      {adviceHtml !== null && (
        <div className={`written ${styles["advice"]}`}>
          <RichText html={adviceHtml} />
        </div>
      )}
      {isBreaking && adviceHtml === null && <p className={`written ${styles["reason"]}`}>{reason}</p>}
    </>
  );
}
