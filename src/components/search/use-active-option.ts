import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { keyIndex } from "../../lib/browser/key-index";

interface ActiveOption {
  /** Its number; -1 without options. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Settings {
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
export function useActiveOption({ question, options, fresh, choose }: Settings): ActiveOption {
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
function placeIn(options: Settings["options"], { question, index, href }: Place, current: string): number {
  if (options.length === 0) return -1;
  if (question !== current) return 0;
  if (options[index]?.href === href) return index;
  return Math.max(
    0,
    options.findIndex((option) => option.href === href),
  );
}
