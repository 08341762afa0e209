import { expect, test } from "vitest";
import { joinLayers } from "../../../src/node/render/style-sheet";

test("successive style sheets of one layer share its block", () => {
  const texts = [
    "@layer a{.x{color:red}}",
    "@layer a{@media print{.y{color:red}}}",
    "@layer b{.z{color:red}}",
  ];
  expect(joinLayers(texts)).toBe("@layer a{.x{color:red}@media print{.y{color:red}}}@layer b{.z{color:red}}");
});

test("style sheets with more than one block are kept as they are", () => {
  const texts = [
    "@layer a,b;",
    "@layer a{.x{color:red}}.y{color:red}",
    "@layer a{.z{color:red}}",
    ".own{top:0}",
  ];
  expect(joinLayers(texts)).toBe(texts.join(""));
});
