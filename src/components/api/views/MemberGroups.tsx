import type { ReactNode } from "react";
import {
  MEMBER_IDS,
  memberCount,
  MEMBER_TITLES,
  type ClassMembers,
  type MemberLists,
} from "../../../lib/reference/class-members";
import { useTranslate } from "../../shell/shell-context";
import { NamedSection } from "../members/NamedSection";
import { PropertyList } from "../members/PropertyList";
import { EventView } from "./EventView";
import { FunctionView } from "./FunctionView";
import * as fold from "../members/Fold.module.css";
import * as styles from "./MemberGroups.module.css";

interface Props {
  readonly members: ClassMembers;
  readonly owner: string;
  readonly isWritten: boolean;
  readonly level: number;
}

/** Members with descriptions: on the class's own page also the properties, below headings. */
export function MemberGroups({ members, owner, isWritten, level }: Props) {
  const { properties, events, methods, deprecated } = members;
  const t = useTranslate();
  const group = (name: "properties" | "events" | "methods", content: ReactNode): ReactNode =>
    level === 1 && members[name].length > 0 ? (
      <NamedSection
        id={MEMBER_IDS[name]}
        title={t(MEMBER_TITLES[name])}
        owner={owner}
        className={styles["group"]}
      >
        {content}
      </NamedSection>
    ) : (
      content
    );
  return (
    <>
      {level === 1 &&
        group("properties", <PropertyList properties={properties} isWritten={isWritten} headed />)}
      {group("events", <Described events={events} methods={[]} level={level} />)}
      {group("methods", <Described events={[]} methods={methods} level={level} />)}
      {memberCount(deprecated) > 0 && <Deprecated members={deprecated} level={level} />}
    </>
  );
}

interface DescribedProps extends Pick<MemberLists, "events" | "methods"> {
  readonly level: number;
}

function Described({ events, methods, level }: DescribedProps) {
  if (events.length + methods.length === 0) return null;
  const memberLevel = level === 1 ? 3 : 4;
  return (
    <div className={level === 1 ? undefined : styles["methods"]}>
      {events.map((event) => (
        <EventView key={event.anchor} entry={event} level={memberLevel} />
      ))}
      {methods.map((method) => (
        <FunctionView key={method.anchor} entry={method} level={memberLevel} />
      ))}
    </div>
  );
}

/** Folded: links and searches lead to these members, and both open the list. */
function Deprecated({ members, level }: { readonly members: MemberLists; readonly level: number }) {
  const title = useTranslate()(MEMBER_TITLES.deprecated);
  return (
    <details className={fold["fold"]} {...(level === 1 ? { id: MEMBER_IDS.deprecated } : {})}>
      <summary>
        {title} <span>{memberCount(members)}</span>
      </summary>
      <PropertyList properties={members.properties} />
      <Described {...members} level={level} />
    </details>
  );
}
