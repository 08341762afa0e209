import { classMembers, isWritten, memberOverview } from "../../../lib/reference/class-members";
import type { ClassEntry, Indexer } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { EntryFrame, type EntryProps } from "../entry/EntryFrame";
import { ClassTree } from "../members/ClassTree";
import { InheritedMembers } from "../members/InheritedMembers";
import { Overview } from "../members/Overview";
import { PropertyList } from "../members/PropertyList";
import { UsedByList } from "../members/UsedByList";
import { TypeText } from "../signature/TokenText";
import { MemberGroups } from "./MemberGroups";
import * as styles from "./ClassView.module.css";

export function ClassView({ entry, level }: EntryProps<ClassEntry>) {
  const t = useTranslate();
  const members = classMembers(entry);
  // The declaration would repeat the members.
  const isShown = entry.properties.length + entry.events.length + entry.methods.length > 0;
  const overview = level === 1 ? memberOverview(members, t) : [];
  return (
    <>
      <EntryFrame kind="class" entry={entry} level={level} declaration={isShown ? null : entry.declaration}>
        <ClassTree entry={entry} />
        {level === 3 && <PropertyList properties={members.properties} isWritten={isWritten(entry)} />}
        {entry.indexer && <IndexerNote indexer={entry.indexer} />}
        <UsedByList usedBy={entry.usedBy} />
        {overview.length > 0 && <Overview groups={overview} />}
      </EntryFrame>
      <MemberGroups members={members} owner={entry.path} isWritten={isWritten(entry)} level={level} />
      <InheritedMembers entry={entry} hasOwnPage={level === 1} />
    </>
  );
}

function IndexerNote({ indexer }: { readonly indexer: Indexer }) {
  const t = useTranslate();
  return (
    <div className={styles["note"]}>
      <p>
        {t("api.indexedBy")} <TypeText tokens={indexer.key} />, {t("api.indexedGives")}{" "}
        <TypeText tokens={indexer.value} />.{indexer.access === "read" && ` ${t("api.readOnly")}`}
        {indexer.access === "write" && ` ${t("api.writeOnly")}`}
      </p>
      <RichText html={indexer.descriptionHtml} />
    </div>
  );
}
