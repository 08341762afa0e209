import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { withGrouping } from "../../../packages/luau-defs/src/model";
import { entrySections, withEntries } from "../../../src/node/content/entry-sidebar";
import { englishMessages } from "../../../src/node/files/english-messages";
import { filterNames, readPageNames } from "../../../src/lib/docs/page-name-index";
import { requireNode } from "../../../src/lib/page/query-results";
import { checkGrouping } from "../../../packages/luau-defs/src/link";
import { toIndexGroups } from "../../../src/lib/reference/sections";
import { modelOf } from "./support";
import { english } from "../../support/english";

const scene = `--- @group Sounds
declare extern type RigidBody with
end
declare extern type SoftBody with
end
declare function playSound(): ()
declare Light: { on: () -> () }`;

const grouping = {
  groups: [
    { label: "Bodies", names: ["*Body", "Nothing"] },
    { label: "Playing", names: ["play*"] },
    { label: "Empty", names: ["a+b", "SoftBody"] },
  ],
  titles: { scene: "The scene", constructor: "Never" },
};

function sceneModule() {
  const model = withGrouping(modelOf({ scene, constructor: "declare x: number" }), grouping);
  const { modules } = toGraphql(model, { pages: "class", ...grouping });
  return requireNode(modules.find(({ slug }) => slug === "scene") ?? null, "a module");
}

describe("groups and titles", () => {
  test("come from patterns where a comment gives none; the first pattern that fits counts", () => {
    const { listed, groups, name } = sceneModule();
    expect(listed.map(({ path, group }) => [path, group])).toEqual([
      ["playSound", "Playing"],
      ["Light.on", null],
      ["RigidBody", "Sounds"],
      ["SoftBody", "Bodies"],
    ]);
    // In the order of the patterns; what only comments name comes last, what is empty not at all.
    expect(groups).toEqual(["Bodies", "Playing", "Sounds"]);
    expect(name).toBe("The scene");
  });

  test("are the sections of the index, before the kinds of what is in none", () => {
    const groups = toIndexGroups(sceneModule(), english);
    expect(groups.map(({ id, title, entries }) => [id, title, entries.map(({ name }) => name)])).toEqual([
      ["group-Bodies", "Bodies", ["SoftBody"]],
      ["group-Playing", "Playing", ["playSound"]],
      ["group-Sounds", "Sounds", ["RigidBody"]],
      ["all-functions", "Functions", ["Light.on"]],
    ]);
  });
});

describe("the sidebar of an entry's page", () => {
  const classes = Array.from({ length: 240 }, (_, index) => `declare extern type Part${index} with\nend`);
  const [engine] = toGraphql(modelOf({ engine: [...classes, "declare x: number"].join("\n") }), {
    pages: "class",
  }).modules;
  const sections = entrySections(requireNode(engine ?? null, "a module"), englishMessages());
  const items = [
    { label: "Intro", href: "/docs/intro", depth: 0, collapsed: false },
    { label: "Engine", href: "/docs/api/engine", depth: 0, collapsed: false },
  ];

  test("has its section around it, the rest of it as ranges, and other sections as links", () => {
    const shown = withEntries(items, sections, "/docs/api/engine/Part17");
    expect(shown.slice(0, 4).map(({ label, href, depth }) => [label, href, depth])).toEqual([
      ["Intro", "/docs/intro", 0],
      ["Engine", null, 0],
      ["Index", "/docs/api/engine", 1],
      ["Classes", null, 1],
    ]);
    expect(shown.map(({ href }) => href)).toContain("/docs/api/engine/Part17");
    expect(shown.filter(({ label }) => label.includes(" – "))).toHaveLength(4);
    expect(shown.length).toBeLessThan(64);
    expect(shown.at(-1)).toMatchObject({ label: "Constants", href: "/docs/api/engine#all-constants" });
  });

  test("has the sections alone on the page of the index, and nothing of another module", () => {
    expect(withEntries(items, sections, "/docs/api/engine").map(({ label }) => label)).toEqual([
      "Intro",
      "Engine",
      "Index",
      "Classes",
      "Constants",
    ]);
    expect(withEntries(items.slice(0, 1), sections, "/docs/intro")).toEqual(items.slice(0, 1));
  });

  test("an index of hundreds is divided by first letters, of the names themselves", () => {
    const functions = Array.from(
      { length: 130 },
      (_, index) => `${index < 5 ? "zap" : "add"}${index}: () -> (),`,
    );
    const [module] = toGraphql(modelOf({ kit: `declare Kit: {\n${functions.join("\n")}\n}` }), {
      pages: "class",
    }).modules;
    const [group] = toIndexGroups(requireNode(module ?? null, "a module"), english);
    expect(group?.letters?.map(({ id, letter, entries }) => [id, letter, entries.length])).toEqual([
      ["all-functions-A", "A", 125],
      ["all-functions-Z", "Z", 5],
    ]);
  });
});

describe("the filter of the sidebar", () => {
  const names = readPageNames([["SoundGroup", "/a"], ["PlaySound", "/b"], ["Part", "/c"], ["odd"], 1]);

  test("finds what holds the text, what begins with it first", () => {
    expect(filterNames([...names].reverse(), " sound").map(([label]) => label)).toEqual([
      "SoundGroup",
      "PlaySound",
    ]);
    expect(filterNames(names, " ")).toEqual([]);
  });

  test("takes nothing but names from what it was sent", () => {
    expect(names).toHaveLength(3);
    expect(readPageNames({})).toEqual([]);
  });
});

describe("settings that fit nothing", () => {
  const model = modelOf({ engine: "declare extern type SoftBody with\nend\ndeclare quit: () -> ()" });
  const places = (setting: string) => ({
    file: `site.config.ts ${setting}`,
    range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  });

  test("are reported where they are written, with the nearest name", () => {
    const groups = [{ label: "Bodies", names: ["*Body", "Light*", "SoftBdy"] }];
    const found = checkGrouping(
      model,
      { groups, titles: { engin: "Engine" }, icons: { enigne: "M0 0" } },
      places,
    );
    expect(found.map(({ file, rule, suggestion }) => [file, rule, suggestion])).toEqual([
      ["site.config.ts groups[0].names[1]", "unmatched-setting", "Correct the name, or leave it out."],
      ["site.config.ts groups[0].names[2]", "unmatched-setting", "Did you mean `SoftBody`?"],
      ["site.config.ts titles.engin", "unmatched-setting", "Did you mean `engine`?"],
      ["site.config.ts icons.enigne", "unmatched-setting", "Did you mean `engine`?"],
    ]);
  });

  test("are none where each fits something", () => {
    const groups = [{ label: "All", names: ["*"] }];
    expect(checkGrouping(model, { groups, titles: { engine: "Engine" } }, places)).toEqual([]);
  });
});
