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
export function holdTouches(
  linkAt: (event: Event) => HTMLAnchorElement | null,
  onHold: (link: HTMLAnchorElement) => void,
): void {
  let touch: Touch | null = null;
  const end = (): void => window.clearTimeout(touch?.timer);
  const keepFromLink = (event: Event): void => {
    if (touch?.held && linkAt(event) !== null) event.preventDefault();
  };
  document.addEventListener("pointerdown", (event) => {
    end();
    touch = null;
    const link = linkAt(event);
    if (event.pointerType !== "touch" || link === null) return;
    const started: Touch = {
      x: event.clientX,
      y: event.clientY,
      held: false,
      timer: window.setTimeout(() => {
        started.held = true;
        onHold(link);
      }, longTouchMs),
    };
    touch = started;
  });
  document.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > slop) end();
    },
    { passive: true },
  );
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  // The browser's own menu would cover the card.
  document.addEventListener("contextmenu", keepFromLink);
  document.addEventListener(
    "click",
    (event) => {
      keepFromLink(event);
      touch = null;
    },
    { capture: true },
  );
}
