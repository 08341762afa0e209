import { rmSync } from "node:fs";
import path from "node:path";
import { atomPath, rssPath } from "../../lib/content/content-routes";
import { writeAtom } from "./atom";
import { feedQuery, toFeedPosts } from "./feed-posts";
import type { FeedData } from "./feed-posts";
import type { SiteArgs } from "../site-args";
import { settleRss } from "./rss";

/** Writes the Atom feed, and makes the RSS feed of gatsby-plugin-feed reproducible. */
export async function writeFeeds({ graphql, reporter }: SiteArgs): Promise<void> {
  // The hook's `graphql` is untyped.
  const { data, errors } = (await graphql(feedQuery)) as {
    readonly data?: FeedData;
    readonly errors?: unknown;
  };
  if (data === undefined || errors !== undefined) {
    reporter.panicOnBuild(
      "The posts could not be read for the feeds.",
      errors instanceof Error ? errors : undefined,
    );
    return;
  }
  const posts = toFeedPosts(data);
  if (posts.length === 0) {
    // An earlier build may have written them.
    for (const feed of [rssPath, atomPath]) rmSync(path.join("public", feed), { force: true });
    return;
  }
  settleRss(posts);
  writeAtom(posts);
}
