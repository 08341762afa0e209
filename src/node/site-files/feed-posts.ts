import path from "node:path";
import { authorPath } from "../../lib/content/content-routes";
import { xmlText } from "../../lib/html/escape-html";
import { readOrNull } from "../files/write-unless-same";
import { pageHtml } from "./page-html";

export interface FeedPost {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Identifies it in feeds, if its address may become that of another one. */
  readonly id?: string;
  readonly published: Date;
  readonly updated: Date;
  readonly authors: readonly { readonly name: string; readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly label: string }[];
  readonly html: string;
}

export const feedQuery = /* GraphQL */ `
  {
    allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 50) {
      nodes {
        title
        description
        href
        date
        updated
        authors {
          name
          fullName
        }
        tags {
          name
          label
        }
      }
    }
  }
`;

export interface FeedData {
  readonly allBlogPost: { readonly nodes: readonly FeedNode[] };
}

interface FeedNode extends Readonly<Record<"title" | "description" | "href" | "date", string>> {
  readonly updated: string | null;
  readonly authors: readonly { readonly name: string; readonly fullName: string }[];
  readonly tags: FeedPost["tags"];
}

export function toFeedPosts({ allBlogPost }: FeedData, root: string): FeedPost[] {
  return allBlogPost.nodes.map(({ title, description, href, date, updated, authors, tags }) => {
    const post = {
      title: xmlText(title),
      description: xmlText(description),
      url: new URL(root + href).href,
      tags: tags.map(({ name, label }) => ({ name, label: xmlText(label) })),
      published: new Date(date),
      updated: new Date(updated ?? date),
      authors: authors.map((one) => ({ name: xmlText(one.fullName), url: root + authorPath(one.name) })),
    };
    return withText(post, href);
  });
}

export function withText(post: Omit<FeedPost, "html">, href: string): FeedPost {
  const page = readOrNull(path.join("public", href, "index.html"));
  return { ...post, html: page === null ? "" : xmlText(pageHtml(page, post.url)) };
}

/** The date of the newest change, so that a feed does not depend on the time of the build. */
export const newestChange = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime())));
