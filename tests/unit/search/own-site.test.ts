/** What readers ask of the project's own site, and what must come first. */
import { describe, expect, it } from "vitest";
import { adviceOn } from "../../../packages/luau-search/src/advice";
import { buildSymbolIndex } from "../../../packages/luau-search/src/build-index";
import type { PageResult } from "../../../packages/luau-search/src/page-results";
import { searchByName } from "../../../packages/luau-search/src/by-name";
import { openIndex, search } from "../../../packages/luau-search/src/search";
import { openSite } from "./support/read-site";

const { index } = openSite();
const text = (segments: PageResult["title"]) => segments.map((segment) => segment.text).join("");
const guides = (query: string) =>
  search(index, query).guides.map(({ title, heading }) =>
    text(heading) === "" ? text(title) : text(heading),
  );
const paths = (query: string) => search(index, query).symbols.map(({ symbol }) => symbol.path);

describe("a name with words left out", () => {
  it.each([
    ["Entity.setPosition", ["Entity.setLocalPosition", "Entity.setGlobalPosition"]],
    [
      "setPosition",
      [
        "CharacterController:setPosition",
        "CharacterController:setFootPosition",
        "Entity.setLocalPosition",
        "Entity.setGlobalPosition",
      ],
    ],
    [
      "getPosition",
      [
        "CharacterController:getPosition",
        "CharacterController:getFootPosition",
        "Entity.getLocalPosition",
        "Entity.getGlobalPosition",
      ],
    ],
    ["Entity.getPos", ["Entity.getLocalPosition", "Entity.getGlobalPosition"]],
    ["Controller:setFoot", ["CharacterController:setFootPosition"]],
    ["entity setPosition", ["Entity.setLocalPosition", "Entity.setGlobalPosition"]],
  ])("%s finds what has them, after what is called so", (query, expected) => {
    expect(paths(query).slice(0, expected.length).sort()).toEqual([...expected].sort());
  });

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
    expect(paths("addEventListener")[0]).toBe("addEventListener");
    expect(paths("CharacterController").slice(0, 2)).not.toContain("CharacterController:setPosition");
  });
});

describe("words that tell nothing", () => {
  it.each([
    ["how to make an addon", "Step 8: an addon"],
    ["make an addon", "Step 8: an addon"],
    ["how do i make my addon", "Step 8: an addon"],
    ["what is a package", "What a package is"],
    ["where is the sandbox", "Sandboxes"],
  ])("%s does not want them in a guide", (query, heading) => {
    expect(guides(query).slice(0, 3)).toContain(heading);
  });

  it("are left out of names that do not have them", () => {
    expect(paths("how to set the parent of an entity")[0]).toBe("Entity.setParent");
    expect(paths("colour to hex")[0]).toBe("Colour.toHex");
    expect(paths("is valid")[0]).toBe("Entity.isValid");
  });

  it("are searched for where there is nothing else", () => {
    expect(guides("how to").length).toBeGreaterThan(0);
    expect(guides("what is it for").length).toBeGreaterThan(0);
  });
});

it("a guide's heading or title leads to it", () => {
  const sections = index.pages?.sections.filter(({ kind }) => kind === "guide") ?? [];
  const missed = sections.filter(
    ({ title, heading, href }) =>
      !search(index, heading === "" ? title : heading)
        .guides.slice(0, 3)
        .some((guide) => guide.href === href),
  );
  expect(missed.map(({ heading, href }) => `${heading} ${href}`)).toEqual([]);
});

describe("what begins with the query", () => {
  it("comes before what has it inside of a word", () => {
    expect(paths("event").slice(0, 2)).toEqual(["ElementMouseEvent", "addEventListener"]);
    expect(paths("event")).toContain("Globals");
    expect(paths("event")).not.toContain("NonWalkableMode.PreventClimbing");
    expect(guides("event")[0]).toBe("Events");
  });

  it.each([
    ["olour", "Colour"],
    ["ngine", "Engine"],
  ])("is not needed: %s finds %s", (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it("stands before, in the order of the results", () => {
    const symbol = {
      kind: "enumValue",
      module: "m",
      moduleName: "M",
      href: "/docs/api/m#x",
      signature: "x",
      deprecated: false,
    } as const;
    const records = [
      { ...symbol, path: "Mode.Prevented", summary: "" },
      { ...symbol, path: "Mode.Sent", summary: "An event that was sent." },
      { ...symbol, path: "Mode.EventMode", summary: "" },
    ];
    const few = openIndex(buildSymbolIndex(records), null);
    expect(search(few, "event").symbols.map((result) => result.symbol.path)).toEqual([
      "Mode.EventMode",
      "Mode.Sent",
      "Mode.Prevented",
    ]);
  });
});

describe("words of which nothing has all", () => {
  it.each([
    ["addForce impulse", "Physics.addForce"],
    ["addForce impulse", "ForceMode.Impulse"],
    ["setTimeout callback", "Timer.setTimeout"],
    ["fn: setTimeout callback", "Timer.setTimeout"],
    ["entity parent xyzzy", "Entity.setParent"],
  ])("%s finds %s, which has most", (query, path) => {
    expect(paths(query).slice(0, 4)).toContain(path);
  });

  it("find guides too, and something by one of two", () => {
    expect(guides("sandbox addon xyzzy").length).toBeGreaterThan(0);
    expect(guides("sandbox xyzzy")[0]).toBe("Sandboxes");
    expect(paths("in:timer entity interval")[0]).toBe("Timer.setInterval");
  });
});

it("what a signature gives is read as written, with its colon", () => {
  expect(paths(": TimerId")).toEqual(paths("-> TimerId"));
  expect(paths("fn: : Entity")).toEqual(paths("fn: -> Entity"));
  expect(paths(":destroy")[0]).toBe("Element:destroy");
});

it("a type that nothing fits is answered with one side of its arrow, results first", () => {
  expect(search(index, "number -> string").isNearest).toBe(true);
  expect(paths("number -> string")).toEqual(paths("-> string").slice(0, 5));
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
