import { expect, test } from "@playwright/test";
import { redirectPage } from "luau-contract";

const former = "/api/Timer";
const body = redirectPage({
  title: "Timer",
  href: "/docs/api/timer",
  canonical: "https://loam.example/docs/api/timer",
});

test("a page that redirects keeps the anchor on a host without rules", async ({ page }) => {
  await page.route(`**${former}`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${former}#clear`);
  await expect(page).toHaveURL(/\/docs\/api\/timer#clear$/);
  await page.goto(former);
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
});
