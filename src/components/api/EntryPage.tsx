import type { Section } from "../../lib/sections";
import { SectionEntries } from "./SectionView";
import { SourcePattern } from "./source-pattern";
import { TypeCards } from "./TypeCards";

interface Props {
  /** With the one entry. */
  readonly section: Section;
  readonly sourcePattern: string;
}

/** An entry that has the page to itself. */
export function EntryPage({ section, sourcePattern }: Props) {
  return (
    <SourcePattern.Provider value={sourcePattern}>
      <TypeCards>
        <SectionEntries section={section} level={1} />
      </TypeCards>
    </SourcePattern.Provider>
  );
}
