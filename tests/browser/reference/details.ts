import type { Locator, Page } from "@playwright/test";

/** An entry of the reference, by its path. */
export const entryOf = (page: Page, path: string): Locator =>
  page.locator(`[data-entry]:has(> [data-title] > :first-child > a:text-is("${path}"))`);

/** The list of what belongs to an entry, such as its `Parameters`. */
export const detailsOf = (page: Page, entry: string, caption: string): Locator =>
  entryOf(page, entry).locator("p", { hasText: caption }).locator("+ :is(dl, ul)");
