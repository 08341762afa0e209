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
