import { Fragment, type ComponentProps } from "react";
import { useTranslate, useShell } from "../shell/shell-context";
import type { SearchState } from "./engine/engine-over";
import { SearchResults } from "./SearchResults";
import { SearchStart } from "./SearchStart";
import { UnknownTypes } from "./UnknownTypes";
import type { RecentSearches } from "./use-recent-searches";
import * as styles from "./SearchStart.module.css";
import type { Advice, SearchResult } from "luau-search";

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

/** The content below the field: results, or a notice. */
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

interface NothingFoundProps {
  readonly query: string;
  readonly advice: readonly Advice[];
  /** There are results, but none that fits. */
  readonly hasNearest: boolean;
}

/** Says that nothing was found, and what else can be tried. */
function NothingFound({ query, advice, hasNearest }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      {!hasNearest && <p className={styles["note"]}>{t({ id: "search.nothing" }, { query })}</p>}
      <ul className={styles["tips"]}>
        {advice.map((tip) => (
          <li key={tip}>{t({ id: `search.tip.${tip}` })}</li>
        ))}
      </ul>
    </div>
  );
}

interface ResultsNoteProps {
  readonly query: string;
  readonly result: SearchResult;
}

/** The note above the results: that nothing matches, or what another engine's symbol is called here. */
function ResultsNote({ query, result: { foreign, isCodeName, isNearest } }: ResultsNoteProps) {
  const t = useTranslate();
  const { title } = useShell().site;
  if (foreign !== null)
    return (
      <p className={styles["note"]}>
        {t({ id: "search.foreign" }, { name: foreign.name, engine: foreign.engine })}{" "}
        {t({ id: foreign.paths.length > 0 ? "search.here" : "search.noEquivalent" }, { title })}
        {foreign.paths.map((path, at) => (
          <Fragment key={path}>
            {at > 0 ? ", " : " "}
            <code>{path}</code>
          </Fragment>
        ))}
      </p>
    );
  const nearest = isCodeName ? "search.notCalled" : "search.nearest";
  return isNearest ? <p className={styles["note"]}>{t({ id: nearest }, { query })}</p> : null;
}
