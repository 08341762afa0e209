/** From definition files and pages to the published index, and back to what readers find. */
import { expect, test } from "vitest";
import { searchText, type SymbolRecord } from "luau-contract";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import type { ApiModel } from "../../../packages/luau-defs/src/model";
import { searchFiles } from "../../../src/node/site-files/search-index";
import { filesOf } from "../../../src/lib/search/manifest";
import { search } from "../../../packages/luau-search/src/search";
import { parseType } from "../../../packages/luau-search/src/type-syntax";
import { definitionsModel, modulesOf } from "./support/read-definitions";
import { expectCases } from "../../support/read-cases";
import { openSite, published } from "./support/read-site";

const modelOf = (text: string): ApiModel =>
  runOnSources([sourceFile("definitions/demo.d.luau", text)]).value.model;
const recordsOf = (text: string): readonly SymbolRecord[] =>
  modulesOf(modelOf(text)).flatMap(({ searchRecords }) => searchRecords);

const noPages = { versions: [{ name: "next", path: "/docs" }], locales: ["en-GB"], guides: [], posts: [] };

/** A record as text: what is shown of it, and below that what is searched. */
function lines(record: SymbolRecord): string {
  const { kind, path, href, signature, summary, deprecated, details = "" } = record;
  const calls = ("signatures" in record ? record.signatures : []).map(({ generics, params, returns }) => {
    const given = params.map(({ type, optional }) => (optional ? `${type} (optional)` : type));
    return `<${generics.join(", ")}>(${given.join("; ")}) -> (${returns.join("; ")})`;
  });
  const facts = {
    summary,
    deprecated,
    calls: calls.join("\n"),
    receiver: "receiver" in record && record.receiver,
    parent: "parent" in record && record.parent,
    strings: "strings" in record && record.strings,
    details: JSON.stringify(details).slice(1, -1),
  };
  const shown = Object.entries(facts).flatMap(([name, fact]) => (fact ? [`  ${name}: ${fact}`] : []));
  return [`${kind} ${path} ${href.replace("/docs/api/demo", "")} ${signature}`, ...shown].join("\n");
}

test("each symbol that readers are shown has a record, with its types and texts without samples", () =>
  expectCases("cases/search-records.txt", ([text = ""]) => recordsOf(text).map(lines).join("\n")));

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
  const setTimeout = { path: "Timer.setTimeout", href: "/docs/api/timer#setTimeout" };
  expect(first("timer.settimeout")).toMatchObject(setTimeout);
  expect(first("Colour, boolean? -> string")).toMatchObject({ path: "Colour.toHex" });
  expect(first("event:tick")).toMatchObject({ path: "Engine.tick", href: "/docs/api/engine#tick" });
  expect(first("TickListener")).toMatchObject({ path: "TickListener", href: "/docs/api/engine#tick" });
  const both = (query: string) =>
    search(index, query, 2)
      .symbols.map(({ symbol }) => symbol.path)
      .sort();
  expect(both("-> TimerId")).toEqual(["Timer.setInterval", "Timer.setTimeout"]);
  const listeners = ["Input.addPressListener", "Input.removePressListener"];
  expect(both("string, PressListener -> ()")).toEqual(listeners);
});

test("guides and posts are found by their titles, headings and texts, each at its own address", () => {
  const sections = [
    { id: "", title: "", text: "Open the door." },
    { id: "cleaning-up", title: "Cleaning up", text: "Wipe the racks." },
  ];
  const oven = { href: "/docs/oven", title: "The oven", description: "How to heat it." };
  const guide = { ...oven, version: "next", sections };
  const post = { href: "/blog/news", title: "News of June", description: "Warmer ovens.", sections: [] };
  const { index } = published({ ...noPages, modules: [], guides: [guide], posts: [post] });
  expect(search(index, "door").guides.map(({ href }) => href)).toEqual(["/docs/oven"]);
  expect(search(index, "rack").guides.map(({ href }) => href)).toEqual(["/docs/oven#cleaning-up"]);
  expect(search(index, "warmer").posts.map(({ href }) => href)).toEqual(["/blog/news"]);
});

test("synonyms that mean nothing in a reference are not published, and others are found as before", () => {
  const synonyms = {
    groups: ["lantern, lamp"],
    means: { "(too, very) hot, scorching": "oven, bake" },
    names: {},
  };
  const modules = modulesOf(modelOf("declare Demo: { bake: () -> () }\n"));
  const { index, parts } = published({ ...noPages, modules, synonyms });
  const [words] = parts.words.y;
  expect(words).toContain("too|veri hot,scorch");
  expect(words).not.toContain("lantern,lamp");
  expect(words.some((line) => line.includes("flashlight"))).toBe(false);
  for (const query of ["scorching", "very hot"])
    expect(search(index, query).symbols[0]?.symbol.path).toBe("Demo.bake");
});

test("each docs version has an index of its own, and all locales have it", () => {
  const [demoModule] = modulesOf(modelOf("declare Demo: { bake: () -> () }\n"));
  const records = (demoModule?.searchRecords ?? []).filter(({ kind }) => kind === "module");
  const at = (path: string, name: string) => ({
    href: `${path}/api/demo`,
    searchRecords: records.map((record) => ({ ...record, path: name })),
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
    published(sources, { locale, version })
      .index.symbols?.symbols.filter(({ isExternal }) => !isExternal)
      .map(({ path }) => path);
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
  const wrong = { indexes: { "en-GB": { next: { symbols: 1, words: "w" } } } };
  for (const broken of [null, 3, [], {}, { indexes: null }, wrong])
    expect(filesOf(broken, { locale: "en-GB", version: "next" })).toBeNull();
  expect(filesOf({ indexes: {} }, { locale: "__proto__", version: "constructor" })).toBeNull();
});

// 7 KB of them are Luau's own library, 11 KB the names of other engines, and 38 KB synonyms.
test("the index of this site weighs at most 90 KB gzip", () => {
  const { index, bytes } = openSite();
  const counts = `${index.symbols?.symbols.length} symbols and ${index.pages?.sections.length} sections`;
  console.log(`${counts}: ${bytes} bytes gzip`);
  expect(search(index, "addon").guides.length).toBeGreaterThan(0);
  expect(search(index, "renderer").posts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
});
