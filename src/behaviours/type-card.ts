import siteData from "site-data";
import * as styles from "../components/api/page/TypeCards.module.css";
import { withBasePath, withoutBasePath } from "../lib/urls/base-path";
import { anchorOf, readCards, type Card } from "../lib/reference/cards";
import { splitLocale } from "../lib/i18n/locales";

const { site } = siteData;
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };

/** What a card does that is pointed at or left. */
interface CardEvents {
  readonly close: () => void;
  readonly keep: () => void;
  readonly leave: () => void;
}

/** The cards of each file that has been asked for, and did not fail. */
export type CardFiles = Map<string, Promise<ReadonlyMap<string, Card>>>;

/** Finds the card of a link. The file of a page is fetched once, when the first of its cards is asked for. */
export async function cardOf(link: HTMLAnchorElement, files: CardFiles): Promise<Card | null> {
  // All locales have the same cards.
  const { path } = splitLocale(withoutBasePath(link.pathname, site.baseUrl), locales);
  const file = withBasePath(`${path.replace(/\/$/, "")}.cards.json`, site.baseUrl);
  const cards = files.get(file) ?? fetchCards(file);
  files.set(file, cards);
  // What could not be had is asked for again with the next card.
  cards.catch(() => files.delete(file));
  return (await cards).get(anchorOf(link.hash)) ?? null;
}

/** A page without entries has no cards, and the server says so for good. */
async function fetchCards(file: string): Promise<ReadonlyMap<string, Card>> {
  const response = await fetch(file);
  if (!response.ok && response.status !== 404)
    throw new Error(`The cards of ${file} answer ${response.status}.`);
  return readCards(response.ok ? await response.json() : []);
}

/**
 * Shows the card of a link over the text, so that nothing moves.
 * @returns a function that takes it away
 */
export function showCard(
  link: HTMLAnchorElement,
  card: Card,
  { close, keep, leave }: CardEvents,
): () => void {
  const frame = link.closest<HTMLElement>("[data-cards]");
  const view = createView(card, frame?.dataset["more"] ?? "");
  const dismiss = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
  const touchElsewhere = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest("[role=tooltip]"))) close();
  };
  view.addEventListener("pointerenter", keep);
  view.addEventListener("pointerleave", leave);
  document.addEventListener("keydown", dismiss);
  document.addEventListener("pointerdown", touchElsewhere);
  frame?.append(view);
  place(view, link);
  link.setAttribute("aria-describedby", view.id);
  return () => {
    document.removeEventListener("keydown", dismiss);
    document.removeEventListener("pointerdown", touchElsewhere);
    link.removeAttribute("aria-describedby");
    view.remove();
  };
}

/**
 * Everything in it is set as text.
 * @param moreText says, in the page's language, that there are more members than are shown
 */
function createView({ kind, head, summary, members, more }: Card, moreText: string): HTMLElement {
  const view = element("div", styles["card"]);
  view.id = "type-card";
  view.role = "tooltip";
  view.append(element("p", styles["kind"], kind), element("code", "", head));
  if (summary !== "") view.append(element("p", "", summary));
  if (members.length === 0) return view;
  const list = element("ul");
  for (const member of members) {
    const item = element("li");
    item.append(element("code", "", member));
    list.append(item);
  }
  if (more > 0) list.append(element("li", "", moreText.replace("{count}", String(more))));
  view.append(list);
  return view;
}

function element(name: string, className = "", text = ""): HTMLElement {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}

/** Under its link, above it where there is no room below, and never beyond the column. */
function place(card: HTMLElement, link: HTMLElement): void {
  const around = card.offsetParent?.getBoundingClientRect();
  const lines = link.getClientRects();
  const [first] = lines;
  const last = lines[lines.length - 1];
  if (!around || !first || !last) return;
  const below = last.bottom + card.offsetHeight <= window.innerHeight || first.top < card.offsetHeight;
  card.style.insetBlockStart = `${(below ? last.bottom : first.top - card.offsetHeight) - around.top}px`;
  card.style.left = `${Math.max(0, Math.min(first.left - around.left, around.width - card.offsetWidth))}px`;
}
