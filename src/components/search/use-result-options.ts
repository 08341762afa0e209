import { useCallback, useId, useMemo, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { SearchState } from "./engine/engine-over";
import type { RankedResult, SearchResult } from "luau-search";
import { keyIndex } from "../../lib/browser/key-index";
import { withPrefix } from "../../lib/urls/with-prefix";
import { inLocale } from "../../lib/i18n/locales";
import { useShell } from "../shell/shell-context";

interface ResultOptions {
  /** The list of options, as `SearchResults` shows it. */
  readonly list: {
    readonly id: string;
    readonly options: readonly SearchOption[];
    readonly active: number;
    readonly onPoint: (index: number) => void;
  };
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Settings {
  readonly state: SearchState;
  readonly fresh: boolean;
  readonly query: string;
}

/** The results as options of a list, which the keys of the field choose from. */
export function useResultOptions({ state, fresh, query }: Settings): ResultOptions {
  const listId = useId();
  const options = useMemo(
    () => (state.kind === "found" && query.trim() !== "" ? toOptions(state.result) : []),
    [state, query],
  );
  const choose = useCallback(
    (index: number, inNewTab: boolean) => follow(optionId(listId, index), inNewTab),
    [listId],
  );
  const { active, setActive, onKeyDown } = useActiveOption({
    question: questionOf(state),
    options,
    fresh,
    choose,
  });
  return { list: { id: listId, options, active, onPoint: setActive }, onKeyDown };
}

const questionOf = (state: SearchState): string =>
  state.kind === "found" ? [state.scope.version, state.scope.locale, state.query].join("\n") : "";

/** Follows the link of an option as a click would. */
function follow(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, "_blank", "noopener");
  else link.click();
}

/** A result that can be chosen, and its number in the list. */
export interface SearchOption {
  readonly index: number;
  readonly href: string;
  readonly result: RankedResult;
}

/** Symbols and sections of pages together, best first. */
export const toOptions = ({ results }: SearchResult): readonly SearchOption[] =>
  results.map((result, index) => ({
    index,
    href: result.kind === "symbol" ? result.symbol.href : result.href,
    result,
  }));

/** The title of a result, for lists of opened results. */
export function titleOf(result: RankedResult): string {
  if (result.kind === "symbol") return result.symbol.path;
  const segments = result.heading.length > 0 ? result.heading : result.title;
  return segments.map(({ text }) => text).join("");
}

interface ActiveOption {
  /** The number of the active option; -1 without options. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ActiveOptionSettings {
  /** The query of the options: for another query, the first option is active again. */
  readonly question: string;
  readonly options: readonly { readonly href: string }[];
  /** The results belong to what is typed. */
  readonly fresh: boolean;
  readonly choose: (index: number, inNewTab: boolean) => void;
}

/**
 * Which option the keys of the field point at: arrows, Home and End move, Enter chooses, Ctrl- or Cmd-Enter
 * in a new tab.
 */
function useActiveOption({ question, options, fresh, choose }: ActiveOptionSettings): ActiveOption {
  const [moved, setMoved] = useState<Place>({ question, index: 0, href: undefined });
  const active = placeIn(options, moved, question);
  const count = options.length;
  /** Enter came before the results of the last key did: whether for a new tab. */
  const waiting = useRef<{ readonly inNewTab: boolean } | null>(null);
  const setActive = (index: number) => setMoved({ question, index, href: options[index]?.href });
  useEffect(() => {
    if (!fresh || waiting.current === null) return;
    const { inNewTab } = waiting.current;
    waiting.current = null;
    if (count > 0) choose(0, inNewTab);
  }, [fresh, count, choose]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      if (!fresh) waiting.current = { inNewTab };
      else if (count > 0) choose(active, inNewTab);
      return;
    }
    waiting.current = null;
    const target =
      event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
        ? null
        : keyIndex(event.key, active, count);
    if (target === null) return;
    event.preventDefault();
    setActive(target);
  };
  return { active, setActive, onKeyDown };
}

/** The option that a reader moved to. */
interface Place {
  readonly question: string;
  readonly index: number;
  readonly href: string | undefined;
}

/** A question is answered twice, by names first and then with texts: the same option stays active. */
function placeIn(
  options: ActiveOptionSettings["options"],
  { question, index, href }: Place,
  current: string,
): number {
  if (options.length === 0) return -1;
  if (question !== current) return 0;
  if (options[index]?.href === href) return index;
  return Math.max(
    0,
    options.findIndex((option) => option.href === href),
  );
}

/**
 * The attributes of links to results in a locale. Another locale than the page's has the whole page load
 * anew.
 */
export function useResultLinks(
  wanted: string,
): (href: string) => { readonly href: string; readonly target?: string } {
  const { site, locale } = useShell();
  return useCallback(
    (href) => {
      // Of Luau's own library.
      if (href.startsWith("https:")) return { href };
      const localised = inLocale(href, wanted, site);
      return { href: withPrefix(localised), ...(wanted === locale ? {} : { target: "_self" }) };
    },
    [wanted, site, locale],
  );
}

/** The id of an option, by which the field says which one is meant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
