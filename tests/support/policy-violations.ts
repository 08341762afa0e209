import type { Page } from "@playwright/test";

/** Notes what the policy refuses, from before the page's first byte is looked at. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      // Exposed above.
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
}
