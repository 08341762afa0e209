/** Settings of events: tests/fixtures/definitions/passing/event-* has the model. */
import { describe, expect, test } from "vitest";
import { makeHandlers, makeMarkdownRenderer } from "../../../packages/luau-defs/src/write";
import { toGraphql, toSearchRecords } from "../../../packages/luau-defs/src/write";
import { makeRoutes } from "../../../packages/luau-defs/src/link";
import { read } from "./support";

const SIGNAL = `export type Signal<T... = ...string> = {
	Connect: (self: Signal<T...>, listener: (T...) -> ()) -> (),
}
`;
const EVENTS = { events: { type: "Signal" } };

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
    expect(records.filter(({ kind }) => kind === "event")).toMatchObject([
      { path: "harbour.opened", signatures: [{ params: [{ type: "string" }] }] },
      { path: "Boat.Arrived", signatures: [{ params: [{ type: "Boat" }, { type: "number" }] }] },
    ]);
  });

  test("is among the events of its class or module, and no property or constant", () => {
    const [page] = toGraphql(model).modules;
    expect(page?.events).toMatchObject([{ path: "harbour.opened", listenerType: null }]);
    expect(page?.constants).toEqual([]);
    const own = page?.classes.find(({ name }) => name === "Boat");
    expect([own?.properties.length, own?.events.map(({ anchor }) => anchor)]).toEqual([0, ["Boat.Arrived"]]);
  });

  test("has a sample that listens by the method of its type", () => {
    const [arrived] = boat?.properties ?? [];
    const text = arrived?.event ? makeHandlers(model).signal(arrived, arrived.event) : "";
    const listener = "function(argument1: Boat, argument2: number)\n\tprint(argument1, argument2)\nend";
    expect(text).toBe(`boat.Arrived:Connect(${listener})\n`);
  });
});
