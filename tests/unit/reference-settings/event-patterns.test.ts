/** Values that are events: by their type, and by tag. */
import { describe, expect, test } from "vitest";
import { makeMarkdownRenderer } from "../../../plugins/gatsby-source-luau-defs/src/emit/html/render-markdown";
import { makeRoutes } from "../../../plugins/gatsby-source-luau-defs/src/emit/addresses/routes";
import { makeHandlers } from "../../../plugins/gatsby-source-luau-defs/src/emit/signatures/handler";
import { toGraphql } from "../../../plugins/gatsby-source-luau-defs/src/emit/graphql/graphql";
import { toSearchRecords } from "../../../plugins/gatsby-source-luau-defs/src/emit/search/search-records";
import { read } from "./support";

const SIGNAL = `export type Signal<T... = ...string> = {
	Connect: (self: Signal<T...>, listener: (T...) -> ()) -> (),
}
`;
const EVENTS = { events: { type: "Signal" } };

/** The parameters of each event of the class `Boat`: `name: type`. */
function eventsOf(members: string, settings: Parameters<typeof read>[1] = EVENTS) {
  const { module, rules } = read(`${SIGNAL}declare extern type Boat with\n${members}\nend\n`, settings);
  const boat = module.classes.find(({ name }) => name === "Boat");
  const slots = boat?.properties.map(({ name, event }) => [
    name,
    event?.parameters.map((one) => `${one.name} ${"name" in one.type ? one.type.name : one.type.kind}`) ??
      null,
  ]);
  return { slots: Object.fromEntries(slots ?? []), rules };
}

test("parameters come from the generic's types, however they are given", () => {
  const { slots, rules } = eventsOf(`
	One: Signal<Boat>
	Two: Signal<Boat, string>
	List: Signal<(Boat, string)>
	None: Signal<()>
	Open: Signal<...number>
	Both: Signal<(Boat, ...number)>
	Named: Signal<(boat: Boat, delay: number) -> ()>
	Default: Signal
	Maybe: Signal<Boat>?
	Plain: number
`);
  expect(rules).toEqual([]);
  expect(slots).toEqual({
    One: ["_ Boat"],
    Two: ["_ Boat", "_ string"],
    List: ["_ Boat", "_ string"],
    None: [],
    Open: ["... number"],
    Both: ["_ Boat", "... number"],
    Named: ["boat Boat", "delay number"],
    Default: ["... string"],
    Maybe: ["_ Boat"],
    Plain: null,
  });
});

test("`@param` tags name parameters in their order, and describe them", () => {
  const { module, diagnostics } = read(
    `${SIGNAL}declare extern type Boat with
	--- Fires at a pier.
	--- @param boat -- Which one.
	--- @param delay -- In seconds.
	Arrived: Signal<Boat, number>
end
`,
    EVENTS,
  );
  const event = module.classes.find(({ name }) => name === "Boat")?.properties[0];
  expect(diagnostics).toEqual([]);
  expect(event?.doc.description).toBe("Fires at a pier.");
  expect(event?.event?.parameters.map(({ name, description }) => [name, description])).toEqual([
    ["boat", "Which one."],
    ["delay", "In seconds."],
  ]);
});

test("a pattern fits several types, and other types by a prefix", () => {
  const settings = { events: { type: ["*Event", "kit.Signal"] } };
  const { module } = read(
    `declare extern type TouchEvent with end
declare boat: { touched: TouchEvent, sunk: number }
`,
    settings,
  );
  expect(module.constants.map(({ name, event }) => [name, event?.parameters.length])).toEqual([
    ["touched", 1],
    ["sunk", undefined],
  ]);
});

test("a tag makes an event of a value of any type", () => {
  const { slots, rules } = eventsOf(
    `
	--- @tag event
	Arrived: Signal<Boat>
	--- @tag event
	OnSunk: (boat: Boat, depth: number) -> ()
	--- @tag event
	Wrong: number?
`,
    {},
  );
  expect(slots).toEqual({ Arrived: ["_ Boat"], OnSunk: ["boat Boat", "depth number"], Wrong: null });
  expect(rules).toEqual(["misplaced-tag:10"]);
});

describe("an event", () => {
  const { module, model } = read(
    `${SIGNAL}declare extern type Boat with
	Arrived: Signal<Boat, number>
end
declare harbour: { opened: Signal<string>, open: () -> () }
`,
    EVENTS,
  );
  const boat = module.classes.find(({ name }) => name === "Boat");

  test("is found as an event by the types that listeners get", () => {
    const routes = makeRoutes(model);
    const records = toSearchRecords(routes, makeMarkdownRenderer(routes.href), module);
    expect(
      records.flatMap((record) =>
        record.kind === "event" ? [[record.path, record.signatures[0]?.params]] : [],
      ),
    ).toMatchObject([
      ["harbour.opened", [{ type: "string" }]],
      ["Boat.Arrived", [{ type: "Boat" }, { type: "number" }]],
    ]);
  });

  test("is among the events of its class or module, and no property or constant", () => {
    const [page] = toGraphql(model).modules;
    expect(page?.events.map(({ path, listenerType }) => [path, listenerType])).toEqual([
      ["harbour.opened", null],
    ]);
    expect(page?.constants).toEqual([]);
    const own = page?.classes.find(({ name }) => name === "Boat");
    expect([own?.properties.length, own?.events.map(({ anchor }) => anchor)]).toEqual([0, ["Boat.Arrived"]]);
  });

  test("has a sample that listens by the method of its type", () => {
    const [arrived] = boat?.properties ?? [];
    const text = arrived?.event ? makeHandlers(model).signal(arrived, arrived.event) : "";
    expect(text).toBe("boat.Arrived:Connect(function(argument1: Boat, argument2: number)\n\t\nend)\n");
  });
});
