import { atomPath, blogPath } from "../../lib/content/content-routes";
import { readSite, siteRoot } from "../site/read-site";
import type { FeedPost } from "./feed-posts";
import { makeFeed, writeFeed } from "./make-feed";
import { feedDescription, feedTitle } from "./rss";

/** Writes the Atom feed of the blog; gatsby-plugin-feed writes that in RSS. */
export function writeAtom(posts: readonly FeedPost[]): void {
  const site = readSite();
  const feed = makeFeed(
    {
      title: feedTitle(site),
      description: feedDescription(site),
      link: siteRoot() + blogPath,
      atom: siteRoot() + atomPath,
    },
    posts,
  );
  writeFeed(atomPath, feed.atom1());
}
