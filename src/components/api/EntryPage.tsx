import type { ClassEntry, EnumEntry } from "../../lib/reference";
import { ClassView } from "./ClassView";
import { EnumView } from "./EnumView";
import { SourcePattern } from "./source-pattern";
import { TypeCards } from "./TypeCards";

interface Props {
  /** One of the two is there. */
  readonly classEntry: ClassEntry | null;
  readonly enumEntry: EnumEntry | null;
  readonly sourcePattern: string;
}

/** A class or enum that has the page to itself. */
export function EntryPage({ classEntry, enumEntry, sourcePattern }: Props) {
  return (
    <SourcePattern.Provider value={sourcePattern}>
      <TypeCards>
        {classEntry && <ClassView entry={classEntry} level={1} />}
        {enumEntry && <EnumView entry={enumEntry} level={1} />}
      </TypeCards>
    </SourcePattern.Provider>
  );
}
