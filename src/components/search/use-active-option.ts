import { useEffect, useRef, useState, type KeyboardEvent } from "react";

interface ActiveOption {
  /** Its number; -1 without options. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Settings {
  /** What the options are of: with other results the first one is meant again. */
  readonly results: unknown;
  readonly count: number;
  /** The results belong to what is typed. */
  readonly fresh: boolean;
  readonly choose: (index: number, inNewTab: boolean) => void;
}

/**
 * Which option the keys of the field point at: arrows, Home and End move, Enter chooses, Ctrl- or Cmd-Enter
 * in a new tab.
 */
export function useActiveOption({ results, count, fresh, choose }: Settings): ActiveOption {
  const [moved, setMoved] = useState<{ readonly results: unknown; readonly index: number }>({
    results,
    index: 0,
  });
  const active = count === 0 ? -1 : moved.results === results ? Math.min(moved.index, count - 1) : 0;
  /** Enter came before the results of the last key did: whether for a new tab. */
  const waiting = useRef<{ readonly inNewTab: boolean } | null>(null);
  const setActive = (index: number) => setMoved({ results, index });
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
        : targetOf(event.key, active, count);
    if (target === null) return;
    event.preventDefault();
    setActive(target);
  };
  return { active, setActive, onKeyDown };
}

/** The option that a key leads to; past the last comes the first. */
function targetOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
