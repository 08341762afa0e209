/** A scene: what is drawn of a run, and the same as text. */
import { describe, expect, test } from "vitest";
import type { ShowEvent } from "luau-wasm";
import { translate } from "../../../src/lib/i18n/translate";
import { describeThings } from "../../../src/playground/scene/describe-things";
import { labelPlaces } from "../../../src/playground/scene/label-places";
import { draw, type Shape } from "../../../src/playground/scene/projection";
import { thingsIn, withEvents } from "../../../src/playground/scene/things";
import { expectCases } from "../../support/read-cases";

const t = (
  ...[declaration, values]: Parameters<typeof translate> extends [unknown, ...infer Rest] ? Rest : never
) => translate({}, declaration, values);

/** `id facts`, as JSON. */
function toEvent(line: string): ShowEvent {
  const [, id = "", json = ""] = /^(.*?) (\{.*|null)$/.exec(line) ?? [];
  return { kind: "show", id, facts: JSON.parse(json) as ShowEvent["facts"], time: 0 };
}

const SIZE = { width: 200, height: 140 };
const shapeText = ({ label, outline, x, y, width, height, looksAt }: Shape): string =>
  [
    `${label}: ${outline} ${Math.round(width)} × ${Math.round(height)}`,
    `at ${Math.round(x)}, ${Math.round(y)}`,
    ...(looksAt ? [`looking at ${looksAt.map(Math.round).join(", ")}`] : []),
  ].join(" ");

// What mocks report; then what is drawn, and the same as text.
test("things are drawn from both sides, and described", () =>
  expectCases("cases/scenes.txt", ([lines = ""]) => {
    const things = thingsIn(withEvents(new Map(), lines.split("\n").map(toEvent)));
    const views = (["side", "above"] as const).flatMap((view) => {
      if (things.bodies.length === 0) return [];
      const { shapes, columns, rows } = draw(things.bodies, { view, size: SIZE });
      const numbers = [columns, rows].map((lines) => lines.map(({ text }) => text).join(" "));
      return [`${view}: ${numbers.join(" | ")}`, ...shapes.map((shape) => `  ${shapeText(shape)}`)];
    });
    return [...views, "text:", ...describeThings(things, t).map((line) => `  ${line}`)].join("\n");
  }));

test("what is far is not farther than numbers are exact", () => {
  const [far] = thingsIn(withEvents(new Map(), [toEvent('a {"kind":"body","position":[1e300]}')])).bodies;
  expect(far?.position).toEqual([1e9, 0, 0]);
});

describe("labels", () => {
  const shape = (label: string, x: number, y: number): Shape => ({
    ...{ id: label, label, outline: "box", x, y, width: 20, height: 20, looksAt: null },
  });
  const placesOf = (...shapes: readonly Shape[]) =>
    labelPlaces(shapes, SIZE).map(({ text, x, y }) => `${text} at ${x}, ${y}`);
  test("are above their shapes, or below where that covers another", () => {
    expect(placesOf(shape("Fox", 100, 70))).toEqual(["Fox at 100, 56"]);
    expect(placesOf(shape("Fox", 100, 70), shape("Hat", 100, 50))).toEqual([
      "Fox at 100, 92",
      "Hat at 100, 36",
    ]);
  });
  test("stay in the drawing, are short, and are left out where there is no room", () => {
    expect(placesOf(shape("Fox", 2, 5))).toEqual(["Fox at 23, 27"]);
    expect(placesOf(shape("A very long name of a fox", 199, 70))[0]).toMatch(/^A very long name … at 144, /);
    const crowd = Array.from({ length: 6 }, () => shape("Fox", 100, 70));
    expect(placesOf(...crowd)).toHaveLength(3);
  });
});

describe("what is shown of both axes", () => {
  const drawAt = (x: number, before?: ReturnType<typeof draw>["ranges"]) => {
    const event = toEvent(`fox {"kind":"body","position":[${x},0,0]}`);
    const { bodies } = thingsIn(withEvents(new Map(), [event]));
    return draw(bodies, { view: "side", size: SIZE, ...(before && { before }) });
  };
  test("stays as it is while all fits in it, and while it is not far too large", () => {
    const { ranges } = drawAt(5);
    expect(drawAt(-1, ranges).ranges).toEqual(ranges);
    expect(drawAt(30, ranges).ranges).not.toEqual(ranges);
    expect(drawAt(5, drawAt(60).ranges).ranges).not.toEqual(drawAt(60).ranges);
  });
  test("contains all bodies, however far they are", () => {
    for (const x of [0, 3.9, -17, 1e6, -1e9]) {
      const [shape] = drawAt(x).shapes;
      expect(shape?.x).toBeGreaterThanOrEqual(0);
      expect(shape?.x).toBeLessThanOrEqual(SIZE.width);
    }
  });
});
