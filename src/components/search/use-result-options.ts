import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { RankedResult, SearchResult } from "luau-search";
import { keyIndex } from "../../lib/browser/key-index";
import { inLocale } from "../../lib/i18n/locales";
import { withPrefix } from "../../lib/urls/with-prefix";
import { useShell } from "../shell/shell-context";
import type { SearchState } from "./engine/engine-over";
import type { Search } from "./use-search";

/** Options for the field's keys: arrows, Home and End move; Enter follows a link, with Ctrl in a new tab. */
export function useResultOptions({ state, fresh }: Search, query: string) {
  const id = useId();
  const options = useMemo(
    () => (state.kind === "found" && query.trim() !== "" ? toOptions(state.result) : []),
    [state, query],
  );
  const question = questionOf(state);
  const [target, setTarget] = useState<Target>({ question, index: 0, href: undefined });
  const active = activeIndex(options, target, question);
  const onPoint = (index: number) => setTarget({ question, index, href: options[index]?.href });
  /** Enter came before the results of the last key did: whether for a new tab. */
  const waiting = useRef<{ readonly inNewTab: boolean } | null>(null);
  useEffect(() => {
    if (!fresh || waiting.current === null) return;
    const { inNewTab } = waiting.current;
    waiting.current = null;
    if (options.length > 0) follow(optionId(id, 0), inNewTab);
  }, [fresh, options, id]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key === "Enter") {
      event.preventDefault();
      const inNewTab = ctrlKey || metaKey;
      if (!fresh) waiting.current = { inNewTab };
      else if (options.length > 0) follow(optionId(id, active), inNewTab);
      return;
    }
    waiting.current = null;
    const hasModifier = shiftKey || ctrlKey || altKey || metaKey;
    const next = hasModifier ? null : keyIndex(key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    onPoint(next);
  };
  return { list: { id, options, active, onPoint }, onKeyDown };
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

export interface SearchOption {
  /** Its number in the list. */
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

/** The option that a reader moved to. */
interface Target {
  /** For another query, the first option is active again. */
  readonly question: string;
  readonly index: number;
  readonly href: string | undefined;
}

/** -1 without options. A question is answered by names, then with texts: the same option stays active. */
function activeIndex(options: readonly SearchOption[], target: Target, question: string): number {
  if (options.length === 0) return -1;
  if (target.question !== question) return 0;
  if (options[target.index]?.href === target.href) return target.index;
  const moved = options.findIndex(({ href }) => href === target.href);
  return Math.max(0, moved);
}

/** The title of a result, for lists of opened results. */
export function titleOf(result: RankedResult): string {
  if (result.kind === "symbol") return result.symbol.path;
  const segments = result.heading.length > 0 ? result.heading : result.title;
  return segments.map(({ text }) => text).join("");
}

export type LinkTo = (href: string) => { readonly href: string; readonly target?: string };

/** The attributes of links to results in a locale. If it is not the page's, the whole page is loaded. */
export function useResultLinks(chosen: string): LinkTo {
  const { site, locale } = useShell();
  return useCallback(
    (href) => {
      // Luau's own library has a site of its own.
      if (href.startsWith("https:")) return { href };
      const localised = inLocale(href, chosen, site);
      return { href: withPrefix(localised), ...(chosen === locale ? {} : { target: "_self" }) };
    },
    [chosen, site, locale],
  );
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
