import type { CreatePageArgs } from "gatsby";

/**
 * Leaves one page for addresses that do not exist, /404.html, which servers send with status 404. Gatsby
 * makes it from /404, which by itself would be a page like any other, with status 200.
 */
export function removeNotFoundRoute({ page, actions }: CreatePageArgs): void {
  if (process.env["NODE_ENV"] !== "production" || !/^\/404\/?$/.test(page.path)) return;
  // Gatsby takes its copy away together with the original.
  actions.deletePage(page);
  actions.createPage({ path: "/404.html", component: page.component, context: {} });
}
