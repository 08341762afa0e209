import { expect, test } from "vitest";
import { calleeAt } from "../../../src/lib/playground/callee";

/** The text of the name at the place that `|` marks. */
function calleeIn(marked: string): string | null {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const start = calleeAt(text, offset);
  return start === null ? null : (/^\w+/.exec(text.slice(start))?.[0] ?? "");
}

test.each([
  ["door:push(|)", "push"],
  ["Doors.create('(', { a = f(1), b|", "create"],
  ["outer(inner(1), |", "outer"],
  ["outer(1, (2 + |", "outer"],
  ["f(1)|", null],
  ["local x = |", null],
  ["f -- (|", null],
  ["", null],
])("%s", (text, expected) => expect(calleeIn(text)).toBe(expected));
