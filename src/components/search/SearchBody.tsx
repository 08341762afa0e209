import type { ComponentProps } from "react";
import { useTranslate } from "../shell/shell-context";
import { LoadProblem, NothingFound, ResultsNote, UnknownTypes } from "./SearchNotes";
import { SearchResults } from "./SearchResults";
import { SearchStart } from "./SearchStart";
import type { RecentSearches } from "./use-recent-searches";
import type { Search } from "./use-search";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly search: Search;
  readonly query: string;
  readonly recent: RecentSearches;
  readonly onPick: (query: string) => void;
  readonly onOpen: () => void;
  readonly list: ComponentProps<typeof SearchResults>;
}

/** The content below the field: results, or a notice. */
export function SearchBody({ search: { state, fresh, again }, query, recent, onPick, onOpen, list }: Props) {
  const t = useTranslate();
  if (state.kind === "failed") return <LoadProblem text={t("search.failed")} again={again} />;
  if (query.trim() === "")
    return (
      <SearchStart
        recent={recent}
        examples={state.kind === "found" ? state.examples : []}
        guides={state.kind === "found" ? state.firstGuides : []}
        onPick={onPick}
        onOpen={onOpen}
        linkTo={list.linkTo}
      />
    );
  if (state.kind === "loading") return <p className={styles["note"]}>{t("navigation.loading")}</p>;
  const { unknownTypes, advice, isNearest } = state.result;
  const isEmpty = list.options.length === 0;
  return (
    <>
      {!state.complete && <LoadProblem text={t("search.incomplete")} again={again} />}
      {fresh && <UnknownTypes query={query} unknown={unknownTypes} onPick={onPick} />}
      {!isEmpty && <ResultsNote query={state.query} result={state.result} />}
      {!isEmpty && <SearchResults {...list} />}
      {(isEmpty || isNearest) && fresh && (
        <NothingFound query={query} advice={advice} hasNearest={isNearest} />
      )}
    </>
  );
}

/** The number of results, for screen readers. */
export function SearchStatus({ search: { state, fresh }, query }: Pick<Props, "search" | "query">) {
  const t = useTranslate();
  const text = () => {
    if (query.trim() === "" || state.kind !== "found" || !fresh) return "";
    const { symbols, guides, posts, isCodeName, isNearest } = state.result;
    if (symbols.length + guides.length + posts.length === 0) return t("search.nothing", { query });
    if (isNearest) return t(isCodeName ? "search.notCalled" : "search.nearest", { query });
    const counts = { symbols: symbols.length, guides: guides.length, posts: posts.length };
    return t("search.counts", counts);
  };
  return (
    <p role="status" className="visually-hidden">
      {text()}
    </p>
  );
}
