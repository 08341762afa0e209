import type { Module } from "../../lib/reference";
import type { Section } from "../../lib/sections";
import { RichText } from "../ui/RichText";
import { Overview } from "./Overview";
import { SectionView } from "./SectionView";
import { SourceLink } from "./SourceLink";
import { SourcePattern } from "./source-pattern";
import * as styles from "./ModuleReference.module.css";

interface Props {
  readonly module: Module;
  readonly sections: readonly Section[];
  /** Where sources are shown: see `sourceUrl`. */
  readonly sourcePattern: string;
}

/** The reference of one module, whole. */
export function ModuleReference({ module, sections, sourcePattern }: Props) {
  return (
    <SourcePattern.Provider value={sourcePattern}>
      <header className={styles["header"]}>
        <h1>{module.name}</h1>
        <SourceLink label={module.name} location={module.location} />
      </header>
      <RichText html={module.descriptionHtml} />
      <Overview sections={sections} />
      {sections.map((section) => (
        <SectionView key={section.id} section={section} of={module.name} />
      ))}
    </SourcePattern.Provider>
  );
}
