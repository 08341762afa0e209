/** In: a rendered page of the reference, and where its entries are used. Out: a list at the end of each. */
import { escapeHtml } from "../../lib/html/escape-html";
import type { Insertion } from "../../lib/html/insert-all";
import type { Translate } from "../../lib/i18n/translate";
import { nameParts } from "../../lib/reference/name-parts";
import { MAX_LISTED_USES, type Usage } from "./used-in";

interface Context {
  readonly t: Translate;
  /** The address of a place in the page's locale, with the base path. */
  readonly hrefOf: (href: string) => string;
}

/** @param used by the anchors of the page's entries; an entry that has the page to itself has an empty one */
export function usedInInsertions(
  html: string,
  used: ReadonlyMap<string, readonly Usage[]>,
  context: Context,
): readonly Insertion[] {
  const ends = entryEnds(html);
  return [...used]
    .flatMap(([anchor, places]): readonly Insertion[] => {
      const offset = ends.get(anchor);
      return offset === undefined ? [] : [{ offset, text: usedInHtml(places, context) }];
    })
    .sort((a, b) => a.offset - b.offset);
}

const TAGS = /<section\b[^>]*>|<\/section>|<h[1-6] id="([^"]*)"/g;

/** The end of each entry's section, by its anchor; an empty one for the section with the page's title. */
function entryEnds(html: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const open: { readonly isEntry: boolean; anchors: readonly string[] }[] = [];
  for (const { 0: tag, 1: id, index } of html.matchAll(TAGS)) {
    const section = open.at(-1);
    if (tag.startsWith("<section")) open.push({ isEntry: tag.includes(" data-entry"), anchors: [] });
    else if (id !== undefined && section?.isEntry === true && section.anchors.length === 0)
      section.anchors = tag.startsWith("<h1") ? [id, ""] : [id];
    else if (tag === "</section>") {
      const closed = open.pop();
      for (const anchor of closed?.anchors ?? []) ends.set(anchor, index);
    }
  }
  return ends;
}

/** Folded: readers of an entry rarely go on to its uses. */
function usedInHtml(places: readonly Usage[], { t, hrefOf }: Context): string {
  const isGuide = ({ kind }: Usage): boolean => kind === "guide";
  const lists = [
    { title: t("usedIn.explained"), all: places.filter(isGuide) },
    { title: t("usedIn.used"), all: places.filter((one) => !isGuide(one)) },
  ].filter(({ all }) => all.length > 0);
  const summary = lists.map(({ title, all }) => `${escapeHtml(title)} ${all.length}`).join(" · ");
  const caption = (title: string): string => (lists.length > 1 ? `<p>${escapeHtml(title)}</p>` : "");
  const written = lists.map(({ title, all }) => caption(title) + listOf(all)).join("");
  return `<details class="link-list used-in" data-uses=""><summary>${summary}</summary>${written}</details>`;

  function listOf(all: readonly Usage[]): string {
    const links = all.slice(0, MAX_LISTED_USES).map((place) => `<li>${linkTo(place)}</li>`);
    const unlisted = all.length - links.length;
    if (unlisted > 0) links.push(`<li>${escapeHtml(moreText(unlisted))}</li>`);
    return `<ul>${links.join("")}</ul>`;
  }

  function moreText(count: number): string {
    return t("api.more", { count });
  }

  function linkTo({ href, titles, isEntry }: Usage): string {
    const title = titles.join(" › ");
    const name = nameParts(title).map(escapeHtml).join("<wbr>");
    return `<a href="${escapeHtml(hrefOf(href))}">${isEntry ? `<code>${name}</code>` : escapeHtml(title)}</a>`;
  }
}
