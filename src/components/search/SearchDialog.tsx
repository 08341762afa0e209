import { useCallback, useId, useMemo, useRef, useState, type MouseEvent } from "react";
import { latestVersion, versionCandidates } from "../../lib/docs/registry";
import type { SearchScope } from "../../lib/search/manifest";
import { useShell, useTranslate } from "../shell/shell-context";
import { useModal } from "../modal/use-modal";
import type { SearchEngine } from "./engine/engine-over";

import { ScopeSwitch } from "./ScopeSwitch";
import { toGroups } from "./search-options";
import { SearchBody } from "./SearchBody";
import { SearchField } from "./SearchField";
import { SearchKinds } from "./SearchKinds";
import { optionId } from "./SearchResults";
import { SearchStatus } from "./SearchStatus";
import { useActiveOption } from "./use-active-option";
import { useRecentSearches } from "./use-recent-searches";
import { useResultLinks } from "./use-result-links";
import { useQueryInAddress } from "./use-query-in-address";
import { useSearch } from "./use-search";
import * as styles from "./SearchDialog.module.css";

export interface SearchDialogProps {
  readonly engine: SearchEngine;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Finds symbols, guides and posts by what is typed. */
export function SearchDialog({ engine, initialQuery, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const [scope, setScope] = useState(useScopeOfPage());
  const { state, fresh, again } = useSearch(engine, scope, query);
  const recent = useRecentSearches();
  const linkTo = useResultLinks(scope.locale);
  useQueryInAddress(query);
  const groups = useMemo(
    () => (state.kind === "found" && query.trim() !== "" ? toGroups(state.result) : []),
    [state, query],
  );
  const choose = useCallback(
    (index: number, inNewTab: boolean) => follow(optionId(listId, index), inNewTab),
    [listId],
  );
  const { active, setActive, onKeyDown } = useActiveOption({
    results: state,
    count: groups.flatMap(({ options }) => options).length,
    fresh,
    choose,
  });
  const pick = (picked: string) => {
    setQuery(picked);
    field.current?.focus();
  };
  const onChoose = (event: MouseEvent) => {
    recent.add(query);
    // What opens somewhere else leaves the search as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };
  const list = { id: listId, groups, active, onPoint: setActive, onChoose, linkTo };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it; its key is Escape, which the browser sees to
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label={t({ id: "search.title" })}
      onClose={onClose}
      onClick={({ target }) => void (target === dialog.current && onClose())}
    >
      <div className={styles["panel"]} data-typed={query !== ""}>
        <SearchField
          ref_={field}
          query={query}
          onType={setQuery}
          onKeyDown={onKeyDown}
          onClose={onClose}
          listId={listId}
          active={active}
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
          />
        </div>
        <SearchKinds />
      </div>
    </dialog>
  );
}

/**
 * The version and language that are being read; outside of the docs, the version that the navbar leads to.
 */
function useScopeOfPage(): SearchScope {
  const { docs, path, locale, preferredVersion } = useShell();
  return {
    locale,
    version: (versionCandidates(docs, path, preferredVersion)[0] ?? latestVersion(docs)).name,
  };
}

/** Follows the link of an option as a click would. */
function follow(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}
