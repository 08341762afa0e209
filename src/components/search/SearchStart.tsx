import type { GuideLink } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import type { RecentSearches } from "./use-recent-searches";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly recent: RecentSearches;
  readonly examples: readonly string[];
  readonly guides: readonly GuideLink[];
  readonly onPick: (query: string) => void;
  readonly onOpen: () => void;
  readonly linkTo: (href: string) => { readonly href: string; readonly target?: string };
}

/** The dialog before anything is typed: recent searches and examples. */
export function SearchStart({ recent, examples, guides, onPick, onOpen, linkTo }: Props) {
  const t = useTranslate();
  const recentTitle = t({ id: "search.recent" });
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
      <PageList title={t({ id: "search.popular" })} pages={recent.opened} onOpen={onOpen} linkTo={linkTo} />
      <PageList title={t({ id: "search.guides" })} pages={guides} onOpen={onOpen} linkTo={linkTo} />
      {examples.length > 0 && (
        <section>
          <h2 className={styles["title"]}>{examplesTitle}</h2>
          <QueryList label={examplesTitle} queries={examples} onPick={onPick} />
        </section>
      )}
    </div>
  );
}

interface PageListProps {
  readonly title: string;
  readonly pages: readonly GuideLink[];
  readonly onOpen: () => void;
  readonly linkTo: (href: string) => { readonly href: string; readonly target?: string };
}

/** Pages to open before anything is typed; nothing where there are none. */
function PageList({ title, pages, onOpen, linkTo }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className={styles["title"]}>{title}</h2>
      <ul className={styles["queries"]} aria-label={title}>
        {pages.map((page) => (
          <li key={page.href}>
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
                jsx-a11y/no-static-element-interactions -- it has an address, which the rule does not see */}
            <a className={styles["page"]} {...linkTo(page.href)} onClick={onOpen}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QueryListProps {
  readonly label: string;
  readonly queries: readonly string[];
  readonly onPick: (query: string) => void;
}

/** Queries to take up with a click. */
export function QueryList({ label, queries, onPick }: QueryListProps) {
  return (
    <ul className={styles["queries"]} aria-label={label}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles["query"]} dir="ltr" onClick={() => onPick(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
