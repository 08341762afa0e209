import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { changesAtomPath, changesRssPath } from "../../lib/content/content-routes";
import { xmlText } from "../../lib/html/escape-html";
import { changesInWords, versionsWithChanges } from "./versions-with-changes";
import type { SiteArgs } from "./site-args";
import { type FeedPost } from "./feed-posts";
import { makeFeed, writeFeed } from "./make-feed";
import { pageHtml } from "./page-html";

/**
 * Writes the feeds of the changes, an item per version. Versions without a date are not in them, since readers
 * of feeds sort by it.
 */
export function writeChangesFeeds(api: SiteArgs): void {
  const { site, root } = api;
  const { title } = site;
  const posts = versionsWithChanges(api).flatMap((version): FeedPost[] => {
    const { name, date, href, label } = version;
    if (date === null) return [];
    const file = path.join("public", href, "index.html");
    return [
      {
        title: xmlText(`${title} ${label}`),
        description: xmlText(changesInWords(version)),
        // With the next release, the address is that of its changes; the query has no effect.
        id: `${root}/docs?changes=${name}`,
        url: root + href,
        published: new Date(date),
        updated: new Date(date),
        authors: [],
        tags: [],
        html: existsSync(file) ? xmlText(pageHtml(readFileSync(file, "utf8"), root + href)) : "",
      },
    ];
  });
  if (posts.length === 0) {
    // An earlier build may have written them.
    for (const feed of [changesRssPath, changesAtomPath]) rmSync(path.join("public", feed), { force: true });
    return;
  }
  const channel = {
    site,
    title: `Changes of ${title}`,
    description: `What each version of ${title} adds, changes and removes.`,
    link: `${root}/docs`,
    atom: root + changesAtomPath,
  };
  writeFeed(changesRssPath, makeFeed("rss", channel, posts));
  writeFeed(changesAtomPath, makeFeed("atom", channel, posts));
}
