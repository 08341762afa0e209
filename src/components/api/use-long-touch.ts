import { useEffect, useRef, type PointerEvent, type SyntheticEvent } from "react";

/** As long as browsers wait for their own menu. */
const longTouchMs = 500;
/** A finger that moves further scrolls. */
const slop = 8;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  /** Whether it has lasted long enough. */
  held: boolean;
}

/** Calls `onHold` when a finger rests on a link. The link is not followed then, and a scroll is no touch. */
export function useLongTouch(linkAt: (event: SyntheticEvent) => HTMLAnchorElement | null, onHold: (link: HTMLAnchorElement) => void) {
  const touch = useRef<Touch | null>(null);
  const end = (): void => window.clearTimeout(touch.current?.timer);
  useEffect(() => () => window.clearTimeout(touch.current?.timer), []);
  const keepFromLink = (event: SyntheticEvent): void => {
    if (touch.current?.held && linkAt(event) !== null) event.preventDefault();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      end();
      touch.current = null;
      const link = linkAt(event);
      if (event.pointerType !== "touch" || link === null) return;
      const timer = window.setTimeout(() => {
        if (touch.current) touch.current.held = true;
        onHold(link);
      }, longTouchMs);
      touch.current = { x: event.clientX, y: event.clientY, timer, held: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > slop) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu would cover the card.
    onContextMenu: keepFromLink,
    onClickCapture: (event: SyntheticEvent) => {
      keepFromLink(event);
      touch.current = null;
    },
  };
}
