import { expect, test } from "vitest";
import { initials } from "../../../src/lib/content/initials";
import { toPostPicture } from "../../../src/lib/content/post-picture";

test("each post has a picture of its own, the same in each build", () => {
  expect(toPostPicture("/blog/daxa")).toEqual(toPostPicture("/blog/daxa"));
  expect(toPostPicture("/blog/daxa")).not.toEqual(toPostPicture("/blog/january-2025"));
  expect(toPostPicture("/blog/daxa").hills).toHaveLength(3);
});

test("initials are those of the first and the last name", () => {
  expect(["Elsie Marlow", "Inés María Reyes", "zoë", ""].map(initials)).toEqual(["EM", "IR", "Z", ""]);
});
