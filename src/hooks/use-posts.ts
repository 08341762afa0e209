import { graphql, useStaticQuery } from "gatsby";
import type { PostLink } from "../lib/content/blog";

/** Titles, addresses and days of all posts, newest first. */
export function usePosts(): readonly PostLink[] {
  const { allBlogPost } = useStaticQuery<Queries.PostsQuery>(graphql`
    query Posts {
      allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          title
          href
          date
        }
      }
    }
  `);
  return allBlogPost.nodes;
}
