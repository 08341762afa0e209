/** Scripts that would take a page with them. */
import { expect, test, type Page } from "@playwright/test";
import { openSample, write } from "./open-sample";

const outputOf = (page: Page) => page.getByRole("log", { name: "Output" });

/** Limit of the page's own work for a script, in seconds of processor time: its worker has five. */
const MOST_WORK = 1.5;

/** Returns the processor time of the page's main thread, which other programs do not affect. */
async function measureWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Infinity;
  };
}

const LIMIT = /Stopped at the time limit/;
/** By the reader. */
const STOPPED = /Stopped after/;
const FAILED = /Failed|Stopped/;
const ANY = /Failed|Stopped|Finished/;
const MEMORY = /Stopped at the memory limit|not enough memory/;

/** The output for a script of each kind; packages/luau-wasm/tests/machine.test.ts has more of them. */
const SCRIPTS: readonly (readonly [name: string, script: string, says: RegExp])[] = [
  ["tables without end", "local t = {}\nwhile true do table.insert(t, {}) end", MEMORY],
  ["a gigabyte", "local b = buffer.create(1024 ^ 3)\nprint(buffer.len(b))", /Failed|memory/],
  ["string.rep, caught", 'while true do pcall(string.rep, "x", 2 ^ 29) end', STOPPED],
  ["deep recursion", "local function f() return 1 + f() end\nf()", /stack overflow/],
  ["lines without end", "while true do print(1) end", /Stopped: too much output|Stopped at the time limit/],
  ["timers without end", "local function again() Timer.setTimeout(0, again) end\nagain()", ANY],
  ["many timers", "while true do Timer.setInterval(0.001, function() end) end", /first 1000 calls/],
  ["an error that is a table", "error(setmetatable({}, { __tostring = error }))", FAILED],
  [
    "a large tree",
    "local function tree(n) local t = {} if n > 0 then for i = 1, 8 do t[i] = tree(n - 1) end end return t end\nprint(tree(6))",
    /Finished|Stopped/,
  ],
  ["a long message", 'error(string.rep("message ", 1000000))', /Failed|Stopped/],
  ["entities without end", "while true do Entity.create() end", /Stopped|Failed/],
  ["elements without end", "while true do UI.SCREEN:addChild(UI.createTextElement('x')) end", FAILED],
  [
    "thousands of things that move",
    "local all = {} for i = 1, 3000 do all[i] = Entity.create() end\n" +
      'addEventListener("Engine.tick", function() for i, one in all do Entity.setGlobalPosition(one, vector.one * math.random()) end end)',
    STOPPED,
  ],
  ["calls of the engine", "while true do Timer.clear(1) end", LIMIT],
];

test("no script freezes the page, each ends with a reason, and the next one runs", async ({ page }) => {
  await openSample(page);
  const run = page.getByRole("button", { name: "Run" });
  const work = await measureWork(page);
  for (const [name, script, says] of SCRIPTS) {
    await write(page, script);
    const before = await work();
    await run.click();
    if (says === STOPPED) await page.getByRole("button", { name: "Stop" }).click();
    await expect(outputOf(page).locator(".end"), name).toBeVisible();
    await expect(outputOf(page), name).toContainText(says);
    expect((await work()) - before, name).toBeLessThan(MOST_WORK);
  }
  await write(page, 'print("still here")');
  await run.click();
  await expect(outputOf(page)).toContainText("still here");
  await expect(outputOf(page)).toContainText("Finished in");
});

test("a flood of lines is laid out a few times, and can be stopped", async ({ page }) => {
  await openSample(page);
  await write(page, "for i = 1, 1000 do print(i) end\nwhile true do end");
  // Each reading of it lays out.
  await page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight") ?? {};
    Object.assign(window, { layouts: 0 });
    Object.defineProperty(Element.prototype, "scrollHeight", {
      get(this: Element) {
        Object.assign(window, { layouts: (Reflect.get(window, "layouts") as number) + 1 });
        return get?.call(this) as number;
      },
    });
  });
  await page.getByRole("button", { name: "Run" }).click();
  await expect(outputOf(page)).toContainText("1000");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(outputOf(page)).toContainText("Stopped after");
  expect(await page.evaluate(() => Reflect.get(window, "layouts") as number)).toBeLessThan(200);
});
