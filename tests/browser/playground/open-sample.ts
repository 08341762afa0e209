import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "../shell/kiln";

export const sampleOf = (page: Page): Locator => page.locator("figure:has(button[data-try])").first();
export const editorOf = (page: Page): Locator => page.getByRole("textbox", { name: "Code, in Luau" });

/** Opens the first sample of a page, and waits for Luau. */
export async function openSample(page: Page, path = "/docs/intro"): Promise<void> {
  await open(page, path);
  await sampleOf(page).hover();
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(editorOf(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /problem/i })).toBeVisible();
}

/** Replaces the text of the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

/** Accepts the selected completion. CodeMirror ignores keys in a list's first 75 ms (`interactionDelay`). */
export async function acceptCompletion(page: Page): Promise<void> {
  const list = page.locator(".cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)");
  await expect(list).toBeVisible();
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
}
