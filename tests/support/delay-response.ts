import type { Page } from "@playwright/test";

/** Delays responses of an address until the returned function is called. */
export async function delayResponse(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
