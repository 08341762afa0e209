import { writeFileSync } from "node:fs";
import path from "node:path";
import { blogPath, rssPath } from "../../lib/content/content-routes";
import { xmlText } from "../../lib/html/escape-html";
import type { Site } from "../../lib/site-config/schema";
import { feedTitle } from "../content/blog-facts";
import { readOrNull } from "../files/write-unless-same";
import type { SiteArgs } from "./site-args";
import { feedQuery, newestChange, toFeedPosts, type FeedData, type FeedPost } from "./feed-posts";

export const feedDescription = ({ title }: Pick<Site, "title">): string =>
  xmlText(`News about ${title} and its development.`);

export function rssOptions({ site, root }: Pick<SiteArgs, "site" | "root">) {
  return {
    // The plugin's default query requests fields that this site does not have.
    query: "{ site { id } }",
    setup: () => channel(site, root),
    feeds: [
      {
        output: rssPath,
        title: feedTitle(site),
        query: feedQuery,
        serialize: ({ query }: { readonly query: FeedData }) => toFeedPosts(query, root).map(toItem),
      },
    ],
  };
}

function channel(site: Site, root: string) {
  const { defaultLocale, footer } = site;
  return {
    title: feedTitle(site),
    description: feedDescription(site),
    site_url: root + blogPath,
    feed_url: root + rssPath,
    language: defaultLocale,
    generator: "Gatsby",
    ...(footer?.copyright ? { copyright: xmlText(footer.copyright) } : {}),
  };
}

function toItem({ title, description, url, published, authors, tags, html }: FeedPost) {
  return {
    title,
    description,
    url,
    date: published,
    author: authors.map(({ name }) => name).join(", "),
    categories: tags.map(({ label }) => label),
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  };
}

/** Replaces the time of the build in gatsby-plugin-feed's output: builds are reproducible. */
export function replaceBuildDate(posts: readonly FeedPost[]): void {
  const file = path.join("public", rssPath);
  const date = newestChange(posts).toUTCString();
  const text = readOrNull(file)?.replace(/(?<=<lastBuildDate>)[^<]*/, date);
  if (text !== undefined) writeFileSync(file, text);
}
