import type { Page } from "@playwright/test";

/**
 * Waits until the client bundle runs and all of the page is laid out: until then, what is far below stands in
 * boxes of a guessed height, over one another (src/client/deferred-layout.ts).
 */
export const untilLaidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      "ready" in document.documentElement.dataset &&
      [...document.querySelectorAll("[data-page] *")].every(
        (element) => getComputedStyle(element).contentVisibility !== "auto",
      ),
  );
