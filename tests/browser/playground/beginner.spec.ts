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

test("what other languages write is answered in words, and changed by a button", async ({ page }) => {
  await openSample(page);
  await write(page, "local score = 1\nscore++\nprint([score])");
  const problems = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(problems).toHaveCount(2);
  await expect(problems.first()).toContainText("Luau has no `++`. Write `score += 1`.");
  await page.getByRole("button", { name: "Change to score += 1" }).click();
  await page.getByRole("button", { name: "Change to { score }" }).click();
  await expect(editorOf(page)).toHaveText("local score = 1score += 1print({ score })");
  await expect(page.getByRole("status").filter({ hasText: "No problems" })).toBeVisible();
});

test("arguments that are missing are named", async ({ page }) => {
  await openSample(page);
  await write(page, "Timer.setTimeout(1)");
  const problem = page.getByRole("listitem").filter({ hasText: "Missing: `callback: () -> ()`." });
  await expect(problem).toBeVisible();
});

test("why an effect runs after the last line is said before what it prints", async ({ page }) => {
  await openSample(page);
  const lines = [
    "local health, setHealth = State.createSignal(10)",
    'State.createEffect(function() print("health", health()) end)',
    "setHealth(5)",
    'print("last line")',
  ];
  await write(page, lines.join("\n"));
  await page.getByRole("button", { name: "Run" }).click();
  const output = /health\s+10.*last line\s*Effects run after the script.*health\s+5/s;
  await expect(page.getByRole("log", { name: "Output" })).toContainText(output);
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
