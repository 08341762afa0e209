import { closestTo } from "../lib/browser/closest-to";

/** Time in ms after which the pointer is considered to rest on a link. */
const HOVER_MS = 150;
/** Time in ms to move the pointer from the link to its card. */
const LEAVE_MS = 250;

/** Links with cards, and names in samples with types (sample-types.ts). Guides link code to guides, too. */
const WITH_CARD = "a[data-card], [data-cards=''] .prose a:has(> code), pre a, [data-type]";

const linkAt = (event: Event): HTMLElement | null =>
  closestTo(event, "[data-cards]") && closestTo(event, WITH_CARD);

/** Unlike a link, a name in a sample has no action on touch. */
const isTyped = (event: Event): boolean => linkAt(event)?.dataset["type"] !== undefined;

/** The names of a sample become elements when a pointer is over it. */
export function prepareTypes(event: Event): void {
  const code = closestTo(event, "code[data-types]");
  if (code === null) return;
  // Without the types, a sample is complete.
  import("./sample-types").then(
    ({ wrapNames }) => wrapNames(code),
    () => undefined,
  );
}

/** The code for cards is loaded with the first one, on hover, focus or long touch. */
export function showCards(): void {
  let timer = 0;
  let hide = (): void => undefined;
  let pendingLink: HTMLElement | null = null;

  const later = (milliseconds: number, action: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, milliseconds);
  };
  const close = (): void => {
    window.clearTimeout(timer);
    pendingLink = null;
    hide();
    hide = () => undefined;
  };
  const open = async (link: HTMLElement): Promise<void> => {
    pendingLink = link;
    const { cardOf, showCard } = await import("./type-card");
    const card = await cardOf(link);
    if (card === null || pendingLink !== link || !link.isConnected) return;
    hide();
    hide = showCard(link, card, {
      close,
      keep: () => window.clearTimeout(timer),
      leave: () => later(LEAVE_MS, close),
    });
  };
  // Gatsby reloads the page for an unhandled rejection; a missing card is simply not shown.
  const tryToOpen = (link: HTMLElement) => void open(link).catch(() => undefined);
  const intend = (event: Event): void => {
    const link = linkAt(event);
    if (link !== null) later(HOVER_MS, () => tryToOpen(link));
  };
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener);
  listen("pointerover", (event) => {
    if (event.pointerType !== "touch" || isTyped(event)) intend(event);
  });
  listen("pointerout", (event) => {
    if (event.pointerType !== "touch" && linkAt(event) !== null) later(LEAVE_MS, close);
  });
  listen("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) intend(event);
  });
  listen("focusout", (event) => {
    if (linkAt(event) !== null) close();
  });
  holdTouches(tryToOpen);
}

/** The delay before browsers open their own menu. */
const LONG_TOUCH_MS = 500;
/** Movement beyond which a touch is a scroll. */
const SLOP_PX = 8;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  isHeld: boolean;
}

/** Calls `onHold` when a finger rests on a link, and then prevents the click. Scrolling cancels the touch. */
function holdTouches(onHold: (link: HTMLElement) => void): void {
  let touch: Touch | null = null;
  const end = (): void => window.clearTimeout(touch?.timer);
  const keepFromLink = (event: Event): void => {
    if (touch?.isHeld && linkAt(event) !== null) event.preventDefault();
  };
  document.addEventListener("pointerdown", (event) => {
    end();
    touch = null;
    const link = linkAt(event);
    if (event.pointerType !== "touch" || link === null) return;
    const started: Touch = {
      x: event.clientX,
      y: event.clientY,
      isHeld: false,
      timer: window.setTimeout(() => {
        started.isHeld = true;
        onHold(link);
      }, LONG_TOUCH_MS),
    };
    touch = started;
  });
  document.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > SLOP_PX) end();
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
