/** What the build checked, readers see when they open it: the same errors at the same lines, and no others. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { siteRoutes } from "../../support/site-routes";
import { open } from "../shell/kiln";

/** The errors that the build found in a sample. */
const announcedIn = (sample: Locator): Promise<readonly string[]> =>
  sample.locator("samp").evaluateAll((found) => found.map((one) => one.lastChild?.textContent?.trim() ?? ""));

/** Opens the sample, and returns the problems that are listed. */
async function problemsIn(sample: Locator): Promise<readonly string[]> {
  await sample.getByRole("button", { name: "Try it" }).click();
  await expect(sample.getByRole("status").filter({ hasText: /problem/i })).toBeVisible();
  const problems = await sample.locator(".problems li span").allTextContents();
  await sample.getByRole("button", { name: "Close", exact: true }).click();
  return problems;
}

async function differencesOn(page: Page, route: string): Promise<readonly string[]> {
  await open(page, route);
  const samples = await page.locator("figure:has(button[data-try])").all();
  const differences: string[] = [];
  for (const [index, sample] of samples.entries()) {
    const announced = await announcedIn(sample);
    const problems = await problemsIn(sample);
    if (problems.join("\n") !== announced.join("\n"))
      differences.push(
        `${route}, sample ${index + 1}: ${problems.join("; ")} (announced: ${announced.join("; ")})`,
      );
  }
  return differences;
}

test("every sample has the problems that its page announces", async ({ page, request }) => {
  test.setTimeout(600_000);
  const differences: string[] = [];
  for (const route of await siteRoutes(request)) {
    const html = await (await request.get(route)).text();
    if (html.includes("data-try")) differences.push(...(await differencesOn(page, route)));
  }
  expect(differences).toEqual([]);
});
