import { expect, test } from "@playwright/test";
import { watchViolations } from "../../support/policy-violations";

test("a page's own controls work under the policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/docs/api/timer");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("timer");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole("button", { name: /menu/i }).first().click();
  expect(violations).toEqual([]);
});

test("the policy stops what an injected page part would do", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/docs/api/timer");
  const ran = await page.evaluate(async () => {
    const image = document.createElement("div");
    image.innerHTML = '<img src="/nothing-here.png" onerror="window.injected = true">';
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(image, script);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return "injected" in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
});

test("every answer carries the security headers, and caching as its name allows", async ({ request }) => {
  for (const path of ["/", "/docs/api/timer", "/favicon.svg", "/no/such/page"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
  }
  for (const path of ["/", "/docs/api/timer", "/favicon.svg"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/);
  }
  const html = await (await request.get("/docs/api/timer")).text();
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  for (const path of ["/docs/api/timer", "/docs/api/timer.json", "/search/index.json"]) {
    expect((await request.get(path)).headers()["cache-control"], path).toBe("no-cache");
  }
});
