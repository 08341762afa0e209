/** In: posts, and the changes of all versions. Out: RSS and Atom feeds, whose bytes depend on the sources only. */
import { rmSync } from "node:fs";
import path from "node:path";
import {
  atomPath,
  blogPath,
  changesAtomPath,
  changesRssPath,
  rssPath,
} from "../../lib/content/content-routes";
import { xmlText } from "../../lib/html/escape-html";
import { feedTitle } from "../content/blog-facts";
import { feedQuery, toFeedPosts, withText, type FeedData, type FeedPost } from "./feed-posts";
import { writeFeed } from "./make-feed";
import { feedDescription, settleRss } from "./rss";
import type { SiteArgs } from "./site-args";
import { changesInWords, versionsWithChanges } from "./versions-with-changes";

/** Writes the Atom feed of the blog, and makes the RSS feed of gatsby-plugin-feed reproducible. */
export async function writeBlogFeeds({ graphql, reporter, site, root }: SiteArgs): Promise<void> {
  // The hook's `graphql` is untyped.
  const { data, errors } = (await graphql(feedQuery)) as {
    readonly data?: FeedData;
    readonly errors?: unknown;
  };
  if (data === undefined || errors !== undefined) {
    const error = errors instanceof Error ? errors : undefined;
    reporter.panicOnBuild("The posts could not be read for the feeds.", error);
    return;
  }
  const posts = toFeedPosts(data, root);
  if (posts.length === 0) return removeFeeds(rssPath, atomPath);
  settleRss(posts);
  const channel = { site, title: feedTitle(site), description: feedDescription(site), link: root + blogPath };
  writeFeed("atom", atomPath, { ...channel, atom: root + atomPath }, posts);
}

/** Writes an item per version that has a date, by which readers of feeds sort. */
export function writeChangesFeeds(args: SiteArgs): void {
  const { site, root } = args;
  const { title } = site;
  const posts = versionsWithChanges(args).flatMap((version): FeedPost[] => {
    const { name, date, href, label } = version;
    if (date === null) return [];
    const post = {
      title: xmlText(`${title} ${label}`),
      description: xmlText(changesInWords(version)),
      // With the next release, the address is that of its changes; the query has no effect.
      id: `${root}/docs?changes=${name}`,
      url: root + href,
      published: new Date(date),
      updated: new Date(date),
      authors: [],
      tags: [],
    };
    return [withText(post, href)];
  });
  if (posts.length === 0) return removeFeeds(changesRssPath, changesAtomPath);
  const channel = {
    site,
    title: `Changes of ${title}`,
    description: `What each version of ${title} adds, changes and removes.`,
    link: `${root}/docs`,
    atom: root + changesAtomPath,
  };
  writeFeed("rss", changesRssPath, channel, posts);
  writeFeed("atom", changesAtomPath, channel, posts);
}

/** An earlier build may have written them. */
function removeFeeds(...addresses: readonly string[]): void {
  for (const address of addresses) rmSync(path.join("public", address), { force: true });
}
