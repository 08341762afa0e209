import { expect, it } from "vitest";
import { stem } from "../../../packages/luau-search/src/stem";

it.each([
  ["rotate", "rotates", "rotated", "rotating", "rotation", "rotations"],
  ["package", "packages", "packaging", "packaged"],
  ["normalise", "normalised", "normalises", "normalising", "normalisation"],
  ["entity", "entities"],
])("brings the forms of %s together", (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it("keeps words apart that have nothing to do with each other", () => {
  expect(new Set(["posture", "post", "pose", "possess"].map(stem)).size).toBe(4);
});

it("leaves short words, numbers and other scripts alone", () => {
  expect(["is", "3d", "déjà", "axis2d"].map(stem)).toEqual(["is", "3d", "déjà", "axis2d"]);
});
