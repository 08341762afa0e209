import type { ModulePage } from "../../../lib/reference/reference-props";
import type { OverviewGroup, Section } from "../../../lib/reference/sections";
import { CodeName } from "../../ui/CodeName";
import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { MovedList } from "./MovedList";
import { Overview } from "../members/Overview";
import { PageTools } from "./PageTools";
import { SectionView } from "./SectionView";
import { BadgeList } from "../entry/BadgeList";
import { realmLabels } from "../entry/realm-labels";
import { EntryModule } from "../entry/entry-slot";
import { VerifiedWith } from "./VerifiedWith";
import { TypeCards } from "./TypeCards";
import * as styles from "./ModuleReference.module.css";

interface Props {
  readonly module: ModulePage;
  readonly sections: readonly Section[];
  /** What the overview lists: the entries of the sections, and classes and enums with pages of their own. */
  readonly groups: readonly OverviewGroup[];
}

/** The reference of one module, whole. */
export function ModuleReference({ module, sections, groups }: Props) {
  const labels = [...realmLabels(module.realms, useTranslate()), ...module.labels];
  return (
    <>
      <header className={styles["header"]}>
        <h1>
          <CodeName name={module.name} />
        </h1>
        <PageTools name={module.name} path={module.href} location={module.location} />
      </header>
      <BadgeList badges={labels.map((label) => ({ label }))} />
      <TypeCards>
        <VerifiedWith verified={module.verified} />
        <RichText html={module.requireHtml} />
        <RichText html={module.descriptionHtml} />
        <Overview groups={groups} />
        <EntryModule value={module.name}>
          {sections.map((section) => (
            <SectionView key={section.id} section={section} of={module.name} />
          ))}
        </EntryModule>
        <MovedList moved={module.moved} />
      </TypeCards>
    </>
  );
}
