import type { ModulePage, MovedEntry } from "../../../lib/reference/reference-props";
import type { OverviewGroup, Section } from "../../../lib/reference/sections";
import { CodeName } from "../../ui/CodeName";
import { useTranslate, useShell } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { Overview } from "../members/Overview";
import { PageTools } from "./PageTools";
import { Shortcuts } from "./Shortcuts";
import { SectionView } from "./SectionView";
import { BadgeList, realmLabels } from "../entry/Badges";
import { EntryModule } from "../entry/EntryFrame";
import { TypeCards } from "./TypeCards";
import * as styles from "./ModuleReference.module.css";
import { SiteLink } from "../../ui/SiteLink";
import * as movedListStyles from "./MovedList.module.css";
import { longDate } from "../../../lib/content/blog";
import * as verifiedWithStyles from "./VerifiedWith.module.css";

interface Props {
  readonly module: ModulePage;
  readonly sections: readonly Section[];
  readonly groups: readonly OverviewGroup[];
}

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
        <Shortcuts />
      </TypeCards>
    </>
  );
}

/** Targets of old links to this page, at its end: readers of the page do not need them. */
function MovedList({ moved }: { readonly moved: readonly MovedEntry[] }) {
  const t = useTranslate();
  if (moved.length === 0) return null;
  return (
    <ul className={movedListStyles["list"]}>
      {moved.map(({ anchor, text, href }) => (
        <li key={anchor} id={anchor}>
          <code>{anchor}</code> {t("api.movedTo")} <SiteLink to={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function VerifiedWith({ verified }: { readonly verified: ModulePage["verified"] }) {
  const t = useTranslate();
  const { locale } = useShell();
  if (verified === null) return null;
  const { engine, date } = verified;
  const message = "api.verified";
  return (
    <p className={verifiedWithStyles["verified"]}>{t(message, { engine, date: longDate(date, locale) })}</p>
  );
}
