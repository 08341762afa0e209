import type { ComponentProps } from "react";
import { useTranslate } from "../shell/shell-context";
import type { SearchState } from "./engine/engine-over";
import { NothingFound } from "./NothingFound";
import { ResultsNote } from "./ResultsNote";
import { SearchResults } from "./SearchResults";
import { SearchStart } from "./SearchStart";
import { UnknownTypes } from "./UnknownTypes";
import type { RecentSearches } from "./use-recent-searches";
import * as styles from "./SearchStart.module.css";

interface Props {
  readonly state: SearchState;
  readonly fresh: boolean;
  readonly query: string;
  /** Searches once more. */
  readonly again: () => void;
  readonly recent: RecentSearches;
  readonly onPick: (query: string) => void;
  /** A page that was opened before is opened again. */
  readonly onOpen: () => void;
  readonly list: ComponentProps<typeof SearchResults>;
}

/** What stands under the field: results, or what there is instead. */
export function SearchBody({ state, fresh, query, again, recent, onPick, onOpen, list }: Props) {
  const t = useTranslate();
  if (state.kind === "failed") return <Problem text={t({ id: "search.failed" })} again={again} />;
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
  if (state.kind === "loading") return <p className={styles["note"]}>{t({ id: "navigation.loading" })}</p>;
  const { unknownTypes, advice, isNearest } = state.result;
  return (
    <>
      {!state.complete && <Problem text={t({ id: "search.incomplete" })} again={again} />}
      {fresh && <UnknownTypes query={query} unknown={unknownTypes} onPick={onPick} />}
      {list.options.length > 0 && (
        <>
          <ResultsNote query={state.query} result={state.result} />
          <SearchResults {...list} />
        </>
      )}
      {(list.options.length === 0 || isNearest) && fresh && (
        <NothingFound query={query} advice={advice} hasNearest={isNearest} />
      )}
    </>
  );
}

function Problem({ text, again }: { readonly text: string; readonly again: () => void }) {
  const t = useTranslate();
  return (
    <p className={styles["note"]}>
      {text}{" "}
      <button type="button" className={styles["clear"]} onClick={again}>
        {t({ id: "navigation.retry" })}
      </button>
    </p>
  );
}
