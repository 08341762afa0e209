import { expect, test, type Page } from "@playwright/test";
import { objectionsInBothSchemes } from "../../support/accessibility";
import { editorOf, openSample, write } from "./open-sample";

const sceneOf = (page: Page) => page.getByRole("region", { name: "A sketch, not the engine" });
const run = (page: Page) => page.getByRole("button", { name: "Run" }).click();
/** What the scene contains, as text. */
const textOf = (page: Page) => sceneOf(page).locator("details li");

/** A fox that walks to the right while D is held. */
const FOX = `local fox = Entity.create()
Entity.setName(fox, "Fox")
local keys = { increase = "D", decrease = "A" }
Input.bindAxis("walk", { axis = keys })
Input.bindButton("greet", "Space")
Input.addPressListener("greet", function()
	print("Hello, fox.")
end)
addEventListener("Engine.tick", function(deltaTime: number)
	local step = Input.readAxis("walk") * 4 * deltaTime
	local before = Entity.getGlobalPosition(fox)
	Entity.setGlobalPosition(fox, before + vector.create(step, 0, 0))
end)`;

const MENU = `local getCount, setCount = State.createSignal(0)
local red = { backgroundColour = Colour.fromHex("#ff0000") }
local button = UI.createElement({
	styles = { Hovered = red },
	mouseUp = function()
		setCount(getCount() + 1)
	end,
}, UI.createTextElement("Add"))
UI.SCREEN:addChild(button)
UI.SCREEN:addChild(UI.createTextElement(function()
	return "Count: " .. getCount()
end))`;

test("what a script has made is drawn and described, and a key moves it until Stop", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await openSample(page);
  await write(page, FOX);
  await expect(sceneOf(page)).toBeHidden();
  expect(requested.filter((path) => path.includes("player"))).toEqual([]);
  await run(page);
  await expect(sceneOf(page).getByRole("img", { name: "From the side" }).getByText("Fox")).toBeVisible();
  await expect(sceneOf(page).getByRole("img", { name: "From above" }).getByText("Fox")).toBeVisible();
  await sceneOf(page).getByText("As text").click();
  await expect(textOf(page)).toHaveText(["Fox at 0, 0, 0", "Key D: walk", "Key A: walk", "Key Space: greet"]);
  // Whoever has pressed Run can press keys at once.
  await sceneOf(page).getByRole("group", { name: "Keys pressed here go to the script" }).focus();
  await page.keyboard.down("d");
  await expect(textOf(page).first()).toHaveText(/^Fox at [1-9]\S*, 0, 0$/);
  await page.keyboard.up("d");
  await page.keyboard.press("Space");
  const output = page.getByRole("log", { name: "Output" });
  await expect(output).toContainText("Hello, fox.");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(output).toContainText("Stopped after");
  // What was there is still to be seen, and hears nothing more.
  for (const part of [".stage", ".key-list"])
    await expect(sceneOf(page).locator(part)).toHaveJSProperty("inert", true);
  await expect(sceneOf(page).locator(".stage")).toBeVisible();
});

test("boxes of the interface are hovered, clicked and pressed by keys", async ({ page }) => {
  await openSample(page);
  await write(page, MENU);
  await run(page);
  const add = sceneOf(page).getByRole("button", { name: "Add" });
  await add.hover();
  await expect(add).toHaveCSS("background-color", "rgb(255, 0, 0)");
  await add.click();
  await expect(sceneOf(page).getByText("Count: 1", { exact: true })).toBeVisible();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(sceneOf(page).getByText("Count: 2", { exact: true })).toBeVisible();
  await expect(add).toBeFocused();
});

test("where motion is reduced, the last state is shown at once, and keys still work", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSample(page);
  await write(page, `${FOX}\nTimer.setTimeout(9, function() Entity.setName(fox, "Old fox") end)`);
  await run(page);
  await expect(page.getByRole("log", { name: "Output" })).toContainText("Finished in");
  await expect(sceneOf(page).getByRole("img", { name: "From above" }).getByText("Old fox")).toBeVisible();
  await sceneOf(page).getByText("As text").click();
  await sceneOf(page).getByRole("button", { name: "walk: D" }).press("Enter");
  await expect(textOf(page).first()).toHaveText(/^Old fox at 0\.[5-9], 0, 0$/);
});

test("Escape goes to a script that has bound it, once; then it closes the editor", async ({ page }) => {
  await openSample(page);
  await write(page, 'Input.bindButton("menu", "Escape")\nInput.addPressListener("menu", print)');
  await run(page);
  await expect(sceneOf(page).getByRole("group", { name: "Keys pressed here" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("log", { name: "Output" })).toContainText("menu");
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toBeHidden();
});

test("a script without anything to draw has no sketch", async ({ page }) => {
  await openSample(page);
  await write(page, 'print("only text")');
  await run(page);
  await expect(page.getByRole("log", { name: "Output" })).toContainText("Finished in");
  await expect(sceneOf(page)).toBeHidden();
});

test("a sketch is accessible in light and in dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSample(page);
  await write(page, `${FOX}\n${MENU}`);
  await run(page);
  await sceneOf(page).getByText("As text").click();
  await expect(textOf(page).last()).toHaveText("Key Space: greet");
  expect(await objectionsInBothSchemes(page)).toEqual([]);
});
