/** Queries of readers on the project's own site, and the result that must come first. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adviceOn } from "../../../packages/luau-search/src/advice";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import type { PageResult } from "../../../packages/luau-search/src/results";
import { searchByName } from "../../../packages/luau-search/src/by-name";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { addressOf } from "./support/intents";
import { openSite } from "./support/read-site";

const { index } = openSite();
const text = (segments: PageResult["title"]) => segments.map((segment) => segment.text).join("");
const guides = (query: string) =>
  search(index, query).guides.map(({ title, heading }) =>
    text(heading) === "" ? text(title) : text(heading),
  );
const found = (query: string) => search(index, query).results.map(addressOf);
const paths = (query: string) => search(index, query).symbols.map(({ symbol }) => symbol.path);

const lists = { results: found, symbols: paths, guides };

/** The queries of site-queries.txt, each with its kind of results, their number, and what is among them. */
const QUERIES = readFileSync(new URL("./site-queries.txt", import.meta.url), "utf8")
  .split(/^(?=\[)/m)
  .flatMap((part) => {
    const [, list = ""] = /^\[(\w+)\]/.exec(part) ?? [];
    return Array.from(part.matchAll(/^(.+) => (\d): (.+)$/gm), ([, query = "", count, expected = ""]) => ({
      // The headings are those of `lists`.
      list: list as keyof typeof lists,
      query,
      count: Number(count),
      expected: expected.split(" | "),
    }));
  });

it.each(QUERIES)("$query: the first $count $list", ({ list, query, count, expected }) => {
  expect(lists[list](query).slice(0, count)).toEqual(expect.arrayContaining(expected));
});

describe("a name with words left out", () => {
  it.each(["Timer.setPosition", "positionSet", "Entity.sePosition", "setXyzzy"])(
    "%s keeps to the order, the owner and whole words",
    (query) => {
      const { symbols } = index;
      expect(symbols === null ? null : searchByName(symbols, query, () => true)).toEqual([]);
    },
  );

  it("marks the words that it finds", () => {
    const marked = search(index, "Entity.setPosition")
      .symbols[0]?.path.filter(({ hit }) => hit)
      .map(({ text }) => text);
    expect(marked).toEqual(["Entity", "set", "Position"]);
  });

  it("leaves a name that finds much as it is", () => {
    expect(paths("Controller:setPosition")).toEqual(["CharacterController:setPosition"]);
    expect(paths("CharacterController").slice(0, 2)).not.toContain("CharacterController:setPosition");
  });
});

it("words that tell nothing are searched for where there is nothing else", () => {
  expect(guides("how to").length).toBeGreaterThan(0);
  expect(guides("what is it for").length).toBeGreaterThan(0);
});

it("a guide's heading or title leads to it", () => {
  const sections = index.pages?.sections.filter(({ kind }) => kind === "guide") ?? [];
  const missed = sections.filter(({ title, heading, href }) => {
    const first = search(index, heading === "" ? title : heading).guides.slice(0, 3);
    return !first.some((guide) => guide.href === href);
  });
  expect(missed.map(({ heading, href }) => `${heading} ${href}`)).toEqual([]);
});

describe("what begins with the query", () => {
  it("comes before what has it inside of a word", () => {
    expect(paths("event").slice(0, 2)).toEqual(["ElementMouseEvent", "addEventListener"]);
    expect(paths("event")).toContain("Globals");
    expect(paths("event")).not.toContain("NonWalkableMode.PreventClimbing");
  });

  it("stands before, in the order of the results", () => {
    const entry = { kind: "enumValue", module: "m", moduleName: "M" } as const;
    const symbol = { ...entry, href: "/docs/api/m#x", signature: "x", deprecated: false };
    const records = [
      { ...symbol, path: "Mode.Prevented", summary: "" },
      { ...symbol, path: "Mode.Sent", summary: "An event that was sent." },
      { ...symbol, path: "Mode.EventMode", summary: "" },
    ];
    const few = openIndex(buildSymbolIndex(records), null);
    const names = search(few, "event").symbols.map((result) => result.symbol.path);
    expect(names).toEqual(["Mode.EventMode", "Mode.Sent", "Mode.Prevented"]);
  });
});

it("guides are found by words of which nothing has all", () => {
  expect(guides("sandbox addon xyzzy").length).toBeGreaterThan(0);
});

it("what a signature gives is read as written, with its colon", () => {
  expect(paths(": TimerId")).toEqual(paths("-> TimerId"));
  expect(paths("fn: : Entity")).toEqual(paths("fn: -> Entity"));
});

it("a type that nothing fits is answered with one side of its arrow, results first", () => {
  expect(search(index, "Colour -> Sandbox").isNearest).toBe(true);
  expect(paths("Colour -> Sandbox")[0]).toEqual(paths("-> Sandbox")[0]);
  expect(paths("in:timer number -> string")).toEqual(paths("in:timer number ->"));
});

it.each([
  ["qwertzuiop", ["part", "type"]],
  ["qwert zuiop", ["fewer", "part", "type"]],
  ["fn: qwertzuiop", ["part", "type", "filter"]],
  ["number -> Vector", ["oneSide", "word"]],
  [": Vector", ["oneSide", "word"]],
  ["in:physics number -> Vector", ["oneSide", "word", "filter"]],
])("%s, when it finds nothing, is answered with what it does not try yet", (query, advice) => {
  expect(adviceOn(query)).toEqual(advice);
});
