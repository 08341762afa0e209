import { expect, test } from "vitest";
import { joinLayers } from "../../../src/node/render/style-sheet";

test("successive style sheets of one layer share its block", () => {
  const texts = ["@layer a{.x{top:0}}", "@layer a{@media print{.y{top:0}}}", "@layer b{.z{top:0}}"];
  expect(joinLayers(texts)).toBe("@layer a{.x{top:0}@media print{.y{top:0}}}@layer b{.z{top:0}}");
});

test("style sheets with more than one block are kept as they are", () => {
  const texts = ["@layer a,b;", "@layer a{.x{top:0}}.y{top:0}", "@layer a{.z{top:0}}", ".own{top:0}"];
  expect(joinLayers(texts)).toBe(texts.join(""));
});
