import type { CreatePageArgs } from "gatsby";

/**
 * Leaves a single page for unknown addresses, /404.html, which servers send with status 404. Gatsby creates
 * it from /404, which would be an ordinary page with status 200.
 */
export function removeNotFoundRoute({ page, actions }: CreatePageArgs): void {
  if (process.env["NODE_ENV"] !== "production" || !/^\/404\/?$/.test(page.path)) return;
  // Gatsby deletes its copy together with the original.
  actions.deletePage(page);
  actions.createPage({ path: "/404.html", component: page.component, context: {} });
}
