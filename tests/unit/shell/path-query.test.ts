import { expect, test } from "vitest";
import { toPathQuery } from "../../../src/lib/urls/paths";

test("the end of an address is made words to search for", () => {
  expect(toPathQuery("/docs/api/Timer")).toBe("Timer");
  expect(toPathQuery("/docs/creating-packages/")).toBe("creating packages");
  expect(toPathQuery("/api/timer.settimeout.html")).toBe("timer.settimeout");
  expect(toPathQuery("/")).toBe("");
});

test("addresses may be written in any way", () => {
  expect(toPathQuery("/docs/%D8%A8%D8%AD%D8%AB")).toBe("بحث");
  expect(toPathQuery("/docs/100%")).toBe("100%");
  expect(toPathQuery(`/${"a".repeat(500)}`)).toHaveLength(60);
});
