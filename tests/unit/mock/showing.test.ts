/** What mocks report to be drawn, and what a reader's input does in them. */
import { describe, expect, test } from "vitest";
import type { MachineEvent } from "luau-wasm";
import { findFiles, readMocks, runPipeline } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import { mockOf, mockOfOutput, run } from "./engine";

/** A line per change: `0.50 main.luau:3 Boat 1 position=[1,0,0]`. */
const changesIn = (events: readonly MachineEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind !== "show") return [];
    const { time, source, line, id, facts } = event;
    const place = source === undefined ? "" : ` ${source}:${line}`;
    const changes = Object.entries(facts ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    return [`${time.toFixed(2)}${place} ${id} ${facts === null ? "gone" : changes.join(" ")}`];
  });

describe("an engine of boats", () => {
  const BOATS = mockOf(
    {
      "boats.d.luau": `declare extern type Boat with
	function sail(self, by: vector): ()
	function sink(self): ()
end
declare Boats: {
	launch: (name: string) -> Boat,
	whistle: (after: number) -> (),
}
`,
    },
    [
      {
        path: "boats.mock.luau",
        text: `
local places = {}
local function show(boat)
	mock.show(boat, { position = places[boat] })
end
mock.onInput(function(kind, boat)
	if kind == "down" then
		places[boat] += vector.create(0, 5, 0)
		show(boat)
	end
end)
return {
	["Boats.launch"] = function(name)
		local boat = mock.new("Boat")
		places[boat] = vector.zero
		mock.show(boat, { kind = "body", label = name, position = places[boat] })
		return boat
	end,
	["Boats.whistle"] = function(seconds)
		mock.after(seconds, mock.show, "horn", { kind = "element", text = 'toot "1"' })
	end,
	["Boat:sail"] = function(boat, by)
		places[boat] += by
		show(boat)
	end,
	["Boat:sink"] = function(boat)
		mock.show(boat, nil)
	end,
}`,
      },
    ],
  );
  const SCRIPT = `local boat = Boats.launch("Ferry")
boat:sail(vector.create(1, 0, 0.5))
boat:sail(vector.zero)
Boats.whistle(0.5)
boat:sink()
boat:sink()`;

  test("reports what is new, moves and goes, once, with time and line", () => {
    expect(changesIn(run(BOATS, SCRIPT).events)).toEqual([
      '0.00 main.luau:1 Boat 1 kind="body" label="Ferry" position=[0,0,0]',
      "0.00 main.luau:2 Boat 1 position=[1,0,0.5]",
      "0.00 main.luau:5 Boat 1 gone",
      '0.50 horn kind="element" text="toot \\"1\\""',
    ]);
  });
  test("gets the reader's input at its time, and does the same until then", () => {
    const script = SCRIPT.split("\n").slice(0, 3).join("\n");
    const inputs =
      '{ { time = 0.25, kind = "down", id = "Boat 1" }, { time = 1, kind = "up", id = "Boat 1" } }';
    const played = run(BOATS, script, { argument: `{ seconds = 10, seed = 1, inputs = ${inputs} }` });
    const before = changesIn(run(BOATS, script).events);
    expect(changesIn(played.events)).toEqual([...before, "0.25 Boat 1 position=[1,5,0.5]"]);
    expect(played.events.at(-1)).toMatchObject({ kind: "end", time: 1 });
  });
  test("is told what is odd, and draws no more than its limit", () => {
    const odd = "Boats.launch(('x'):rep(9999)):sail(vector.create(0 / 0, 1 / 0, 3))";
    const [first = "", second] = changesIn(run(BOATS, odd).events);
    expect(first.length).toBeLessThan(300);
    expect(second).toBe("0.00 main.luau:1 Boat 1 position=[0,0,3]");
    const many = "for i = 1, 100 do Boats.launch('x') end print('end')";
    const { events, lines } = run(BOATS, many, { limits: { shows: 10, traces: 0 } });
    expect(changesIn(events)).toHaveLength(10);
    expect(lines).toEqual(["end"]);
  });
});

describe("our engine's mocks", async () => {
  const { files } = await findFiles(["definitions"], ".");
  const { value } = await runPipeline(files);
  const prelude = mockOfOutput(value, await readMocks(files, "."));
  const play = (script: string, inputs: string, seconds = 10) =>
    run(prelude, script, { argument: `{ seconds = ${seconds}, seed = 1, inputs = { ${inputs} } }` });
  const last = (events: readonly MachineEvent[], id: string, fact: string) =>
    events
      .flatMap((event) =>
        event.kind === "show" && event.id === id && event.facts?.[fact] !== undefined
          ? [event.facts[fact]]
          : [],
      )
      .at(-1);

  const WALK = `
local player = Entity.create()
Entity.setName(player, "Fox")
local controller = Physics.createController(player, { geometry = { kind = "Capsule", radius = 0.3, halfHeight = 0.6 } })
controller:setFootPosition(vector.zero)
Input.bindAxis2d("walk", { x = { increase = "D", decrease = "A" }, y = { increase = "W", decrease = "S" } })
Input.bindButton("jump", "Space")
local speed, highest = 0, 0
Input.addPressListener("jump", function() speed = 4.5 end)
addEventListener("Physics.tick", function(dt)
	local walk = Input.readAxis2d("walk")
	speed -= 9.81 * dt
	local result = controller:move(vector.create(walk.x * 3, speed, -walk.y * 3) * dt, dt)
	if result.isTouchingGround then speed = 0 end
	highest = math.max(highest, controller:getFootPosition().y)
end)
Timer.setTimeout(2.5, function() print(string.format("%.1f", highest)) end)
`;
  test("a fox walks while a key is held, and jumps", () => {
    const keys = [
      '{ time = 0.5, kind = "down", id = "button D" }, { time = 1.5, kind = "up", id = "button D" }',
      '{ time = 1.6, kind = "down", id = "button Space" }, { time = 1.7, kind = "up", id = "button Space" }',
    ];
    const { events, lines } = play(WALK, keys.join(","), 1);
    const [x, y, z] = last(events, "Entity 1", "position") as readonly number[];
    expect([x?.toFixed(1), y?.toFixed(2), z]).toEqual(["3.0", "0.95", 0]);
    expect(lines).toContain("1.0");
    expect(last(events, "Entity 1", "shape")).toBe("capsule");
    expect(events.filter(({ kind }) => kind === "trace").length).toBeLessThan(400);
  });
  test("an element is clicked, and says so", () => {
    const script = `
local getCount, setCount = State.createSignal(0)
local button = UI.createTextElement(function() return "Clicked " .. getCount() end, {
	styles = { Hovered = { textColour = Colour.fromHex("#ff0000") } },
	mouseUp = function() setCount(getCount() + 1) end,
})
UI.SCREEN:addChild(button)`;
    const inputs = ["enter", "down", "up"].map(
      (kind, index) => `{ time = ${index + 1}, kind = "${kind}", id = "TextElement 1" }`,
    );
    const { events } = play(script, inputs.join(","));
    expect(changesIn(events).slice(-2)).toEqual([
      '1.00 TextElement 1 colour="#FF0000FF"',
      '3.00 TextElement 1 text="Clicked 1"',
    ]);
  });
  test("a body falls onto the ground, and the frames end with it", () => {
    const { events } = play(
      `local ball = Entity.create()
Entity.setGlobalPosition(ball, vector.create(0, 3, 0))
Physics.createRigidBody(ball, { geometry = { kind = "Sphere", radius = 0.5 } })`,
      "",
    );
    expect(last(events, "Entity 1", "position")).toEqual([0, 0.5, 0]);
    expect(events.at(-1)?.time).toBeLessThan(2);
  });
  test("nobody plays where nobody sees it", () => {
    const script = 'Input.bindButton("jump", "Space") Input.addPressListener("jump", print)';
    expect(run(prelude, script).lines.at(-1)).toBe("jump");
    expect(play(script, "").lines).not.toContain("jump");
  });
});
