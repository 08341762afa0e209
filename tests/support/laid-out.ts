import type { Page } from "@playwright/test";

/**
 * Waits until the client bundle runs and the whole page is laid out: until then, content far below is in
 * overlapping boxes of estimated height (src/client/deferred-layout.ts).
 */
export const untilLaidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      "ready" in document.documentElement.dataset &&
      [...document.querySelectorAll("[data-page] *")].every(
        (element) => getComputedStyle(element).contentVisibility !== "auto",
      ),
  );
