import { expect, test } from "vitest";
import { siteConfig } from "../../../site.config";
import { readSiteConfig } from "../../../src/lib/site-config/read-site-config";

const problems = (synonyms: unknown) =>
  readSiteConfig({ ...siteConfig, search: { synonyms } }).problems.map(({ path }) => path);

test("synonyms of a site are lists of words", () => {
  expect(
    problems({ groups: ["kiln, oven"], means: { bake: "heat" }, names: { Roblox: { bake: "Oven.Bake" } } }),
  ).toEqual([]);
});

test("each mistake in them has its place", () => {
  expect(problems({ groups: ["kiln", ""] })).toEqual([
    "search.synonyms.groups[0]",
    "search.synonyms.groups[1]",
  ]);
  expect(problems({ means: { bake: " , " } })).toEqual(["search.synonyms.means.bake"]);
  expect(problems({ means: { bake: "heat", heat: "bake" } })).toEqual([
    "search.synonyms.means.bake",
    "search.synonyms.means.heat",
  ]);
  expect(problems({ means: ["bake"] })).toEqual(["search.synonyms.means"]);
  expect(problems({ meanings: {} })).toEqual(["search.synonyms.meanings"]);
  expect(problems("kiln, oven")).toEqual(["search.synonyms"]);
  expect(problems({ names: { Roblox: "task.wait" } })).toEqual(["search.synonyms.names.Roblox"]);
  expect(problems({ names: { Roblox: { wait: "" } } })).toEqual(["search.synonyms.names.Roblox.wait"]);
});

test("what every reader would download has a limit", () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`w${at}`, "x"]));
  expect(problems({ means: many })).toEqual(["search.synonyms"]);
});
