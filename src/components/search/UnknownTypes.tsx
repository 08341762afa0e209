import type { UnknownType } from "luau-search";
import { useTranslate } from "../shell/shell-context";
import { QueryList } from "./SearchStart";
import * as styles from "./SearchStart.module.css";

interface UnknownTypesProps {
  readonly query: string;
  readonly unknown: readonly UnknownType[];
  readonly onPick: (query: string) => void;
}

/**
 * Says of each name in a query by type that no type has it, and offers the query with those that come near.
 */
export function UnknownTypes({ query, unknown, onPick }: UnknownTypesProps) {
  const t = useTranslate();
  return unknown.map(({ name, near }) => (
    <div key={name} className={styles["start"]}>
      <p className={styles["note"]}>{t({ id: "search.unknownType" }, { name })}</p>
      {near.length > 0 && (
        <section>
          <h2 className={styles["title"]}>{t({ id: "search.didYouMean" })}</h2>
          <QueryList
            label={t({ id: "search.didYouMean" })}
            queries={near.map((other) => replaceName(query, name, other))}
            onPick={onPick}
          />
        </section>
      )}
    </div>
  ));
}

/** Names hold nothing but letters, digits and underscores, so they need no escaping. */
const replaceName = (query: string, name: string, other: string): string =>
  query.replace(new RegExp(`(?<!\\w)${name}(?!\\w)`, "g"), other);
