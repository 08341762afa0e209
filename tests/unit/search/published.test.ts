/** From definition files and pages to the published index, and back to what readers find. */
import { expect, test } from "vitest";
import { searchText, type SymbolRecord } from "luau-contract";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import type { ApiModel } from "../../../plugins/gatsby-source-luau-defs/src/model/model";
import { searchFiles } from "../../../src/node/search/search-index";
import { filesOf } from "../../../src/lib/search/manifest";
import { search } from "../../../packages/luau-search/src/search";
import { parseType } from "../../../packages/luau-search/src/type-syntax";
import { definitionsModel, modulesOf } from "./support/read-definitions";
import { openSite, published } from "./support/read-site";

const modelOf = (text: string): ApiModel =>
  runOnSources([sourceFile("definitions/demo.d.luau", text)]).value.model;
const recordsOf = (text: string): readonly SymbolRecord[] =>
  modulesOf(modelOf(text)).flatMap(({ searchRecords }) => searchRecords);

const noPages = { versions: [{ name: "next", path: "/docs" }], locales: ["en-GB"], guides: [], posts: [] };

const demo = `--[=[
	Bakes bread.
]=]

--- A kind of *heat*.
export type Heat = "Low" | "Medium" | "High" | "Grill"

--- Sent when it is hot.
--- @tag event hot
--- @param degrees -- How hot.
export type HotListener = (degrees: number) -> ()

--- A loaf.
export type Loaf<T> = {
	--- What is inside.
	filling: T,
	--- @private
	secret: string,
}

--- A tin.
declare extern type Tin extends Vessel with
	--- Puts dough in.
	function fill(self, dough: { [string]: number }, ...: string): boolean?
end

declare extern type Vessel with
	size: number
end

--- Bakes.
declare Demo: {
	--- Bakes things.
	--- @deprecated 2.0 -- Too hot.
	bake: <T, R...>(thing: T, minutes: number?, done: ((T) -> R...)?) -> (Loaf<T>, R...),
	--- The hottest.
	MAX: Heat,
	--- Not for readers.
	--- @private
	inner: () -> (),
}
`;

test("each symbol that readers are shown has a record, with the line to show", () => {
  const lines = recordsOf(demo).map(
    ({ kind, path, href, signature }) => `${kind} ${path} ${href.replace("/docs/api/demo", "")} ${signature}`,
  );
  expect(lines).toEqual([
    "module Demo  Demo",
    "function Demo.bake #bake Demo.bake<T, R...>(thing: T, minutes: number?, done: ((T) -> R...)?): (Loaf<T>, R...)",
    "constant Demo.MAX #MAX Demo.MAX: Heat",
    "class Loaf #Loaf type Loaf<T>",
    "property Loaf.filling #Loaf.filling Loaf.filling: T",
    "class Tin #Tin extern type Tin extends Vessel",
    "method Tin:fill #Tin.fill Tin:fill(dough: { [string]: number }, ...: string): boolean?",
    "class Vessel #Vessel extern type Vessel",
    "property Vessel.size #Vessel.size Vessel.size: number",
    'enum Heat #Heat type Heat = "Low" | "Medium" | "High" | …',
    'enumValue Heat.Low #Heat.Low "Low"',
    'enumValue Heat.Medium #Heat.Medium "Medium"',
    'enumValue Heat.High #Heat.High "High"',
    'enumValue Heat.Grill #Heat.Grill "Grill"',
    "event Demo.hot #hot Demo.hot: (degrees: number) -> ()",
    "type HotListener #hot type HotListener = (degrees: number) -> ()",
  ]);
});

test("types, texts and deprecation come along", () => {
  const find = (path: string) => recordsOf(demo).find((record) => record.path === path);
  const bake = find("Demo.bake");
  const [call] = bake?.kind === "function" ? bake.signatures : [];
  expect(call?.generics).toEqual(["T", "R"]);
  expect(call?.params.map(({ type, optional }) => `${type}${optional ? " optional" : ""}`)).toEqual([
    "T",
    "number? optional",
    "((T)->(...R))? optional",
  ]);
  expect(call?.returns).toEqual(["Loaf<T>", "...R"]);
  expect([bake?.summary, bake?.deprecated]).toEqual(["Bakes things.", true]);
  const fill = find("Tin:fill");
  expect(
    fill?.kind === "method"
      ? [fill.receiver, ...(fill.signatures[0]?.params.map(({ type }) => type) ?? [])]
      : fill,
  ).toEqual(["Tin", "{[string]:number}", "...string"]);
  expect(find("Heat")).toMatchObject({ strings: true, summary: "A kind of heat." });
  expect(find("Tin")).toMatchObject({ parent: "Vessel" });
});

test("texts of parameters, returns and errors are published, without samples", () => {
  const text =
    "--- Opens.\n---\n--- See `modes`.\n---\n--- ```luau\n--- open(sample)\n--- ```\n---\n--- After.\n--- @error Missing -- No such file.\n--- @param path -- Where.\n--- @return -- The text.\ndeclare function open(path: string): string\n";
  expect(recordsOf(text).find(({ path }) => path === "open")?.details).toBe(
    "Opens.\n\nSee `modes`.\n\n\nAfter.\n\n\n\nWhere.\n\nThe text.\n\nNo such file.",
  );
});

test("a line that begins with code in three backticks opens no sample", () => {
  const text = "--- Opens.\n---\n--- ```x``` is a mode.\n---\n--- After.\ndeclare function open(): ()\n";
  expect(recordsOf(text).find(({ path }) => path === "open")?.details).toBe(
    "Opens.\n\n```x``` is a mode.\n\nAfter.",
  );
});

test("every type of the definition files comes back from the index as it went in", () => {
  const records = modulesOf(definitionsModel()).flatMap(({ searchRecords }) => searchRecords);
  const signatures = records.flatMap((record) => ("signatures" in record ? record.signatures : []));
  const types = signatures.flatMap(({ generics, params, returns }) =>
    [...params.map(({ type }) => type), ...returns].map((type) => ({ type, generics })),
  );
  expect(types.length).toBeGreaterThan(150);
  for (const { type, generics } of types) {
    const read = parseType(type, new Set(generics));
    expect(read === null ? null : searchText(read)).toBe(type);
  }
});

test("readers find the reference by name, type and word", () => {
  const { index } = published({ ...noPages, modules: modulesOf(definitionsModel()) });
  const first = (query: string) => search(index, query, 3).symbols[0]?.symbol;
  expect(first("timer.settimeout")).toMatchObject({
    path: "Timer.setTimeout",
    href: "/docs/api/timer#setTimeout",
  });
  expect(first("Colour, boolean? -> string")).toMatchObject({ path: "Colour.toHex" });
  expect(first("event:tick")).toMatchObject({ path: "Engine.tick", href: "/docs/api/engine#tick" });
  expect(first("TickListener")).toMatchObject({ path: "TickListener", href: "/docs/api/engine#tick" });
  expect(
    search(index, "-> TimerId", 2)
      .symbols.map(({ symbol }) => symbol.path)
      .sort(),
  ).toEqual(["Timer.setInterval", "Timer.setTimeout"]);
  expect(
    search(index, "string, PressListener -> ()", 2)
      .symbols.map(({ symbol }) => symbol.path)
      .sort(),
  ).toEqual(["Input.addPressListener", "Input.removePressListener"]);
});

test("guides and posts are found by their titles, headings and texts, each at its own address", () => {
  const guide = {
    href: "/docs/oven",
    title: "The oven",
    description: "How to heat it.",
    version: "next",
    sections: [
      { id: "", title: "", text: "Open the door." },
      { id: "cleaning-up", title: "Cleaning up", text: "Wipe the racks." },
    ],
  };
  const post = { href: "/blog/news", title: "News of June", description: "Warmer ovens.", sections: [] };
  const { index } = published({ ...noPages, modules: [], guides: [guide], posts: [post] });
  expect(search(index, "door").guides.map(({ href }) => href)).toEqual(["/docs/oven"]);
  expect(search(index, "rack").guides.map(({ href }) => href)).toEqual(["/docs/oven#cleaning-up"]);
  expect(search(index, "warmer").posts.map(({ href }) => href)).toEqual(["/blog/news"]);
});

test("each docs version has an index of its own, and all locales have it", () => {
  const model = modelOf(demo);
  const [demoModule] = modulesOf(model);
  const records = demoModule?.searchRecords ?? [];
  const at = (path: string, name: string) => ({
    href: `${path}/api/demo`,
    searchRecords: records
      .filter((record) => record.kind === "module")
      .map((record) => ({ ...record, path: name })),
  });
  const sources = {
    ...noPages,
    versions: [
      { name: "next", path: "/docs/next" },
      { name: "1.0", path: "/docs" },
    ],
    locales: ["en-GB", "ar"],
    modules: [at("/docs/next", "Newer"), at("/docs", "Older")],
  };
  const names = (locale: string, version: string) =>
    published(sources, { locale, version }).index.symbols?.symbols.map(({ path }) => path);
  expect(names("en-GB", "next")).toEqual(["Newer"]);
  expect(names("en-GB", "1.0")).toEqual(["Older"]);
  expect(names("ar", "1.0")).toEqual(["Older"]);
});

test("the same nodes in another order give the same files", () => {
  const modules = modulesOf(definitionsModel());
  const shuffled = [...modules].reverse();
  expect(searchFiles({ ...noPages, modules: shuffled })).toEqual(searchFiles({ ...noPages, modules }));
});

test("a manifest that is not one names no files", () => {
  for (const broken of [
    null,
    3,
    [],
    {},
    { indexes: null },
    { indexes: { "en-GB": { next: { symbols: 1, words: "w" } } } },
  ])
    expect(filesOf(broken, { locale: "en-GB", version: "next" })).toBeNull();
  expect(filesOf({ indexes: {} }, { locale: "__proto__", version: "constructor" })).toBeNull();
});

test("the index of this site weighs at most 40 KB gzip", () => {
  const { index, bytes } = openSite();
  console.log(
    `${index.symbols?.symbols.length} symbols and ${index.pages?.sections.length} sections: ${bytes} bytes gzip`,
  );
  expect(search(index, "addon").guides.length).toBeGreaterThan(0);
  expect(search(index, "renderer").posts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
});
