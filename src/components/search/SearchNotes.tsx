import { Fragment } from "react";
import type { Advice, SearchResult, UnknownType } from "luau-search";
import { useShell, useTranslate } from "../shell/shell-context";
import { QueryList } from "./SearchStart";
import * as styles from "./SearchStart.module.css";

export function LoadProblem({ text, again }: { readonly text: string; readonly again: () => void }) {
  const t = useTranslate();
  return (
    <p className={styles["note"]}>
      {text}{" "}
      <button type="button" className={styles["clear"]} onClick={again}>
        {t("navigation.retry")}
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

export function NothingFound({ query, advice, hasNearest }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <div className={styles["start"]}>
      {!hasNearest && <p className={styles["note"]}>{t("search.nothing", { query })}</p>}
      <ul className={styles["tips"]}>
        {advice.map((tip) => (
          <li key={tip}>{t(`search.tip.${tip}`)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ResultsNoteProps {
  readonly query: string;
  readonly result: SearchResult;
}

/** A note above the results: nothing matches, or another engine's symbol has another name here. */
export function ResultsNote({ query, result: { foreign, isCodeName, isNearest } }: ResultsNoteProps) {
  const t = useTranslate();
  const { title } = useShell().site;
  if (foreign !== null)
    return (
      <p className={styles["note"]}>
        {t("search.foreign", { name: foreign.name, engine: foreign.engine })}{" "}
        {t(foreign.paths.length > 0 ? "search.here" : "search.noEquivalent", { title })}
        {foreign.paths.map((path, index) => (
          <Fragment key={path}>
            {index > 0 ? ", " : " "}
            <code>{path}</code>
          </Fragment>
        ))}
      </p>
    );
  const nearest = isCodeName ? "search.notCalled" : "search.nearest";
  return isNearest ? <p className={styles["note"]}>{t(nearest, { query })}</p> : null;
}

interface UnknownTypesProps {
  readonly query: string;
  readonly unknown: readonly UnknownType[];
  readonly onPick: (query: string) => void;
}

/** The names in a query by type that no type has, each with queries of the nearest types. */
export function UnknownTypes({ query, unknown, onPick }: UnknownTypesProps) {
  const t = useTranslate();
  return unknown.map(({ name, near }) => (
    <div key={name} className={styles["start"]}>
      <p className={styles["note"]}>{t("search.unknownType", { name })}</p>
      <QueryList
        title={t("search.didYouMean")}
        queries={near.map((other) => replaceName(query, name, other))}
        onPick={onPick}
      />
    </div>
  ));
}

/** Names hold nothing but letters, digits and underscores, so they need no escaping. */
const replaceName = (query: string, name: string, other: string): string =>
  query.replace(new RegExp(`(?<!\\w)${name}(?!\\w)`, "g"), other);
