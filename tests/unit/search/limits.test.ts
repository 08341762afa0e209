/** A query for something that the engine does not support is answered first by the page that says so. */
import { expect, it } from "vitest";
import { search } from "../../../packages/luau-search/src/search";
import { addressOf } from "./support/intents";
import { openSite } from "./support/read-site";

const { index } = openSite();
const limits = index.pages?.sections.filter(({ isLimit }) => isLimit) ?? [];

it("has a section for each", () => {
  expect(limits.length).toBeGreaterThan(25);
});

it.each(limits)("$heading, word for word, is the first result", ({ heading, href }) => {
  const result = search(index, heading);
  expect(result).toMatchObject({ isNearest: false, foreign: null });
  expect(result.results.map(addressOf)[0]).toBe(href.slice(1));
});

const QUERIES = { save: "saving-a-game", multiplayer: "multiplayer", raycast: "raycasts", lights: "lights" };

it.each(Object.entries({ ...QUERIES, sound: "sound" }))(
  "%s is answered first by a limit, %s",
  (query, id) => {
    expect(search(index, query).results.map(addressOf)[0]).toBe(`docs/intro#${id}`);
  },
);
