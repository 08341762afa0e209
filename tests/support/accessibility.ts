import type { Page } from "@playwright/test";
import axe from "axe-core";

/** The rules of WCAG 2.2 AA, and axe's best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe's violations in a page, or in the part that a selector matches: a line per rule, with the first
 * elements. axe runs in the page itself: its Playwright package transfers every element to a second page, to
 * support frames, and takes seven times as long.
 */
export async function objections(page: Page, part = "html"): Promise<readonly string[]> {
  // Deferred content would overlap the content below it (src/client/deferred-layout.ts).
  await page.waitForFunction(
    (left) => document.querySelector(left) === null,
    "[data-top-first] [data-page] :is(section ~ section, .prose > :nth-child(n + 20)):not([data-laid-out])",
  );
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ part: context, rules: runOnly }) => {
      const checker = Reflect.get(window, "axe") as typeof axe;
      return (await checker.run(context, { runOnly, resultTypes: ["violations"] })).violations;
    },
    { part, rules },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
}
