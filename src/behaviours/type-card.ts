import type { Card } from "luau-contract";
import siteData from "site-data";
import * as styles from "./type-card.module.css";
import { withBasePath, withoutBasePath } from "../lib/urls/base-path";
import { closestTo } from "../lib/browser/closest-to";
import { element } from "../lib/browser/dom";
import { loadOnce } from "../lib/browser/fetch-file";
import { anchorOf, readCards } from "../lib/reference/read-cards";
import { splitLocale } from "../lib/i18n/locales";

const { site } = siteData;
const locales = { defaultLocale: site.defaultLocale, names: Object.keys(site.locales) };

interface CardEvents {
  readonly close: () => void;
  readonly keep: () => void;
  readonly leave: () => void;
}

/** The type of a name in a sample is in the page. */
type ShownCard = Omit<Card, "kind" | "anchor"> & { readonly kind: string };

/** The card of a link, or of a name in a sample; null if it has none. */
export async function cardOf(link: HTMLElement): Promise<ShownCard | null> {
  const { type } = link.dataset;
  if (type !== undefined) return { kind: "", head: type, summary: "", members: [], more: 0 };
  // Other sites have no cards.
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  // All locales share their cards.
  const { path } = splitLocale(withoutBasePath(link.pathname, site.baseUrl), locales);
  const file = withBasePath(`${path.replace(/\/$/, "")}.cards.json`, site.baseUrl);
  return (await cardsIn(file)).get(anchorOf(link.hash)) ?? null;
}

/** The cards in a page's file. A page without entries has no file, which is not a failure. */
const cardsIn = loadOnce(async (file): Promise<ReadonlyMap<string, Card>> => {
  const response = await fetch(file);
  if (!response.ok && response.status !== 404)
    throw new Error(`The cards of ${file} answer ${response.status}.`);
  return readCards(response.ok ? await response.json() : []);
});

/** Shows the card of a link as an overlay, without moving the text. Returns a function that removes it. */
export function showCard(link: HTMLElement, card: ShownCard, { close, keep, leave }: CardEvents): () => void {
  const frame = link.closest<HTMLElement>("[data-cards]");
  const view = createView(card, frame?.dataset["more"] ?? "");
  const dismiss = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") close();
  };
  const touchElsewhere = (event: Event): void => {
    if (closestTo(event, "[role=tooltip]") === null) close();
  };
  view.addEventListener("pointerenter", keep);
  view.addEventListener("pointerleave", leave);
  document.addEventListener("keydown", dismiss);
  document.addEventListener("pointerdown", touchElsewhere);
  frame?.append(view);
  moveTo(view, link);
  link.setAttribute("aria-describedby", view.id);
  return () => {
    document.removeEventListener("keydown", dismiss);
    document.removeEventListener("pointerdown", touchElsewhere);
    link.removeAttribute("aria-describedby");
    view.remove();
  };
}

/** All content is set as text. `moreText` is the message for members that are not shown. */
function createView({ kind, head, summary, members, more }: ShownCard, moreText: string): HTMLElement {
  const view = element("div", { id: "type-card", role: "tooltip", class: styles["card"] ?? "" });
  if (kind !== "") view.append(element("p", { class: styles["kind"] ?? "" }, kind));
  view.append(element("code", {}, head));
  if (summary !== "") view.append(element("p", {}, summary));
  if (members.length === 0) return view;
  const items = members.map((member) => element("li", {}, element("code", {}, member)));
  if (more > 0) items.push(element("li", {}, moreText.replace("{count}", String(more))));
  view.append(element("ul", {}, ...items));
  return view;
}

/** Positions the card below its link, above it if there is no room below, and within the column. */
function moveTo(card: HTMLElement, link: HTMLElement): void {
  const column = card.offsetParent?.getBoundingClientRect();
  const lines = link.getClientRects();
  const [first] = lines;
  const last = lines[lines.length - 1];
  if (!column || !first || !last) return;
  const isBelow = last.bottom + card.offsetHeight <= window.innerHeight || first.top < card.offsetHeight;
  card.style.insetBlockStart = `${(isBelow ? last.bottom : first.top - card.offsetHeight) - column.top}px`;
  card.style.left = `${Math.max(0, Math.min(first.left - column.left, column.width - card.offsetWidth))}px`;
}
