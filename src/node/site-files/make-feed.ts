import path from "node:path";
import { Feed, type Item } from "feed";
import type { Site } from "../../lib/site-config/schema";
import { escapeHtml, escapeText, xmlText } from "../../lib/html/escape-html";
import { writeWithFolder } from "../files/write-unless-same";
import { newestChange, type FeedPost } from "./feed-posts";

interface Channel {
  readonly site: Pick<Site, "defaultLocale" | "footer">;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly atom: string;
}

/** @param address of the file, below the site's root */
export function writeFeed(
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
