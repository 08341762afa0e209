import { useCallback, useId, useMemo, type KeyboardEvent } from "react";
import type { SearchState } from "./engine/engine-over";
import { toOptions, type SearchOption } from "./search-options";
import { optionId } from "./SearchResults";
import { useActiveOption } from "./use-active-option";

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
