import path from "node:path";
import { Feed, type Item } from "feed";
import { readSite } from "../site/read-site";
import { writeWithFolder } from "../write-unless-same";
import { newestChange } from "./feed-posts";
import type { FeedPost } from "./feed-posts";

interface Channel {
  readonly title: string;
  readonly description: string;
  /** The address of the page that the feed is of. */
  readonly link: string;
  /** The feed's own address in Atom. */
  readonly atom: string;
}

/** A feed that does not depend on the time of the build. */
export function makeFeed({ title, description, link, atom }: Channel, posts: readonly FeedPost[]): Feed {
  const { defaultLocale, footer } = readSite();
  const feed = new Feed({
    id: link,
    title,
    description,
    link,
    feedLinks: { atom },
    language: defaultLocale,
    updated: newestChange(posts),
    generator: "Gatsby",
    copyright: footer?.copyright ?? "",
  });
  for (const post of posts) feed.addItem(toItem(post));
  return feed;
}

function toItem({ id, url, title, description, published, updated, authors, tags, html }: FeedPost): Item {
  return {
    id: id ?? url,
    link: url,
    title,
    description,
    content: html,
    published,
    date: updated,
    author: authors.map(({ name, url: home }) => ({ name, link: home })),
    category: tags.map(({ name, label }) => ({ name: label, term: name })),
  };
}

/** @param address below the site's root */
export const writeFeed = (address: string, text: string): void =>
  writeWithFolder(path.join("public", address), text);
