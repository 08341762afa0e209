import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { authorPath } from "../../lib/content/content-routes";
import { xmlText } from "../../lib/html/escape-html";
import { pageHtml } from "./page-html";

/** A post in a feed, with absolute addresses. */
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
  /** The complete text. */
  readonly html: string;
}

/** The GraphQL query of both feeds. */
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
  readonly allBlogPost: {
    readonly nodes: readonly {
      readonly title: string;
      readonly description: string;
      readonly href: string;
      readonly date: string;
      readonly updated: string | null;
      readonly authors: readonly { readonly name: string; readonly fullName: string }[];
      readonly tags: readonly { readonly name: string; readonly label: string }[];
    }[];
  };
}

/** The newest posts, with their text extracted from the rendered pages. */
export function toFeedPosts({ allBlogPost }: FeedData, root: string): FeedPost[] {
  return allBlogPost.nodes.map(({ title, description, href, date, updated, authors, tags }) => {
    const url = new URL(root + href).href;
    const page = path.join("public", href, "index.html");
    return {
      title: xmlText(title),
      description: xmlText(description),
      url,
      tags: tags.map(({ name, label }) => ({ name, label: xmlText(label) })),
      published: new Date(date),
      updated: new Date(updated ?? date),
      authors: authors.map(({ name, fullName }) => ({
        name: xmlText(fullName),
        url: root + authorPath(name),
      })),
      html: existsSync(page) ? xmlText(pageHtml(readFileSync(page, "utf8"), url)) : "",
    };
  });
}

/** The date of the newest change, so that a feed does not depend on the time of the build. */
export function newestChange(posts: readonly FeedPost[]): Date {
  return new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime())));
}
