/** The mocks of our own engine: what happens in a game that nobody plays. */
import { expect, test } from "vitest";
import { runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { findFiles, readMocks } from "../../../packages/luau-defs/src/read";
import { mockOfOutput, run } from "./engine";

const { files } = await findFiles(["definitions"], ".");
const { value } = await runPipeline(files);
const prelude = mockOfOutput(value, await readMocks(files, "."));

const printed = (script: string): readonly string[] =>
  run(prelude, script).events.flatMap((event) => (event.kind === "print" ? [event.text] : []));

test("a fox walks while its action is held, and jumps once", () => {
  const script = `
local player = Entity.create()
local geometry = { kind = "Capsule", radius = 0.3, halfHeight = 0.6 }
local controller = Physics.createController(player, { geometry = geometry })
controller:setFootPosition(vector.zero)
Input.bindAxis("walk", { axis = { increase = "D", decrease = "A" } })
Input.bindButton("jump", "Space")
local speed, jumps = 0, 0
Input.addPressListener("jump", function()
	speed, jumps = 2, jumps + 1
end)
addEventListener("Physics.tick", function(dt)
	speed -= 9.81 * dt
	local result = controller:move(vector.create(Input.readAxis("walk") * 4, speed, 0) * dt, dt)
	if result.isTouchingGround then speed = 0 end
end)
Timer.setTimeout(2, function()
	local foot = controller:getFootPosition()
	print(string.format("%.1f %.1f %d", foot.x, foot.y, jumps), Input.isHeld("walk"))
end)`;
  expect(printed(script)).toEqual(["1.0 0.0 1\tfalse"]);
});

test("an element is clicked, and its text follows", () => {
  const script = `
local getCount, setCount = State.createSignal(0)
local button = UI.createTextElement(function() return "Clicked " .. getCount() end, {
	mouseUp = function() setCount(getCount() + 1) end,
})
UI.SCREEN:addChild(button)
Timer.setTimeout(1, function() print(button:getText()) end)`;
  expect(printed(script)).toEqual(["Clicked 1"]);
});

test("a body falls onto the ground, and the frames end with it", () => {
  const script = `
local ball = Entity.create()
Entity.setGlobalPosition(ball, vector.create(0, 3, 0))
Physics.createRigidBody(ball, { geometry = { kind = "Sphere", radius = 0.5 } })
Timer.setTimeout(2, function() print(Entity.getGlobalPosition(ball)) end)`;
  expect(printed(script)).toEqual(["0, 0.5, 0"]);
});

test("errors, tracebacks and places never show the prelude", () => {
  const script = `
local function bad() Timer.setTimeout(-1, print) end
local function deep() State.untrack(deep) end
local function nested() return UI.createElement(nil, UI.render(nested, {})) end
local memo; memo = State.createMemo(function() return memo() end)
for _, run in { bad, deep, nested, memo, function() State.untrack(bad) end, function() State.createEffect(bad) end } do
	print(pcall(run))
	print(xpcall(run, debug.traceback))
	print(pcall(coroutine.wrap(run)))
	local thread = coroutine.create(run)
	print(coroutine.resume(thread))
	print(debug.traceback(thread), coroutine.close(thread))
end
local parent, child = Entity.create(), Entity.create()
Entity.setParent(child, parent)
print(pcall(Entity.setParent, parent, child))
print(debug.info(Entity.create, "sl"))
print(pcall(function() error({ code = 1 }) end))
State.createEffect(function() print(debug.traceback()) end)
UI.SCREEN:setStyle("Always", function() return 5 end)
Timer.setTimeout(0.1, bad)
Timer.setTimeout(0.2, deep)
deep()`;
  const lines = printed(script);
  expect(lines.join("\n")).not.toContain("[prelude]");
  expect(lines).toContain("[C]\t-1");
});

test("a caught call that returns nothing returns nothing else", () => {
  expect(printed(`print(pcall(function() end)) print(pcall(function() return nil, 2 end))`)).toEqual([
    "true",
    "true\tnil\t2",
  ]);
});

test("an error of a callback has the functions that led to it", () => {
  const script = `
local function open(lamp)
	Entity.setName(lamp, "Lamp")
end
local function enter()
	open(nil)
end
Timer.setTimeout(0.1, enter)`;
  const errors = run(prelude, script).events.flatMap((event) => (event.kind === "error" ? [event] : []));
  expect(errors).toMatchObject([
    {
      message: "main.luau:3: Entity.setName: argument #1 (entity) must be an Entity, got nil",
      traceback: "main.luau:3 function open\nmain.luau:6 function enter\n",
    },
  ]);
});

test.each([
  [
    `Physics.createRigidBody(e, { geometry = { kind = "Sphre", radius = 1 } })`,
    `geometry.kind must be "Sphere" or`,
  ],
  [
    `Physics.createRigidBody(e, { geometry = { kind = "Sphere" } })`,
    "geometry.radius must be a number, got nil",
  ],
  [`Input.bindAxis("a", { axis = { increse = "D", decrease = "A" } })`, "axis.increase must be"],
  [`Input.bindButton("a", "Spce")`, `got "Spce"`],
  [`UI.SCREEN:setStyle("Always", { display = "Foo" })`, `(style).display must be "Visible" or "Hidden"`],
  [
    `UI.SCREEN:setStyle("Always", function() return { display = "Foo" } end)`,
    `(style).display must be "Visible"`,
  ],
  [`UI.createTextElement(5)`, "(text) must be a string or a function, got number"],
])("%s says what is wrong, and in which field", (call, message) => {
  const { events } = run(prelude, `local e = Entity.create()\n${call}`);
  const errors = events.flatMap((event) => (event.kind === "error" ? [event.message] : []));
  expect(errors).toEqual([expect.stringContaining(message)]);
});
