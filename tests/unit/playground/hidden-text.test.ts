import { expect, test } from "vitest";
import { wholeText } from "../../../src/lib/playground/hidden-text";

const shown = "a()\nb()\nc()";
const blocks = [
  { line: 0, text: "local a\n" },
  { line: 2, text: "local c\nlocal d\n" },
  { line: 3, text: "last()\n", isContinued: true },
];

test("hidden lines are before the lines that they belong to, and at the end", () => {
  expect(wholeText(shown, blocks).text).toBe("local a\na()\nb()\nlocal c\nlocal d\nc()\nlast()\n");
  expect(wholeText("", [{ line: 0, text: "x\n" }]).text).toBe("x\n");
  expect(wholeText("a", [{ line: 9, text: "x\n" }]).text).toBe("a\nx\n");
  expect(wholeText("a", []).text).toBe("a\n");
});

test("positions of shown text are found in both", () => {
  const { text, toWhole, toShown } = wholeText(shown, blocks);
  for (const name of ["a()", "b()", "c()"]) {
    const offset = shown.indexOf(name);
    expect(text.slice(toWhole(offset)).startsWith(name), name).toBe(true);
    expect(toShown(toWhole(offset))).toMatchObject({ offset, isHidden: false });
  }
});

test("what is in a hidden line is at the nearest place", () => {
  const { text, toShown } = wholeText(shown, blocks);
  expect(toShown(text.indexOf("local d"))).toEqual({
    offset: shown.indexOf("c()"),
    isHidden: true,
    isContinued: false,
  });
  expect(toShown(text.indexOf("last()") + 2)).toEqual({
    offset: shown.length,
    isHidden: true,
    isContinued: true,
  });
  expect(toShown(text.length)).toMatchObject({ offset: shown.length, isHidden: false });
});
