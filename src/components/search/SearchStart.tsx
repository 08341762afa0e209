import type { ReactNode } from "react";
import type { GuideLink } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import type { RecentSearches } from "./use-recent-searches";
import type { LinkTo } from "./use-result-options";
import * as styles from "./SearchStart.module.css";

interface Props extends Omit<PageListProps, "title" | "pages"> {
  readonly recent: RecentSearches;
  readonly examples: readonly string[];
  readonly guides: readonly GuideLink[];
  readonly onPick: (query: string) => void;
}

/** The dialog before anything is typed: recent searches and examples. */
export function SearchStart({ recent, examples, guides, onPick, ...links }: Props) {
  const t = useTranslate();
  const clear = (
    <button type="button" className={styles["clear"]} onClick={recent.clear}>
      {t("search.forget")}
    </button>
  );
  return (
    <div className={styles["start"]}>
      <QueryList title={t("search.recent")} action={clear} queries={recent.queries} onPick={onPick} />
      <PageList title={t("search.popular")} pages={recent.opened} {...links} />
      <PageList title={t("search.guides")} pages={guides} {...links} />
      <QueryList title={t("search.examples")} queries={examples} onPick={onPick} />
    </div>
  );
}

interface PageListProps {
  readonly title: string;
  readonly pages: readonly GuideLink[];
  readonly onOpen: () => void;
  readonly linkTo: LinkTo;
}

function PageList({ title, pages, onOpen, linkTo }: PageListProps) {
  const items = pages.map((page) => (
    <li key={page.href}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events,
          jsx-a11y/no-static-element-interactions -- it has an address, which the rule does not see */}
      <a className={styles["page"]} {...linkTo(page.href)} onClick={onOpen}>
        {page.title}
      </a>
    </li>
  ));
  return <TitledList title={title} items={items} />;
}

interface QueryListProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly queries: readonly string[];
  readonly onPick: (query: string) => void;
}

/** Queries to try with a click. */
export function QueryList({ title, action, queries, onPick }: QueryListProps) {
  const items = queries.map((query) => (
    <li key={query}>
      <button type="button" className={styles["query"]} dir="ltr" onClick={() => onPick(query)}>
        {query}
      </button>
    </li>
  ));
  return <TitledList title={title} action={action} items={items} />;
}

interface TitledListProps extends Pick<QueryListProps, "title" | "action"> {
  readonly items: readonly ReactNode[];
}

function TitledList({ title, action, items }: TitledListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles["title"]}>
        {title}
        {action}
      </h2>
      <ul className={styles["queries"]} aria-label={title}>
        {items}
      </ul>
    </section>
  );
}
