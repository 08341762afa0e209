import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Feed } from "feed";
import { atomPath, blogPath } from "../../lib/content/content-routes";
import { readSite, siteRoot } from "../site/read-site";
import { newestChange } from "./feed-posts";
import type { FeedPost } from "./feed-posts";

export function writeAtom(posts: readonly FeedPost[]): void {
  const { title, defaultLocale, footer } = readSite();
  const root = siteRoot();
  const feed = new Feed({
    id: root + blogPath,
    title: `${title} blog`,
    description: `News about ${title} and its development.`,
    link: root + blogPath,
    feedLinks: { atom: root + atomPath },
    language: defaultLocale,
    updated: newestChange(posts),
    generator: "Gatsby",
    copyright: footer?.copyright ?? "",
  });
  for (const { title: postTitle, description, url, published, updated, authors, tags, html } of posts) {
    feed.addItem({
      id: url,
      link: url,
      title: postTitle,
      description,
      content: html,
      published,
      date: updated,
      author: authors.map(({ name, url: link }) => ({ name, link })),
      category: tags.map(({ name, label }) => ({ name: label, term: name })),
    });
  }
  const file = path.join("public", atomPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, feed.atom1());
}
