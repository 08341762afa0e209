import { expect, test } from "../../support/browser-test";
import { detailsOf } from "../reference/details";

test.use({ javaScriptEnabled: false });

test("without JavaScript, the reference reads and its links work", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  await expect(detailsOf(page, "Returns of Timer.setTimeout")).toContainText("TimerId");
  await page
    .getByRole("region", { name: "Timer.setTimeout" })
    .getByRole("link", { name: "TimerId" })
    .first()
    .click();
  await expect(page).toHaveURL(/#TimerId$/);
  await expect(page.getByRole("heading", { name: "TimerId" })).toBeInViewport();
});
