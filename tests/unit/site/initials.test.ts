import { expect, test } from "vitest";
import { initials } from "../../../src/lib/content/initials";

test("initials are those of the first and the last name", () => {
  expect(["Elsie Marlow", "Inés María Reyes", "zoë", ""].map(initials)).toEqual(["EM", "IR", "Z", ""]);
});
