import { useLayoutEffect } from "react";

/** What happens to a query before there is a field to type it in. */
interface Ahead {
  readonly change: (change: (query: string) => string) => void;
  readonly cancel: () => void;
}

/** While the dialog's program is on its way, readers type on: what they type becomes the query, and Escape ends it. */
export function useTypedAhead(isWaiting: boolean, { change, cancel }: Ahead): void {
  // Not a plain effect: that would still take a key from the dialog's field, for a moment.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === "Escape") cancel();
      else if (event.key === "Backspace") change((query) => query.slice(0, -1));
      // All other keys have names.
      else if ([...event.key].length === 1) change((query) => query + event.key);
      else return;
      event.preventDefault();
    };
    // Before anything in the page hears of it.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isWaiting, change, cancel]);
}
