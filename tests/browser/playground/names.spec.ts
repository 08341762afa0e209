import { expect, test } from "@playwright/test";
import { acceptCompletion, editorOf, openSample, write } from "./open-sample";

test("the engine's names are completed, with the reference's text and a link", async ({ page }) => {
  await openSample(page);
  await write(page, "Timer");
  await page.keyboard.type(".setT");
  const option = page.getByRole("option", { name: /^setTimeout/ });
  await expect(option).toBeVisible();
  const link = page.getByRole("link", { name: "Open the reference" });
  await expect(link).toHaveAttribute("href", "/docs/api/timer#setTimeout");
  await acceptCompletion(page);
  await expect(editorOf(page)).toHaveText("Timer.setTimeout");
  await page.keyboard.type("(");
  await expect(page.locator(".signature")).toContainText("duration: number");
});

test("the names of events are completed, and nothing else", async ({ page }) => {
  await openSample(page);
  await write(page, "addEventListener");
  await page.keyboard.type('("E');
  await expect(page.getByRole("option")).toHaveText([/^Engine\.tick/]);
  await acceptCompletion(page);
  await expect(editorOf(page)).toHaveText('addEventListener("Engine.tick');
});

test("a name of another engine leads to the one of this", async ({ page }) => {
  await openSample(page);
  await write(page, "task.wait(1)");
  const problemOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(problemOf("'task'")).toContainText("`task.wait` (Roblox) is `Timer.setTimeout` here.");
  await write(page, 'pritn("x")');
  await expect(problemOf("pritn")).toContainText("Did you mean `print`?");
});

test("methods of variables have the reference's text and a link, too", async ({ page }) => {
  await openSample(page);
  const link = page.getByRole("link", { name: "Open the reference" });
  await write(page, "local e = UI.createElement()\ne");
  await page.keyboard.type(":addCh");
  await expect(page.getByRole("option", { name: /^addChild/ })).toBeVisible();
  await expect(page.locator(".cm-completionInfo")).toContainText("Adds a child to the element");
  await expect(link).toHaveAttribute("href", "/docs/api/ui#Element.addChild");
  await acceptCompletion(page);
  await page.keyboard.type("(");
  await expect(page.locator(".signature")).toContainText("addChild(child: Element, index: number?)");
  await expect(page.locator(".signature")).toContainText("Adds a child to the element");
  await expect(link).toHaveAttribute("href", "/docs/api/ui#Element.addChild");
  await page.keyboard.press("Escape");
  await expect(page.locator(".signature")).toBeHidden();
  await expect(editorOf(page)).toBeFocused();
});
