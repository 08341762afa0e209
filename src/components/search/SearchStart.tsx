import { useTranslate } from "../shell/shell-context";
import { QueryList } from "./QueryList";
import type { RecentSearches } from "./use-recent-searches";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly recent: RecentSearches;
  readonly examples: readonly string[];
  readonly onPick: (query: string) => void;
  readonly onOpen: () => void;
  readonly linkTo: (href: string) => { readonly href: string; readonly target?: string };
}

/** What the dialog shows before anything is typed: what was searched for before, and what can be. */
export function SearchStart({ recent, examples, onPick, onOpen, linkTo }: Props) {
  const t = useTranslate();
  const recentTitle = t({ id: "search.recent" });
  const popularTitle = t({ id: "search.popular" });
  const examplesTitle = t({ id: "search.examples" });
  return (
    <div className={styles["start"]}>
      {recent.queries.length > 0 && (
        <section>
          <h2 className={styles["title"]}>
            {recentTitle}
            <button type="button" className={styles["clear"]} onClick={recent.clear}>
              {t({ id: "search.forget" })}
            </button>
          </h2>
          <QueryList label={recentTitle} queries={recent.queries} onPick={onPick} />
        </section>
      )}
      {recent.opened.length > 0 && (
        <section>
          <h2 className={styles["title"]}>{popularTitle}</h2>
          <ul className={styles["queries"]} aria-label={popularTitle}>
            {recent.opened.map(({ href, title }) => (
              <li key={href}>
                {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has an address, which the rule does not see */}
                <a className={styles["query"]} {...linkTo(href)} onClick={onOpen}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {examples.length > 0 && (
        <section>
          <h2 className={styles["title"]}>{examplesTitle}</h2>
          <QueryList label={examplesTitle} queries={examples} onPick={onPick} />
        </section>
      )}
    </div>
  );
}
