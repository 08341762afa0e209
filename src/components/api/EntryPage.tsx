import type { ClassEntry, EnumEntry } from "../../lib/reference";
import { SiteLink } from "../ui/SiteLink";
import { ClassView } from "./ClassView";
import { EnumView } from "./EnumView";
import { SourcePattern } from "./source-pattern";
import { TypeCards } from "./TypeCards";
import * as styles from "./EntryPage.module.css";

interface Props {
  readonly module: { readonly name: string; readonly href: string };
  /** One of the two is there. */
  readonly classEntry: ClassEntry | null;
  readonly enumEntry: EnumEntry | null;
  readonly sourcePattern: string;
}

/** A class or enum that has the page to itself. */
export function EntryPage({ module, classEntry, enumEntry, sourcePattern }: Props) {
  return (
    <SourcePattern.Provider value={sourcePattern}>
      <p className={styles["part"]}>
        Part of <SiteLink to={module.href}>{module.name}</SiteLink>
      </p>
      <TypeCards>
        {classEntry && <ClassView entry={classEntry} level={1} />}
        {enumEntry && <EnumView entry={enumEntry} level={1} />}
      </TypeCards>
    </SourcePattern.Provider>
  );
}
