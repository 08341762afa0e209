import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The search dialog, with what is in it. */
export interface SearchPage {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly active: Locator;
  readonly status: Locator;
}

export function searchOf(page: Page): SearchPage {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    dialog,
    field: dialog.getByRole("combobox", { name: /^Search/ }).first(),
    // The choices of versions and languages are options too.
    options: dialog.getByRole("listbox").getByRole("option"),
    active: dialog.getByRole("listbox").getByRole("option", { selected: true }),
    status: dialog.getByRole("status"),
  };
}

/** Opens the dialog, and waits until it can be typed in. */
export async function openSearch(page: Page): Promise<SearchPage> {
  const search = searchOf(page);
  // The program that hears the key may still be on its way, and to press again does no harm.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await search.field.waitFor({ timeout: 5000 });
  }).toPass();
  return search;
}

/** Searches for a name, waits until the first result contains it, and goes there. */
export async function goToResult(page: Page, query: string, name: string): Promise<SearchPage> {
  const search = await openSearch(page);
  await search.field.fill(query);
  await expect(search.active).toContainText(name);
  await page.keyboard.press("Enter");
  return search;
}
