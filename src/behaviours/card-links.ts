import { holdTouches } from "./long-touch";
import type { CardFiles } from "./type-card";

/** After this long a pointer rests on purpose. */
const hoverMs = 150;
/** The time to move from the link to its card. */
const leaveMs = 250;

/** The link of which a card tells more. */
const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element && target.closest("[data-cards]") !== null
    ? target.closest<HTMLAnchorElement>("a[data-card], .prose a:has(> code)")
    : null;

/**
 * Shows a card for a link that is pointed at, focused, or touched for long; the program that makes cards
 * comes with the first of them.
 */
export function showCards(): void {
  let timer = 0;
  /** Takes away the card that is shown. */
  let hide = (): void => undefined;
  /** The link that a card is wanted for, while it is being fetched. */
  let wanted: HTMLAnchorElement | null = null;
  const files: CardFiles = new Map();

  const later = (milliseconds: number, action: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, milliseconds);
  };
  const close = (): void => {
    window.clearTimeout(timer);
    wanted = null;
    hide();
    hide = () => undefined;
  };
  const open = async (link: HTMLAnchorElement): Promise<void> => {
    wanted = link;
    const { cardOf, showCard } = await import("./type-card");
    const card = await cardOf(link, files);
    if (card === null || wanted !== link || !link.isConnected) return;
    hide();
    hide = showCard(link, card, {
      close,
      keep: () => window.clearTimeout(timer),
      leave: () => later(leaveMs, close),
    });
  };
  // Gatsby reloads the page for a failure that nobody takes; a card that cannot be had is none.
  const tryToOpen = (link: HTMLAnchorElement) => void open(link).catch(() => undefined);
  const intend = (event: Event): void => {
    const link = linkAt(event);
    if (link !== null) later(hoverMs, () => tryToOpen(link));
  };
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener);
  listen("pointerover", (event) => {
    if (event.pointerType !== "touch") intend(event);
  });
  listen("pointerout", (event) => {
    if (event.pointerType !== "touch" && linkAt(event) !== null) later(leaveMs, close);
  });
  listen("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) intend(event);
  });
  listen("focusout", (event) => {
    if (linkAt(event) !== null) close();
  });
  holdTouches(linkAt, tryToOpen);
}
