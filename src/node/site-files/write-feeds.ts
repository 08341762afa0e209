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
import { xmlText, escapeHtml, escapeText } from "../../lib/html/escape-html";
import { feedTitle } from "../content/blog-facts";
import { feedQuery, toFeedPosts, withText, type FeedData, type FeedPost, newestChange } from "./feed-posts";
import { feedDescription, replaceBuildDate } from "./rss";
import type { SiteArgs } from "./site-args";
import { changesInWords, versionsWithChanges } from "./versions-with-changes";
import { Feed, type Item } from "feed";
import type { Site } from "../../lib/site-config/schema";
import { writeWithFolder } from "../files/write-unless-same";

/** Writes the Atom feed of the blog, and makes the RSS feed of gatsby-plugin-feed reproducible. */
export async function writeBlogFeeds({ graphql, reporter, site, root }: SiteArgs): Promise<void> {
  // The hook's `graphql` is untyped.
  const { data, errors } = (await graphql(feedQuery)) as { data?: FeedData; errors?: readonly Error[] };
  if (data === undefined || errors !== undefined) {
    reporter.panicOnBuild("The posts could not be read for the feeds.", errors?.[0]);
    return;
  }
  const posts = toFeedPosts(data, root);
  if (posts.length === 0) return removeFeeds(rssPath, atomPath);
  replaceBuildDate(posts);
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

interface Channel {
  readonly site: Pick<Site, "defaultLocale" | "footer">;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly atom: string;
}

/** @param address of the file, below the site's root */
function writeFeed(
  format: "atom" | "rss",
  address: string,
  channel: Channel,
  posts: readonly FeedPost[],
): void {
  const { site, title, description, link, atom } = channel;
  const feed = new Feed({
    id: link,
    title: xmlText(title),
    description: xmlText(description),
    link,
    feedLinks: { atom },
    language: site.defaultLocale,
    updated: newestChange(posts),
    generator: "Gatsby",
    copyright: xmlText(site.footer?.copyright ?? ""),
  });
  // The library declares titles and summaries as HTML in Atom, and does not escape them.
  const toText = format === "atom" ? escapeText : withoutSectionEnds;
  for (const post of posts) feed.addItem(toItem(post, toText));
  writeWithFolder(path.join("public", address), format === "atom" ? feed.atom1() : feed.rss2());
}

/** The library only escapes the first end of a CDATA section in a text. */
const withoutSectionEnds = (text: string): string => text.replaceAll("]]>", "]]&gt;");

function toItem(
  { id, url, title, description, published, updated, authors, tags, html }: FeedPost,
  toText: (text: string) => string,
): Item {
  return {
    id: id ?? url,
    link: url,
    title: toText(title),
    description: toText(description),
    content: html,
    published,
    date: updated,
    author: authors.map(({ name, url: home }) => ({ name, link: home })),
    // Attributes, which the library does not escape.
    category: tags.map(({ name, label }) => ({ name: escapeHtml(label), term: escapeHtml(name) })),
  };
}
