import type { BuildArgs } from "gatsby";
import { writeAtom } from "./atom";
import { feedQuery } from "./feed-posts";
import type { FeedData } from "./feed-posts";
import { settleRss } from "./rss";

/** The feeds that gatsby-plugin-feed does not make, and what it makes in a lasting form. */
export async function writeFeeds({ graphql, reporter }: BuildArgs): Promise<void> {
  // Gatsby gives the hook's `graphql` no type of its own.
  const { data, errors } = (await graphql(feedQuery)) as { readonly data?: FeedData; readonly errors?: unknown };
  if (data === undefined || errors !== undefined) {
    reporter.panicOnBuild("The posts could not be read for the feeds.", errors instanceof Error ? errors : undefined);
    return;
  }
  settleRss(data);
  writeAtom(data);
}
