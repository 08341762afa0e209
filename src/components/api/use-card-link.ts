import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent, type SyntheticEvent } from "react";
import type { Card } from "../../lib/cards";
import { useCards } from "./use-cards";
import { useLongTouch } from "./use-long-touch";

/** A card that is shown, and the link it belongs to. */
export interface ShownCard {
  readonly link: HTMLAnchorElement;
  readonly card: Card;
}

/** After this long a pointer rests on purpose. */
const hoverMs = 150;
/** The time to move from the link to its card. */
const leaveMs = 250;

const linkAt = ({ target }: SyntheticEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-card], .prose a:has(> code)") : null;

/** Which card is shown, and the listeners that decide it: pointing, focus, and a long touch. */
export function useCardLink() {
  const [shown, setShown] = useState<ShownCard | null>(null);
  const cardOf = useCards();
  const timer = useRef(0);
  /** The link that a card is wanted for, while it is being fetched. */
  const wanted = useRef<HTMLAnchorElement | null>(null);

  const later = (ms: number, action: () => void): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, ms);
  };
  const open = useCallback((link: HTMLAnchorElement) => {
    wanted.current = link;
    void cardOf(link).then((card) => {
      if (card !== null && wanted.current === link && link.isConnected) setShown({ link, card });
    });
  }, [cardOf]);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    wanted.current = null;
    setShown(null);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const touch = useLongTouch(linkAt, open);

  const listeners = {
    ...touch,
    onPointerOver: (event: PointerEvent) => {
      const link = linkAt(event);
      if (event.pointerType !== "touch" && link !== null) later(hoverMs, () => open(link));
    },
    onPointerOut: (event: PointerEvent) => {
      if (event.pointerType !== "touch" && linkAt(event) !== null) later(leaveMs, close);
    },
    onFocus: (event: FocusEvent) => {
      const link = linkAt(event);
      if (link?.matches(":focus-visible")) later(hoverMs, () => open(link));
    },
    onBlur: (event: FocusEvent) => {
      if (linkAt(event) !== null) close();
    },
  };
  return { shown, close, listeners, keep: () => window.clearTimeout(timer.current), leave: () => later(leaveMs, close) };
}
