import { describe, expect, it } from "vitest";
import type { SectionRecord, SymbolRecord } from "luau-contract";
import { buildSymbolIndex, buildWordIndex } from "../../../packages/luau-search/src/build-index";
import type { PageResult } from "../../../packages/luau-search/src/results";
import { openIndex, search } from "../../../packages/luau-search/src/search";

const slugOf = (text: string): string => text.toLowerCase().replaceAll(" ", "-");
const section = (
  kind: SectionRecord["kind"],
  ...[title, heading, text]: [title: string, heading: string, text: string]
): SectionRecord => {
  const anchor = heading === "" ? "" : `#${slugOf(heading)}`;
  return { kind, title, heading, href: `/docs/${slugOf(title)}${anchor}`, text };
};

const clear: SymbolRecord = {
  ...{ kind: "function", path: "Timer.clear", module: "timer", moduleName: "Timer", deprecated: false },
  ...{ href: "/docs/api/timer#clear", signature: "Timer.clear(id: TimerId): ()", signatures: [] },
  summary: "Stops a running countdown.",
};

const ROTATION =
  "A quaternion keeps a rotation. Rotations are combined by multiplying them, " +
  "and <b>markup</b> & such stays text.";
const FILLER = "Filler words are here. ".repeat(30);
const LONG = `${FILLER}Then the needle and the haystack. ${FILLER}`;
const sections = [
  section("guide", "Core concepts", "", "Scripts run in sandboxes. Each addon gets its own."),
  section("guide", "Core concepts", "Rotating things", ROTATION),
  section("guide", "Creating packages", "Packaging", "A package is a folder with an index file."),
  section("guide", "Creating packages", "Long", LONG),
  section("post", "Developer preview", "What is new", "The renderer draws rotating shadows."),
];
const index = openIndex(buildSymbolIndex([clear]), buildWordIndex(sections));

const hrefs = (query: string) =>
  [...search(index, query).guides, ...search(index, query).posts].map(({ href }) => href);
const plain = (segments: PageResult["snippet"]) => segments.map(({ text }) => text).join("");
const hits = (segments: PageResult["snippet"]) => segments.filter(({ hit }) => hit).map(({ text }) => text);

describe("searches by word", () => {
  it("lead to the heading above the words", () => {
    expect(hrefs("index file")).toEqual(["/docs/creating-packages#packaging"]);
    expect(hrefs("sandboxes")).toEqual(["/docs/core-concepts"]);
  });

  it("find other forms of a word, and words that are still being typed", () => {
    expect(hrefs("rotate")).toContain("/docs/core-concepts#rotating-things");
    expect(hrefs("package")[0]).toBe("/docs/creating-packages#packaging");
    expect(hrefs("multipl")).toEqual(["/docs/core-concepts#rotating-things"]);
    expect(hrefs("quaterni")).toEqual(["/docs/core-concepts#rotating-things"]);
  });

  it("leave out those that say nothing", () => {
    expect(hrefs("the quaternion of a rotation")[0]).toBe("/docs/core-concepts#rotating-things");
  });

  it("forgive a typo in a long word when nothing else is found", () => {
    for (const word of ["quaternoin", "quatrenion", "quaternon"])
      expect(hrefs(word), word).toEqual(["/docs/core-concepts#rotating-things"]);
    expect(hrefs("qautrenoin")).toEqual([]);
  });

  it("find words of any script, with accents or without, composed or not", () => {
    const texts = [
      "Große Flächen füllen",
      "Größe".normalize("NFD"),
      "設定ファイルを読み込みます。API リファレンス",
      "การตั้งค่าโปรแกรม",
      "हिन्दी में खोज",
      "настройка сцены",
    ];
    const guides = texts.map((text, at) => section("guide", String(at), "", text));
    const other = openIndex(null, buildWordIndex(guides));
    const found = (query: string) => {
      const hrefsOf = search(other, query).guides.map(({ href }) => href.slice("/docs/".length));
      return `${query}: ${hrefsOf.join()}`;
    };
    const latin = ["flachen: 0", "größe: 1,0", "Grosse: "];
    const japanese = ["ファイル: 2", "読: 2", "定: 2", "ファイル 設定: 2", "APIリファレンス: 2", "定設: "];
    const wanted = [...latin, ...japanese, "ตั้งค่า: 3", "हिन्दी: 4", "сцен: 5"];
    expect(wanted.map((line) => found(line.split(": ")[0] ?? ""))).toEqual(wanted);
    const [hit] = search(other, "読み込み").guides;
    expect(hits(hit?.snippet ?? []).join("")).toBe("読み込み");
    expect(plain(hit?.snippet ?? [])).toBe(texts[2]);
  });

  it("keep guides and posts apart", () => {
    const { guides, posts } = search(index, "rotation");
    expect(guides.map(({ href }) => href)).toEqual(["/docs/core-concepts#rotating-things"]);
    expect(posts.map(({ href }) => href)).toEqual(["/docs/developer-preview#what-is-new"]);
    expect(search(index, "post: rotation").guides).toEqual([]);
    expect(search(index, "fn: rotation")).toMatchObject({ guides: [], posts: [] });
  });

  it("show the words around, marked, as text alone", () => {
    const [hit] = search(index, "rotation markup").guides;
    expect(hits(hit?.snippet ?? [])).toEqual(["rotation", "Rotations", "markup"]);
    expect(plain(hit?.snippet ?? [])).toContain("<b>markup</b> & such");
    expect(hits(hit?.heading ?? [])).toEqual(["Rotating"]);
  });

  it("cut a long text down to where the words are", () => {
    const [hit] = search(index, "needle haystack").guides;
    const text = plain(hit?.snippet ?? []);
    expect(text).toMatch(/^….*needle and the haystack.*…$/);
    expect(text.length).toBeLessThanOrEqual(165);
  });

  it("find symbols by what is said of them, after those found by name", () => {
    const [hit] = search(index, "countdowns").symbols;
    const { path, href, signature } = clear;
    expect(hit).toMatchObject({ reason: "meaning", symbol: { path, href, signature } });
    expect(hits(hit?.summary ?? [])).toEqual(["countdown"]);
  });

  it("find symbols by all other texts about them, after those", () => {
    const details =
      "Stops a running countdown. Unfinished ones **never** ring, whatever their durations are.";
    const told = { ...clear, details };
    const start = { ...clear, path: "Timer.start", summary: "Rings once." };
    const open = openIndex(buildSymbolIndex([told, start]), null);
    const paths = (query: string) => search(open, query).symbols.map(({ symbol }) => symbol.path);
    expect(paths("duration")).toEqual(["Timer.clear"]);
    expect(paths("countdown duration")).toEqual(["Timer.clear"]);
    expect(paths("ring")).toEqual(["Timer.start", "Timer.clear"]);
    expect(paths("bell")).toEqual([]);
  });

  it("work with either part of the index missing, and find nothing in one of another version", () => {
    expect(search(openIndex(null, buildWordIndex(sections)), "quaternion").guides).toHaveLength(1);
    expect(search(openIndex(buildSymbolIndex([clear]), null), "clear").symbols).toHaveLength(1);
    // The index of a site of another version.
    const later = { ...buildWordIndex(sections), v: 99 } as unknown as ReturnType<typeof buildWordIndex>;
    expect(search(openIndex(null, later), "quaternion").guides).toEqual([]);
  });
});
