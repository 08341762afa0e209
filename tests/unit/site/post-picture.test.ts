import { expect, test } from "vitest";
import { toPostPicture } from "../../../src/lib/content/post-picture";

const months = ["2024-10-31", "2024-11-15", "2024-12-13", "2025-01-31", "2025-02-28"];

test("posts of successive months have pictures of different landscapes", () => {
  const colours = months.map((date) => toPostPicture("/blog/post", date).colour);
  expect(new Set(colours).size).toBe(months.length);
});

test("posts of one month have pictures of their own, the same each time", () => {
  const [date = ""] = months;
  const fox = toPostPicture("/blog/fox", date);
  expect(toPostPicture("/blog/fox", date)).toEqual(fox);
  expect(toPostPicture("/blog/owl", date).layers).not.toEqual(fox.layers);
});

test.each(months)("outlines of the picture of %s end at the right edge", (date) => {
  for (const outline of toPostPicture("/blog/post", date).layers)
    expect(outline).toMatch(/^M0 80V[\d.]+\S[^N]*V80z$/);
});
