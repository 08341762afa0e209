import type { ReactNode } from "react";
import type { OverviewGroup } from "../../../lib/reference/sections";
import { useTranslate } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { SiteLink } from "../../ui/SiteLink";
import * as styles from "./Overview.module.css";

interface Props {
  readonly groups: readonly OverviewGroup[];
}

/** What a page holds, by kind, each entry with its one-line summary. */
export function Overview({ groups }: Props) {
  const t = useTranslate();
  return (
    <section className={styles["overview"]} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="visually-hidden">
        {t({ id: "api.overview", message: "At a glance" })}
      </h2>
      {groups.map(({ id, title, entries, elsewhere, brief }) => (
        <div key={id} className={styles["group"]} {...(elsewhere ? { id } : {})}>
          <p className={styles["kind"]}>
            <a href={`#${id}`}>{title}</a>
          </p>
          <ul
            className={styles[brief ? "names" : "list"]}
            {...(entries[0]?.href === undefined ? {} : { "data-own-pages": "" })}
          >
            {entries.map(({ anchor, name, href, doc }) => (
              <li key={anchor} {...(href === undefined ? {} : { id: anchor })}>
                <EntryLink to={href} anchor={anchor}>
                  <code className={doc.deprecated ? styles["deprecated"] : undefined}>
                    <CodeName name={name} />
                  </code>
                </EntryLink>
                {!brief && <span className="written">{doc.summary}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** To an entry of this page, or to the page that it has to itself, of which a card tells more. */
function EntryLink({
  to,
  anchor,
  children,
}: {
  readonly to: string | undefined;
  readonly anchor: string;
  readonly children: ReactNode;
}) {
  return to === undefined ? (
    <a href={`#${anchor}`}>{children}</a>
  ) : (
    <SiteLink to={to} data-card="">
      {children}
    </SiteLink>
  );
}
