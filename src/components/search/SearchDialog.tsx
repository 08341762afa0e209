import { useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { writeQueryInAddress } from "../../lib/search/query-address";
import { Modal } from "../modal/Modal";
import { useTranslate } from "../shell/shell-context";
import type { SearchEngine } from "./engine/engine-over";
import { ScopeSwitch } from "./ScopeSwitch";
import { SearchBody, SearchStatus } from "./SearchBody";
import { SearchField } from "./SearchField";
import { SearchKinds } from "./SearchKinds";
import { useRecentSearches } from "./use-recent-searches";
import { useResultOptions, titleOf, type SearchOption, useResultLinks } from "./use-result-options";
import { useSearch, useScopeOfPage } from "./use-search";
import * as styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  readonly engine: SearchEngine;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

export function SearchDialog({ engine, initialQuery, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [scope, setScope] = useState(useScopeOfPage());
  const search = useSearch(engine, scope, query);
  const recent = useRecentSearches();
  const linkTo = useResultLinks(scope.locale);
  useQueryInAddress(query);
  const options = useResultOptions(search, query);
  const pick = (picked: string) => {
    setQuery(picked);
    field.current?.focus();
  };
  const onChoose = (event: MouseEvent, { href, result }: SearchOption) => {
    recent.add(query, { href, title: titleOf(result) });
    // A result that opens elsewhere leaves the search as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };
  const list = { ...options.list, onChoose, linkTo };
  return (
    <Modal className={styles["dialog"]} aria-label={t("search.title")} onClose={onClose}>
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
        <SearchStatus search={search} query={query} />
        <div className={styles["body"]}>
          <SearchBody
            search={search}
            query={query}
            recent={recent}
            onPick={pick}
            onOpen={onClose}
            list={list}
          />
        </div>
        <SearchKinds />
      </div>
    </Modal>
  );
}

/** Keeps what is typed in the page's address until the search is closed, so that it can be shared. */
function useQueryInAddress(query: string): void {
  useLayoutEffect(() => {
    writeQueryInAddress(query === "" ? null : query);
  }, [query]);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    // The next page may have a query of its own.
    return () => void (window.location.pathname === pathname && writeQueryInAddress(null));
  }, []);
}
