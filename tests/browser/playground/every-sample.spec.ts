/** An opened sample shows the errors that its page announces, and no others. */
import { expect, test, type Page } from "@playwright/test";
import { siteRoutes } from "../../support/site-routes";
import { open } from "../shell/kiln";

/** Opens all samples of a page. Returns those that do not show the errors that the page announces. */
async function differencesOn(page: Page, route: string): Promise<readonly string[]> {
  await open(page, route);
  const samples = page.locator("figure:has(button[data-try])");
  const count = await samples.count();
  await page.locator("button[data-try]").evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.locator(".status").filter({ hasText: /problem/i })).toHaveCount(count);
  const differences: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const sample = samples.nth(index);
    // A suggestion is made in the playground alone.
    const problems = (await sample.locator(".problems li span").allTextContents()).map((text) =>
      text.replace(/\. Did you mean `[^`]+`\?$/, ""),
    );
    const announced = await sample.locator("samp").allTextContents();
    const expected = announced.map((text) => text.replace(/^Error: /, ""));
    if (problems.join("\n") !== expected.join("\n"))
      differences.push(`${route}, sample ${index + 1}: ${problems.join("; ")}`);
  }
  return differences;
}

test("every sample has the problems that its page announces", async ({ page, request }) => {
  const differences: string[] = [];
  for (const route of await siteRoutes(request)) {
    const html = await (await request.get(route)).text();
    if (html.includes("data-try")) differences.push(...(await differencesOn(page, route)));
  }
  expect(differences).toEqual([]);
});
