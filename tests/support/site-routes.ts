import type { APIRequestContext } from "@playwright/test";

/** Every page in the served site's sitemap, as paths, and one that does not exist. */
export async function siteRoutes(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? "").pathname,
  );
  return [...routes, "/no/such/page"];
}

/** The kinds of pages, with an example of each, since pages of one template need not all be checked. */
export const pageKinds = {
  home: "/",
  docs: "/docs",
  module: "/docs/api/timer",
  guide: "/docs/intro",
  blog: "/blog",
  post: "/blog/daxa",
  tags: "/blog/tags",
  tag: "/blog/tags/renderer",
  authors: "/blog/authors",
  author: "/blog/authors/marlow",
  archive: "/blog/archive",
  "not-found": "/no/such/page",
} as const;
