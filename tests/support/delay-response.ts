import type { BrowserContext, Page, Route } from "@playwright/test";

/** Delays responses of an address until the returned function is called, and answers them by `answer` then. */
export async function delayResponse(
  page: Page | BrowserContext,
  address: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
