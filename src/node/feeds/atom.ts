import { atomPath, blogPath } from "../../lib/content/content-routes";
import { readSite, siteRoot } from "../site/read-site";
import type { FeedPost } from "./feed-posts";
import { makeFeed, writeFeed } from "./make-feed";

/** Writes the Atom feed of the blog; gatsby-plugin-feed writes that in RSS. */
export function writeAtom(posts: readonly FeedPost[]): void {
  const { title } = readSite();
  const feed = makeFeed(
    {
      title: `${title} blog`,
      description: `News about ${title} and its development.`,
      link: siteRoot() + blogPath,
      atom: siteRoot() + atomPath,
    },
    posts,
  );
  writeFeed(atomPath, feed.atom1());
}
