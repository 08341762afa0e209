import type { Locator, Page } from "@playwright/test";

/** The list of what belongs to an entry, such as its `Parameters`. */
export const detailsOf = (page: Page, entry: string, caption: string): Locator =>
  page.getByRole("region", { name: entry, exact: true }).locator("p", { hasText: caption }).locator("+ :is(dl, ul)");
