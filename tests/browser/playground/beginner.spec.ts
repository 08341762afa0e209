import { expect, test } from "@playwright/test";
import { editorOf, openSample, write } from "./open-sample";

test("a suggestion is applied by its button, which is one step to undo", async ({ page }) => {
  await openSample(page);
  await write(page, "Timer.setTimeuot(1, print)");
  await page.getByRole("button", { name: "Change to setTimeout" }).click();
  await expect(editorOf(page)).toHaveText("Timer.setTimeout(1, print)");
  await expect(editorOf(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "No problems" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editorOf(page)).toHaveText("Timer.setTimeuot(1, print)");
});

test("a call of nil says which name is nil, and marks it until the code changes", async ({ page }) => {
  await openSample(page);
  await write(page, "local door: any = {}\ndoor.open(1)");
  await page.getByRole("button", { name: "Run" }).click();
  const output = page.getByRole("log", { name: "Output" });
  await expect(output).toContainText("door.open is nil: there is no such function to call.");
  const mark = page.locator(".cm-lintRange-error");
  await expect(mark).toHaveText("door.open");
  await output.getByRole("button", { name: "Line 2" }).click();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type("do end ");
  await expect(mark).toHaveCount(0);
});
