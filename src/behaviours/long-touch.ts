/** The delay before browsers open their own menu, in ms. */
const longTouchMs = 500;
/** Movement in pixels beyond which a touch is a scroll. */
const slop = 8;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  /** Whether the touch has lasted long enough. */
  held: boolean;
}

/** Calls `onHold` when a finger rests on a link, and then prevents the click. Scrolling cancels the touch. */
export function holdTouches(
  linkAt: (event: Event) => HTMLElement | null,
  onHold: (link: HTMLElement) => void,
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
  // The browser's context menu would cover the card.
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
