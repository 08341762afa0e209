import type { LetterGroup, OverviewEntry, OverviewGroup } from "../../../lib/reference/sections";
import { useTranslate } from "../../shell/shell-context";
import * as styles from "./Overview.module.css";
import * as letterIndexStyles from "./LetterIndex.module.css";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";

/** The entries of a page by kind, each with its one-line summary. */
export function Overview({ groups }: { readonly groups: readonly OverviewGroup[] }) {
  const t = useTranslate();
  return (
    <section className={styles["overview"]} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="visually-hidden">
        {t("api.overview")}
      </h2>
      {groups.map(({ id, title, entries, elsewhere, letters }) => (
        <div key={id} className={styles["group"]} {...(elsewhere ? { id } : {})}>
          <h3 className={styles["kind"]}>
            <a href={`#${id}`}>{title}</a>
            {letters && <span> {entries.length}</span>}
          </h3>
          {letters ? <LetterIndex letters={letters} /> : <Entries entries={entries} />}
        </div>
      ))}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly OverviewEntry[] }) {
  const haveOwnPages = entries[0]?.href !== undefined;
  return (
    <ul
      className={`${styles["list"] ?? ""} written`}
      data-roving="list"
      {...(haveOwnPages ? { "data-own-pages": "" } : {})}
    >
      {entries.map((entry) => (
        <li key={entry.anchor} {...(haveOwnPages ? { id: entry.anchor } : {})}>
          <OverviewLink entry={entry} />
          {entry.doc.summary}
        </li>
      ))}
    </ul>
  );
}

/** Names folded by first letter. A link to a letter or name opens it, as does a search in the page. */
function LetterIndex({ letters }: { readonly letters: readonly LetterGroup[] }) {
  return (
    <div className={letterIndexStyles["letters"]}>
      {letters.map(({ id, letter, entries }) => (
        <details key={id} className={letterIndexStyles["part"]}>
          <summary>
            {letter} <span>{entries.length}</span>
          </summary>
          <ul id={id} className={letterIndexStyles["names"]} data-roving="list" data-own-pages="">
            {entries.map((entry) => (
              <li key={entry.anchor} id={entry.anchor}>
                <OverviewLink entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function OverviewLink({ entry: { kind, name, anchor, href, doc } }: { readonly entry: OverviewEntry }) {
  const className = doc.deprecated ? styles["deprecated"] : undefined;
  const target = href === undefined ? { to: `#${anchor}` } : { to: href, "data-card": "" as const };
  return (
    <SiteLink className={className} {...target} data-symbol={kind}>
      <CodeName name={name} />
    </SiteLink>
  );
}
