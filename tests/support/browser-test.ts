import { test as base } from "@playwright/test";

interface Fixtures {
  /** Console errors and warnings. A test fails if there are any at its end. */
  readonly complaints: string[];
  /** Whether the pages of the tests fail on purpose: what the console says of it is not a failure. */
  readonly failsOnPurpose: boolean;
}

/** Playwright's `test`, which also fails on errors and warnings in the browser's console. */
export const test = base.extend<Fixtures>({
  failsOnPurpose: [false, { option: true }],
  complaints: [
    async ({ page, failsOnPurpose }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use(complaints);
      if (!failsOnPurpose) base.expect(complaints, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
