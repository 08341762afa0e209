import { assertNever } from "luau-syntax";
import { earlierTable } from "../../../lib/reference/overloads";
import type { Section } from "../../../lib/reference/sections";
import { NamedSection } from "../members/NamedSection";
import { ClassView } from "../views/ClassView";
import { EnumView } from "../views/EnumView";
import { EventView } from "../views/EventView";
import { FunctionView } from "../views/FunctionView";
import * as styles from "./SectionView.module.css";
import type { ConstantEntry, TypeEntry } from "../../../lib/reference/reference-props";
import { EntryFrame, type EntryProps } from "../entry/EntryFrame";
import { UsedByList } from "../members/UsedByList";

export function SectionView({ section, owner }: { readonly section: Section; readonly owner: string }) {
  return (
    <NamedSection id={section.id} title={section.title} owner={owner} className={styles["section"]}>
      <SectionEntries section={section} level={3} />
    </NamedSection>
  );
}

interface EntriesProps extends Pick<EntryProps<unknown>, "level"> {
  readonly section: Section;
}

export function SectionEntries({ section, level }: EntriesProps) {
  switch (section.kind) {
    case "functions":
      return section.entries.map((entry) => (
        <FunctionView
          key={entry.anchor}
          entry={entry}
          level={level}
          sameTable={earlierTable(section.entries, entry)}
        />
      ));
    case "constants":
      return section.entries.map((entry) => <ConstantView key={entry.anchor} entry={entry} level={level} />);
    case "classes":
      return section.entries.map((entry) => <ClassView key={entry.anchor} entry={entry} level={level} />);
    case "enums":
      return section.entries.map((entry) => <EnumView key={entry.anchor} entry={entry} level={level} />);
    case "events":
      return section.entries.map((entry) => <EventView key={entry.anchor} entry={entry} level={level} />);
    case "types":
      return section.entries.map((entry) => <TypeView key={entry.anchor} entry={entry} level={level} />);
    default:
      return assertNever(section);
  }
}

function ConstantView({ entry, level }: EntryProps<ConstantEntry>) {
  return <EntryFrame kind="constant" entry={entry} level={level} declaration={entry.declaration} />;
}

function TypeView({ entry, level }: EntryProps<TypeEntry>) {
  return (
    <EntryFrame kind="type" entry={entry} level={level} declaration={entry.declaration}>
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
