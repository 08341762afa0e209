/** A run that is shown by its clock, and run again with what the reader does. */
import { describe, expect, test } from "vitest";
import type { ShowEvent } from "luau-wasm";
import type { MachineEvent, RunEvents } from "../../../src/playground/luau-worker-messages";
import { createEventFilter } from "../../../src/playground/needed-events";
import { readerArgument } from "../../../src/playground/reader-inputs";
import { createRecorder } from "../../../src/playground/scene/recorder";
import { createTimeline } from "../../../src/playground/scene/timeline";

const printed = (...times: readonly number[]): RunEvents =>
  times.map((time) => ({ kind: "print", text: String(time), values: [], time }));
const ended = (time: number): RunEvents => [{ kind: "end", reason: "ok", seconds: 0, time }];
const textsOf = (events: RunEvents) =>
  events.map((event) => (event.kind === "print" ? event.text : event.kind));

describe("a timeline", () => {
  test("returns each event once, when its time has come, and the end last", () => {
    const timeline = createTimeline();
    timeline.add(printed(0, 0.5, 1));
    expect(textsOf(timeline.take(0.6))).toEqual(["0", "0.5"]);
    expect(textsOf(timeline.take(0.6))).toEqual([]);
    expect(timeline.known()).toBe(1);
    timeline.add(ended(2));
    expect(textsOf(timeline.take(1))).toEqual(["1"]);
    expect(textsOf(timeline.take(2))).toEqual(["end"]);
  });
  test("forgets what is still to come when the run starts again, and waits for the rest", () => {
    const timeline = createTimeline();
    timeline.add(printed(0, 0.5, 1));
    timeline.take(0.5);
    timeline.restart(0.5);
    expect(timeline.known()).toBe(0.5);
    timeline.add(printed(0.75));
    expect(textsOf(timeline.take(9))).toEqual(["0.75"]);
  });
  test("knows the end of a run that ends where it was", () => {
    const timeline = createTimeline();
    timeline.restart(3);
    timeline.add(ended(3));
    expect(textsOf(timeline.take(3))).toEqual(["end"]);
  });
});

describe("a worker reports", () => {
  const show = (id: string, time: number, facts: ShowEvent["facts"] = {}): ShowEvent => ({
    ...{ kind: "show", id, facts, time },
  });
  test("what comes after what the page has, and the end", () => {
    const isNeeded = createEventFilter(0.5);
    const events = [
      ...printed(0, 0.5, 0.75),
      show("fox", 0.5),
      show("fox", 1),
      ...ended(0.25),
    ] as MachineEvent[];
    expect(events.filter(isNeeded).map(({ kind, time }) => `${kind} ${time}`)).toEqual([
      "print 0.75",
      "show 1",
      "end 0.25",
    ]);
  });
  test("two hundred things, and further ones where some have gone", () => {
    const isNeeded = createEventFilter(-1);
    const flood = Array.from({ length: 1000 }, (_, index) => show(String(index), 0));
    expect(flood.filter(isNeeded)).toHaveLength(200);
    const later = [show("late", 1), show("7", 2, null), show("late", 3), show("8", 4), show("late", 5, null)];
    expect(later.filter(isNeeded).map(({ time }) => time)).toEqual([2, 3, 4, 5]);
  });
});

describe("a recorder", () => {
  function recorderAt(clock: { script: number; reader: number }) {
    const again: number[] = [];
    const recorder = createRecorder({
      now: () => clock.script,
      realNow: () => clock.reader,
      onInput: () => again.push(recorder.inputs().length),
    });
    return { recorder, again };
  }
  const timesOf = ({ inputs }: ReturnType<typeof createRecorder>) =>
    inputs().map(({ time, kind, id }) => `${time} ${kind} ${id}`);

  test("notes what happens while the script catches up by the reader's clock", () => {
    const clock = { script: 1, reader: 50_000 };
    const { recorder, again } = recorderAt(clock);
    recorder.send("down", "W");
    clock.reader += 250;
    recorder.send("up", "W");
    recorder.release();
    clock.script = 2;
    recorder.send("down", "A");
    expect(timesOf(recorder)).toEqual(["1.001 down W", "1.251 up W", "2.001 down A"]);
    expect(again).toEqual([1, 2, 3]);
  });
  test("a tap is one run, and its release may come after the next press", () => {
    const { recorder, again } = recorderAt({ script: 0, reader: 0 });
    recorder.tap("jump");
    recorder.send("down", "W");
    expect(timesOf(recorder)).toEqual(["0.001 down jump", "0.001 down W", "0.201 up jump"]);
    expect(again).toEqual([2, 3]);
  });
  test("does not run a script for ever", () => {
    const { recorder, again } = recorderAt({ script: 0, reader: 0 });
    for (let index = 0; index < 3000; index += 1) recorder.send("down", "W");
    expect(again).toHaveLength(2000);
  });
});

test("ids are written as Luau, whatever is in them", () =>
  expect(readerArgument({ seconds: 10, seed: 7, inputs: [{ time: 0.5, kind: "up", id: 'a"\n\\' }] })).toBe(
    '{ seconds = 10, seed = 7, inputs = { { time = 0.5, kind = "up", id = "a\\"\\n\\\\" } } }',
  ));
