import type { Locator, Page } from "@playwright/test";

/** The list of what belongs to an entry, by its caption: `Parameters of Timer.setTimeout`. */
export const detailsOf = (page: Page, caption: string): Locator =>
  page.locator("main p", { hasText: caption }).locator("+ dl");
