import { useRef, useState, type MouseEvent } from "react";
import type { SearchEngine } from "./engine/engine-over";
import { ScopeSwitch } from "./ScopeSwitch";
import { SearchBody } from "./SearchBody";
import { SearchField } from "./SearchField";
import { SearchKinds } from "./SearchKinds";
import { SearchModal } from "./SearchModal";
import { titleOf, type SearchOption } from "./search-options";
import { SearchStatus } from "./SearchStatus";
import { useQueryInAddress } from "./use-query-in-address";
import { useRecentSearches } from "./use-recent-searches";
import { useResultLinks } from "./use-result-links";
import { useResultOptions } from "./use-result-options";
import { useScopeOfPage } from "./use-scope-of-page";
import { useSearch } from "./use-search";
import * as styles from "./SearchDialog.module.css";

export interface SearchDialogProps {
  readonly engine: SearchEngine;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Finds symbols, guides and posts by what is typed. */
export function SearchDialog({ engine, initialQuery, onClose }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [scope, setScope] = useState(useScopeOfPage());
  const { state, fresh, again } = useSearch(engine, scope, query);
  const recent = useRecentSearches();
  const linkTo = useResultLinks(scope.locale);
  useQueryInAddress(query);
  const options = useResultOptions({ state, fresh, query });
  const pick = (picked: string) => {
    setQuery(picked);
    field.current?.focus();
  };
  const onChoose = (event: MouseEvent, { href, result }: SearchOption) => {
    recent.add(query, { href, title: titleOf(result) });
    // What opens somewhere else leaves the search as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };
  const list = { ...options.list, onChoose, linkTo };
  return (
    <SearchModal onClose={onClose}>
      <div className={styles["panel"]} data-typed={query !== ""}>
        <SearchField
          ref_={field}
          query={query}
          onType={setQuery}
          onKeyDown={options.onKeyDown}
          onClose={onClose}
          listId={options.list.id}
          active={options.list.active}
        />
        <ScopeSwitch scope={scope} onChange={setScope} />
        <SearchStatus state={state} fresh={fresh} query={query} />
        <div className={styles["body"]}>
          <SearchBody
            state={state}
            fresh={fresh}
            query={query}
            again={again}
            recent={recent}
            onPick={pick}
            list={list}
            onOpen={onClose}
          />
        </div>
        <SearchKinds />
      </div>
    </SearchModal>
  );
}
