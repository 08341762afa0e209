import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The rules of WCAG 2.2 AA, and axe's best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colours take most of the time. */
const ofColours = ["color-contrast", "link-in-text-block"];
const noColours = Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }]));
const questions = {
  all: { runOnly: rules },
  structure: { runOnly: rules, rules: noColours },
  colours: { runOnly: ofColours },
};

/**
 * axe's violations in a page, or in the part that a selector matches: a line per rule, with the first
 * elements. axe runs in the page itself: its Playwright package transfers every element to a second page, to
 * support frames, and takes seven times as long.
 */
export async function objections(
  page: Page,
  part = "html",
  question: keyof typeof questions = "all",
): Promise<readonly string[]> {
  // Deferred content would overlap the content below it (src/client/deferred-layout.ts).
  await page.waitForFunction(
    (left) => document.querySelector(left) === null,
    "[data-top-first] [data-page] :is(section ~ section, .prose > :nth-child(n + 20)):not([data-laid-out])",
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const checker = Reflect.get(window, "axe") as typeof axe;
      return (await checker.run(context, { ...options, resultTypes: ["violations"] })).violations;
    },
    { context: part, options: questions[question] },
  );
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(" | ")}`;
  });
}

/** The same in light, and in dark what depends on colours. The page follows the system's scheme. */
export async function objectionsInBothSchemes(page: Page, part = "html"): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, question] of [
    ["light", "all"],
    ["dark", "colours"],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    for (const one of await objections(page, part, question)) found.push(`${colorScheme}, ${one}`);
  }
  return found;
}
