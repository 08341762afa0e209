import { expect, test } from "@playwright/test";
import { writeShared } from "../../../src/lib/playground/share-link";
import { objectionsInBothSchemes } from "../../support/accessibility";
import { open } from "../shell/kiln";
import { editorOf, openSample, sampleOf, write } from "./open-sample";

test("nothing is loaded before a sample is opened, which does not move the text", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, "/docs/intro");
  await sampleOf(page).hover();
  const before = await sampleOf(page).locator("pre").boundingBox();
  expect(requested.filter((path) => /wasm|luau-worker|playground|definitions/.test(path))).toEqual([]);
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(editorOf(page)).toBeFocused();
  const after = await page.locator("[data-playground] .editor").boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  await expect.poll(() => requested.some((path) => path.endsWith(".wasm"))).toBe(true);
});

test("a sample whose editor cannot be loaded says so, and Retry opens it", async ({ page }) => {
  await page.route(/playground.*\.js/, (route) => route.abort());
  await open(page, "/docs/intro");
  await sampleOf(page).hover();
  await sampleOf(page).locator("button[data-try]").click();
  const notice = sampleOf(page).getByRole("alert");
  await expect(notice).toContainText("This part of the page could not be loaded. The server did not answer.");
  const mark = sampleOf(page).locator("[data-checked]");
  expect(await mark.evaluate((code) => getComputedStyle(code, "::after").content)).toBe("none");
  await page.unroute(/playground.*\.js/);
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(editorOf(page)).toBeFocused();
  await expect(notice).toHaveCount(0);
});

test("a problem appears below the text, and leads to its place", async ({ page }) => {
  await openSample(page);
  await write(page, 'local delay = 1\nTimer.setTimeout("soon", print)');
  const problem = page.getByRole("listitem").filter({ hasText: "Expected this to be 'number'" });
  await expect(problem).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 problem" })).toBeVisible();
  await expect(page.locator(".cm-lintRange-error")).toHaveText('"soon"');
  await problem.getByRole("button", { name: "Line 2" }).click();
  await expect(editorOf(page)).toBeFocused();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(problem).toBeHidden();
});

test("a script is formatted, which is a step of its own to undo", async ({ page }) => {
  await openSample(page);
  await write(page, "if true then\nprint( 1 )--one\nend");
  await page.keyboard.type(" ");
  await page.getByRole("button", { name: "Format" }).click();
  const lines = page.locator(".cm-line");
  await expect(lines).toHaveText(["if true then", "print(1)--one", "end"], { useInnerText: true });
  expect(await lines.nth(1).textContent()).toBe("\tprint(1)--one");
  await expect(page.getByRole("status").filter({ hasText: "Formatted" })).toBeVisible();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  expect(await lines.nth(1).textContent()).toBe("print( 1 )--one");
  expect(await lines.nth(2).textContent()).toBe("end ");
});

test("a script runs, fails at a line, and is stopped", async ({ page }) => {
  await openSample(page);
  const output = page.getByRole("log", { name: "Output" });
  const run = page.getByRole("button", { name: "Run" });
  await write(page, 'print("six times seven", 6 * 7)\nprint({ 1, 2 })');
  await run.click();
  for (const text of ["six times seven", "42", "Finished in"]) await expect(output).toContainText(text);
  await write(page, "local a\n\nerror('broken')");
  await run.click();
  await expect(output.getByRole("button", { name: "Line 3" })).toBeVisible();
  await expect(output).toContainText("broken");

  await write(page, "while true do end");
  await run.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(output).toContainText("Stopped after");
  await run.click();
  await expect(output).toContainText("Stopped at the time limit");
});

test("a long text is cut, with its size, and tables are unfolded to their second level", async ({ page }) => {
  await openSample(page);
  const output = page.getByRole("log", { name: "Output" });
  await write(page, 'print(string.rep("x", 10_000_000))\nprint({ outer = { inner = { deep = 1 } } })');
  await page.getByRole("button", { name: "Run" }).click();
  await expect(output).toContainText("xxx… (10,000,000 characters)");
  await expect(output.getByText('"inner" =')).toBeVisible();
  await expect(output.getByText('"deep" = 1')).toBeHidden();
});

test("a script does not start once its editor is closed", async ({ page }) => {
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((asked) => {
    void page.route(/\.mock\.luau$/, async (route) => {
      asked();
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
  });
  await open(page, "/docs/intro");
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  await isAsked;
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const loaded = page.waitForResponse(/\.mock\.luau$/);
  answer();
  await (await loaded).finished();
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("button", { name: "Run" })).toBeVisible();
  await expect(page.getByRole("log", { name: "Output" })).toBeHidden();
});

test("a run by keys shows prints first, and an error that is repeated once", async ({ page }) => {
  await openSample(page);
  const output = page.getByRole("log", { name: "Output" });
  const listener = 'addEventListener("Engine.tick", function()\nerror("late")\nend)';
  await write(page, `print(vector.create(0.1, 0, 0))\n${listener}`);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(output).toContainText("0.1, 0, 0");
  await expect(output.locator(".error")).toHaveCount(1);
  await expect(output.locator(".error")).toContainText("late × 60");
  await expect(output.getByText("addEventListener(")).toBeHidden();
  await output.getByText("Engine calls: 1").click();
  await expect(output.getByText("addEventListener(")).toBeVisible();
});

test("code that does not parse is not formatted, and a reset is undone", async ({ page }) => {
  await openSample(page);
  await write(page, "local x = (");
  await expect(page.getByRole("list", { name: "Problems" })).toBeVisible();
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.getByText("Not formatted. Line 1:")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(editorOf(page)).not.toContainText("local x = (");
  await editorOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editorOf(page)).toContainText("local x = (");
});

test("edits survive a copied link, and Back", async ({ page }) => {
  await openSample(page);
  await write(page, "print(1)");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page).toHaveURL(/#try=/);
  await write(page, "print(2)");
  await page.goto("/docs/api/timer");
  await page.goBack();
  await expect(editorOf(page)).toContainText("print(2)");
});

test("engine calls are traced, and timers run on a simulated clock", async ({ page }) => {
  await openSample(page);
  const output = page.getByRole("log", { name: "Output" });
  await write(page, 'Timer.setTimeout(2.5, function() print("The door closes.") end)');
  await page.getByRole("button", { name: "Run" }).click();
  await expect(output).toContainText("Timer.setTimeout(2.5, function) → 1");
  await expect(output).toContainText("2.50 s The door closes.");
  await expect(output).toContainText("Engine calls are simulated");
});

test("Tab leaves the editor, and Escape closes it", async ({ page }) => {
  await openSample(page);
  const mark = sampleOf(page).locator("[data-checked]");
  await expect(mark).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toBeHidden();
  await expect(sampleOf(page).getByRole("button", { name: "Try it" })).toBeFocused();
  await expect(sampleOf(page).locator("pre")).toBeVisible();
  await expect(mark).toBeVisible();
});

test("a link opens the sample with what was written, and a broken one says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSample(page);
  await write(page, 'print("from a friend")');
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain("#try=1.");
  const other = await context.newPage();
  await open(other, address);
  await expect(editorOf(other)).toHaveText('print("from a friend")');
  for (const hash of ["#try=1.broken", "#try=9.AAAA", "#try=", `#try=1.${"A".repeat(50_000)}`]) {
    const last = await context.newPage();
    await open(last, `/docs/intro${hash}`);
    await expect(last.locator("[data-share-failure]")).toBeVisible();
    await expect(last.getByRole("heading", { level: 1 })).toBeVisible();
    await last.close();
  }
});

test("a link to a sample that the page has no more shows what was written", async ({ page }) => {
  const files = [{ name: "sample.luau", text: 'print("<b>kept</b>")' }];
  await open(page, `/docs/intro${await writeShared({ sample: "gone.0", files })}`);
  await expect(page.getByRole("alert").filter({ hasText: "no longer on this page" })).toBeVisible();
  await expect(page.locator("[data-share-failure] pre")).toHaveText('print("<b>kept</b>")');
});

test("code is from left to right on a page that is not", async ({ page }) => {
  await open(page, "/docs/intro");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await sampleOf(page).hover();
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(editorOf(page)).toHaveCSS("direction", "ltr");
  await expect(page.locator(".bar")).toHaveCSS("direction", "rtl");
  await write(page, 'print("left")');
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator(".output .line")).toHaveCSS("direction", "ltr");
});

test("hidden lines of a doc comment are checked with its sample", async ({ page }) => {
  await open(page, "/docs/api/timer");
  // As the build writes them: tests/unit/samples/annotate-page.test.ts.
  const hidden = JSON.stringify([[0, "local hidden: number = true\n"]]);
  const code = sampleOf(page).locator("code");
  await code.evaluate((element, lines) => (element.dataset["hidden"] = lines), hidden);
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  const problem = page.getByRole("listitem").filter({ hasText: "Expected this to be 'number'" });
  await expect(problem.getByRole("button", { name: "Hidden line" })).toBeVisible();
});

test("files of a tutorial are tabs", async ({ page }) => {
  await openSample(page, "/docs/tutorials/creating-packages");
  const tabs = page.getByRole("tab");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toBeFocused();
});

test("an open sample has no accessibility violation, light and dark", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openSample(page);
    await write(page, 'Timer.setTimeout("soon", print)\nprint({ a = 1 })');
    await page.getByRole("button", { name: "Run" }).click();
    await expect(page.getByRole("log", { name: "Output" })).toContainText(/in|after/);
    await expect(page.getByRole("listitem").filter({ hasText: "Expected" })).toBeVisible();
    expect(await objectionsInBothSchemes(page)).toEqual([]);
  }
});
