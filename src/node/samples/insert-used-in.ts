/** In: a rendered page of the reference, and where its entries are used. Out: a list at the end of each. */
import { escapeHtml } from "../../lib/html/escape-html";
import type { Insertion } from "../../lib/html/insert-all";
import type { Translate } from "../../lib/i18n/translate";
import { LISTED_PLACES, SHOWN_PLACES, type Usage } from "./used-in";

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

/**
 * The offset of the end of each entry's section, by its anchor; by an empty one, of that with the page's title.
 */
function entryEnds(html: string): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const open: { readonly isEntry: boolean; anchors: readonly string[] }[] = [];
  for (const { 0: tag, 1: id, index } of html.matchAll(TAGS)) {
    const inner = open.at(-1);
    if (tag.startsWith("<section")) open.push({ isEntry: tag.includes(" data-entry"), anchors: [] });
    else if (id !== undefined && inner?.isEntry === true && inner.anchors.length === 0)
      inner.anchors = tag.startsWith("<h1") ? [id, ""] : [id];
    else if (tag === "</section>") {
      const closed = open.pop();
      for (const anchor of closed?.anchors ?? []) ends.set(anchor, index);
    }
  }
  return ends;
}

function usedInHtml(places: readonly Usage[], { t, hrefOf }: Context): string {
  const shown = places.slice(0, SHOWN_PLACES);
  const rest = places.slice(SHOWN_PLACES, LISTED_PLACES);
  const more = t(
    { id: "usedIn.more", message: "More uses ({count})" },
    { count: places.length - SHOWN_PLACES },
  );
  const unlisted = places.length - LISTED_PLACES;
  const end =
    unlisted > 0
      ? `<li>${escapeHtml(t({ id: "api.more", message: "{count} more" }, { count: unlisted }))}</li>`
      : "";
  return [
    '<div class="link-list used-in" data-uses="">',
    titled(
      t({ id: "usedIn.explained", message: "Explained in" }),
      shown.filter(({ kind }) => kind === "guide"),
    ),
    titled(
      t({ id: "usedIn.used", message: "Used in" }),
      shown.filter(({ kind }) => kind !== "guide"),
    ),
    rest.length === 0 ? "" : `<details><summary>${escapeHtml(more)}</summary>${listOf(rest, end)}</details>`,
    "</div>",
  ].join("");

  function titled(title: string, some: readonly Usage[]): string {
    return some.length === 0 ? "" : `<p>${escapeHtml(title)}</p>${listOf(some)}`;
  }

  function listOf(some: readonly Usage[], last = ""): string {
    return `<ul>${some.map((place) => `<li>${linkTo(place)}</li>`).join("")}${last}</ul>`;
  }

  function linkTo({ href, titles, isEntry }: Usage): string {
    const name = escapeHtml(titles.join(" › "));
    return `<a href="${escapeHtml(hrefOf(href))}">${isEntry ? `<code>${name}</code>` : name}</a>`;
  }
}
