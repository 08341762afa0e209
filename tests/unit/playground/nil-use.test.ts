/** The line of a run-time error names what is nil. */
import { expect, test } from "vitest";
import { nilUse } from "../../../src/lib/playground/nil-use";

const CALL = "main.luau:1: attempt to call a nil value";

test.each([
  ["a member of a global", `${CALL} ('Timer.start')`, "local id = Timer.start(1)", "Timer.start"],
  ["a local", CALL, "print(onOpen())", "onOpen"],
  ["one that is called with a text", CALL, '\tgreet "you"', "greet"],
  ["a field of a local", CALL, "door.open(1)", "door.open"],
  ["what was indexed", "main.luau:1: attempt to index nil with 'c'", "print(a.b.c)", "a.b"],
  ["what was indexed for a method", "main.luau:1: attempt to index nil with 'open'", "door:open()", "door"],
])("%s is named, at its place", (_title, message, line, name) => {
  const found = nilUse(message, line);
  expect(found?.name).toBe(name);
  expect(line.slice(found?.from).startsWith(name)).toBe(true);
});

test.each([
  ["one of two calls", CALL, "first(second())"],
  ["a call of what a call returns", CALL, "print(doors().open())"],
  ["a call of what a list holds", CALL, "open(doors[1]())"],
  ["a name in a text or a comment", CALL, 'print("open()") -- close()'],
  ["what a call returned", "main.luau:1: attempt to index nil with 'open'", "find().open()"],
  ["another error", "main.luau:1: stack overflow", "open()"],
])("no name is guessed for %s", (_title, message, line) => {
  expect(nilUse(message, line)).toBeNull();
});
