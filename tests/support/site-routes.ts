import type { APIRequestContext } from "@playwright/test";

/** Every page that the served site tells search engines of, as paths, and one that does not exist. */
export async function siteRoutes(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  return [...routes, "/no/such/page"];
}
