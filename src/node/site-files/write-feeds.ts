/**
 * In: posts, and the changes of all versions. Out: Atom and RSS feeds, whose bytes depend on the sources
 * only.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { atomPath, blogPath, rssPath } from "../../lib/content/content-routes";
import type { SiteArgs } from "./site-args";
import { feedQuery, toFeedPosts, type FeedData, type FeedPost } from "./feed-posts";
import { makeFeed, writeFeed } from "./make-feed";
import { feedTitle } from "../content/blog-facts";
import { feedDescription, settleRss } from "./rss";

/** Writes the Atom feed, and makes the RSS feed of gatsby-plugin-feed reproducible. */
export async function writeFeeds(args: SiteArgs): Promise<void> {
  const { graphql, reporter } = args;
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
  const posts = toFeedPosts(data, args.root);
  if (posts.length === 0) {
    // An earlier build may have written them.
    for (const feed of [rssPath, atomPath]) rmSync(path.join("public", feed), { force: true });
    return;
  }
  settleRss(posts);
  writeAtom(posts, args);
}

/** The Atom feed of the blog; gatsby-plugin-feed writes that in RSS. */
function writeAtom(posts: readonly FeedPost[], { site, root }: SiteArgs): void {
  const channel = {
    title: feedTitle(site),
    description: feedDescription(site),
    link: root + blogPath,
    atom: root + atomPath,
  };
  writeFeed(atomPath, makeFeed("atom", { site, ...channel }, posts));
}
