import type { ModulePage, MovedEntry } from "../../../lib/reference/reference-props";
import type { OverviewGroup, Section } from "../../../lib/reference/sections";
import { CodeName } from "../../ui/CodeName";
import { useTranslate, useShell } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { Overview } from "../members/Overview";
import { Shortcuts } from "./Shortcuts";
import { SectionView } from "./SectionView";
import { BadgeList, realmLabels } from "../entry/Badges";
import { EntryModule } from "../entry/EntryFrame";
import { TypeCards } from "./TypeCards";
import * as styles from "./ModuleReference.module.css";
import { SiteLink } from "../../ui/SiteLink";
import { withPrefix } from "../../../lib/urls/with-prefix";
import { Dropdown } from "../../navigation/Dropdown";
import { SourceLink } from "../entry/SourceLink";
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
        <PageTools {...module} />
      </header>
      <BadgeList badges={labels.map((label) => ({ label }))} />
      <TypeCards>
        <VerifiedWith verified={module.verified} />
        <RichText html={module.requireHtml} />
        <RichText html={module.descriptionHtml} />
        <Overview groups={groups} />
        <EntryModule value={module.name}>
          {sections.map((section) => (
            <SectionView key={section.id} section={section} owner={module.name} />
          ))}
        </EntryModule>
        <MovedList moved={module.moved} />
        <Shortcuts />
      </TypeCards>
    </>
  );
}

function PageTools({ name, href, location }: Pick<ModulePage, "name" | "href" | "location">) {
  const t = useTranslate();
  const file = (ending: string) => withPrefix(`${href}.${ending}`);
  return (
    <div className="no-print">
      <Dropdown label={t("api.tools")} align="end">
        <li>
          <button type="button" data-copy="file" data-file={file("md")}>
            {t("api.copyMarkdown")}
          </button>
        </li>
        <li>
          <a href={file("md")}>Markdown</a>
        </li>
        <li>
          <a href={file("json")}>JSON</a>
        </li>
        <li>
          <SourceLink label={name} location={location} />
        </li>
      </Dropdown>
    </div>
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
  const date = longDate(verified.date, locale);
  return (
    <p className={verifiedWithStyles["verified"]}>{t("api.verified", { engine: verified.engine, date })}</p>
  );
}
