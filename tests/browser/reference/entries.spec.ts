import { expect, test } from "../../support/browser-test";
import { phone } from "../shell/kiln";
import { detailsOf, entryOf } from "./details";

const timer = "/docs/api/timer";
test.describe("without scripts, a signature", () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, name, text, wide, narrow] of [
    [timer, "Timer.setTimeout", /^Timer\.setTimeout\(.+\): TimerId$/, 1, 4],
    // 67 characters: as long as it gets beside the contents, if the buttons wrap.
    ["/docs/api/physics", "Physics.addTorque", /^Physics\.addTorque\(.+: ForceMode\?\)$/, 1, 5],
  ] as const)
    test(`has ${wide} or ${narrow} lines: ${name}`, async ({ page }) => {
      await page.goto(address);
      const heading = page.getByRole("heading", { name });
      for (const [width, count] of [[1280, wide] as const, [360, narrow] as const]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await heading.evaluate((element) =>
          Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
        );
        expect(lines).toBe(count);
        expect(await heading.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
      expect(await heading.textContent()).toMatch(text);
    });
});

test("a word that is longer than its line goes on in the next one", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/docs/api/entity");
  for (const text of [".prose p", "main ul code a", "main dd", "main h3 a"]) {
    const part = page.locator(text).first();
    await part.evaluate((element) => (element.textContent = "Long".repeat(60)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(360);
  }
});

test("a text of another direction than the page's begins at its own side", async ({ page }) => {
  await page.goto(timer);
  const paragraph = page.locator("main .prose p").first();
  const begins = () =>
    paragraph.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const line = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return Math.abs(box.right - line.right) < 1 && line.left > box.left ? "right" : "left";
    });
  await paragraph.evaluate((element) => (element.textContent = "Short."));
  expect(await begins()).toBe("left");
  await paragraph.evaluate((element) => (element.textContent = "قصير."));
  expect(await begins()).toBe("right");
});

test.describe("the card of a type", () => {
  const link = "a[data-card][href$='#TimerId']";

  test("comes to a resting pointer, stays for it, and moves nothing", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes(".cards.json") && requests.push(request.url()));
    await page.goto(timer);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.locator(link).first().hover();
    const card = page.getByRole("tooltip");
    await expect(card).toContainText("type TimerId");
    const id = (await card.getAttribute("id")) ?? "none";
    await expect(page.locator(link).first()).toHaveAttribute("aria-describedby", id);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await card.hover();
    await page.waitForTimeout(600);
    await expect(card).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await page.mouse.move(0, 0);
    await page.locator(link).first().hover();
    await expect(card).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
    expect(requests).toHaveLength(1);
  });

  test("comes with the next pointing when it could not be had at first", async ({ page, complaints }) => {
    await page.goto(timer);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.cards.json", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.locator(link).first().hover();
    await failed;
    await page.unroute("**/*.cards.json");
    await page.mouse.move(0, 0);
    await page.locator(link).first().hover();
    await expect(page.getByRole("tooltip")).toContainText("type TimerId");
    complaints.length = 0;
  });

  test("comes to the keyboard's focus, and goes with it", async ({ page }) => {
    await page.goto(timer);
    await page.keyboard.press("Tab");
    await page.locator(link).first().focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, viewport: phone });
    test("comes to a long touch, which follows no link; a short one does", async ({ page, context }) => {
      await page.goto(timer);
      await page.waitForLoadState("networkidle");
      const target = page.locator(link).first();
      await target.scrollIntoViewIfNeeded();
      const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
      const touch = await context.newCDPSession(page);
      const touchPoints = [{ x: x + 4, y: y + 4 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await page.waitForTimeout(900);
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(page.getByRole("tooltip")).toBeVisible();
      expect(new URL(page.url()).hash).toBe("");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(page.getByRole("tooltip")).toBeHidden();
      await target.tap();
      await expect.poll(() => new URL(page.url()).hash).toBe("#TimerId");
    });
  });
});

test("path, signature and link of an entry are copied with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(timer);
  const button = page.getByRole("button", { name: "Copy from Timer.setTimeout" });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const open = async (): Promise<void> => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Path" })).toBeFocused();
  };
  await button.focus();
  await open();
  await page.keyboard.press("Enter");
  await expect.poll(clipboard).toBe("Timer.setTimeout");
  await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
  await expect(page.locator("[aria-live=assertive]")).toHaveText("Copied");
  await open();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(clipboard).toMatch(/^Timer\.setTimeout\(.+\): TimerId$/);
  await open();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(clipboard).toBe(new URL(`${timer}#setTimeout`, page.url()).href);
  await open();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();

  // Headings do without `type`, and a table stands for overloads: what is copied is Luau's own signature.
  for (const [module, path, signature] of [
    ["input", "Button", /^type Button = KeyCode \| MouseButton$/],
    ["globals", "addEventListener", /^addEventListener\(event: "Engine\.tick", .+\)\n(?:.+\n){2}.+$/],
  ] as const) {
    await page.goto(`/docs/api/${module}`);
    await page.getByRole("button", { name: `Copy from ${path}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Signature" }).click();
    await expect.poll(clipboard).toMatch(signature);
  }
});

test("a menu at the end of the window is scrolled into view", async ({ page }) => {
  await page.goto(timer);
  const button = page.getByRole("button", { name: "Copy from Timer.setTimeout" });
  // Room for the first choice only, which has the focus.
  await button.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom + 50 - window.innerHeight),
  );
  await button.click();
  await expect(page.getByRole("menu")).toBeInViewport({ ratio: 1 });
});

test("an event has its listener's parameters, and the functions that add one a table", async ({ page }) => {
  await page.goto("/docs/api/input");
  const heading = page.getByRole("heading", { name: "Input.press" });
  await expect(heading).toHaveText("Input.press(actionId: string)");
  await expect(detailsOf(page, "Input.press", "Listener")).toHaveText("PressListener");
  await page.goto("/docs/api/globals");
  const table = page.getByRole("table").filter({ hasText: "listener" });
  await expect(table.getByRole("row")).toHaveText([
    "eventlistener",
    '"Engine.tick"TickListener',
    '"Physics.tick"PhysicsTickListener',
    '"Input.press"PressListener',
    '"Input.release"ReleaseListener',
  ]);
  await expect(detailsOf(page, "addEventListener", "Parameters").getByRole("term")).toHaveCount(2);
  await detailsOf(page, "removeEventListener", "Same types as").getByRole("link").click();
  await expect(page).toHaveURL(/globals#addEventListener$/);
});

test("what is folded opens for a link that leads into it, and on paper", async ({ page }) => {
  await page.goto("/docs/api/keyboard#KeyCode.F13");
  await expect(page.locator("[id='KeyCode.F13']")).toBeInViewport();
  await expect(page.locator("[id='KeyCode.Numpad3']")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[id='KeyCode.Numpad3']")).toBeVisible();
  await page.goto("/docs/api/entity");
  await expect(entryOf(page, "Entity.getComponent").locator("pre")).toBeVisible();
});

test("a page is copied as Markdown, and an event's sample as Luau", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/api/engine");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Page tools" }).click();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect.poll(clipboard).toContain("# Engine\n");

  await page.goto("/docs/api/input");
  const sample = entryOf(page, "Input.press").getByRole("figure");
  await sample.locator("pre").hover();
  await sample.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(clipboard).toContain('addEventListener("Input.press", function(');
});
