import { expect, test } from "vitest";
import { indexText } from "../utf16";

const TEXT = "ascii\nüñ é\n日本語 x\n😀 y\r\n\n";

test("every offset is converted to bytes and back", () => {
  const index = indexText(TEXT);
  for (let offset = 0; offset <= TEXT.length; offset += 1) {
    // The second half of a surrogate pair is not a place.
    if (/[\udc00-\udfff]/u.test(TEXT[offset] ?? "")) continue;
    expect(index.offsetAt(index.positionAt(offset))).toBe(offset);
  }
});

test("columns are the lengths in UTF-8", () => {
  const index = indexText(TEXT);
  expect(index.positionAt(TEXT.indexOf("é"))).toEqual({ line: 1, column: 5 });
  expect(index.positionAt(TEXT.indexOf("x"))).toEqual({ line: 2, column: 10 });
  expect(index.positionAt(TEXT.indexOf("y"))).toEqual({ line: 3, column: 5 });
});

test("positions outside of the text are those of its ends", () => {
  const index = indexText("a\nb");
  expect(index.offsetAt({ line: 0, column: 99 })).toBe(1);
  expect(index.offsetAt({ line: 9, column: 0 })).toBe(3);
  expect(index.positionAt(99)).toEqual({ line: 1, column: 1 });
});
