/** Where entries are used, from the pages that use them: exact lists. */
import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { expect, test } from "vitest";
import { publishedFiles } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { insertAll } from "../../../src/lib/html/insert-all";
import { usedInInsertions } from "../../../src/node/samples/insert-used-in";
import { readFigures } from "../../../src/node/samples/page-figures";
import { usesOf } from "../../../src/node/samples/page-uses";
import type { SamplePage } from "../../../src/node/samples/sample-pages";
import { usedIn } from "../../../src/node/samples/used-in";
import { withUses } from "../../../src/node/samples/used-in-files";
import { english } from "../../support/english";

const TIMER = "/docs/api/timer";

/** A sample of a page, and what it uses: `clear()` calls `Timer.clear`. */
const sampleOf = (...names: readonly string[]): string =>
  `<figure><pre><code>${names.join(" ")}</code></pre></figure>`;

const noteOf = (code: string) => ({
  code,
  isRight: true,
  errors: [],
  types: [],
  uses: code
    .split(" ")
    .map((name) => ({ href: `${TIMER}#${name.replace("()", "")}`, isCalled: name.endsWith("()") })),
});

const linkTo = (name: string): string => `<p>See <a href="/base${TIMER}#${name}">it</a>.</p>`;
const heading = (id: string): string => `<h2 id="${id}">The <code>${id}</code></h2>`;
const prose = (...parts: readonly string[]): string =>
  `<main><nav>${linkTo("clear")}</nav><h1>Title</h1><div class="prose">${parts.join("")}</div></main>`;
const entry = (anchor: string, ...parts: readonly string[]): string =>
  `<section data-entry=""><h3 id="${anchor}"><a>Timer.${anchor}</a>(<a>Id</a>)</h3>${parts.join("")}</section>`;

type Written = readonly [kind: SamplePage["kind"], href: string, html: string];

function listsOf(...pages: readonly Written[]): Readonly<Record<string, readonly string[]>> {
  const lists = usedIn(
    pages.map(([kind, href, html]) => {
      const figures = readFigures(html);
      const samples = new Map(figures.figures.map(({ text }) => [text, noteOf(text)]));
      const plainHref = (written: string): string | null =>
        written.startsWith("/base/") ? written.slice("/base".length) : null;
      const title = href.replace(/.*\//, "");
      return { kind, href, title, sections: usesOf(figures, { samples, plainHref }) };
    }),
  );
  const texts = [...lists].map(([href, places]): [string, readonly string[]] => [
    href.replace(`${TIMER}#`, ""),
    places.map((place) => `${place.titles.join(" › ")} (${place.href})`),
  ]);
  return Object.fromEntries(texts.sort());
}

test("guides are before other entries, and those before posts; a section counts once", () => {
  const lists = listsOf(
    ["post", "/blog/news", prose(sampleOf("after()"))],
    ["reference", TIMER, `<main>${entry("every", sampleOf("after()"), sampleOf("every()"))}</main>`],
    ["guide", "/docs/intro", prose(heading("start"), ...Array(2).fill(sampleOf("after()")), linkTo("after"))],
    ["guide", "/docs/more", prose(linkTo("after"), heading("end"), linkTo("clear"))],
  );
  expect(lists).toEqual({
    after: [
      "intro › The start (/docs/intro#start)",
      "more (/docs/more)",
      "Timer.every (/docs/api/timer#every)",
      "news (/blog/news)",
    ],
    clear: ["more › The end (/docs/more#end)"],
  });
});

test("of guides, those come first that are named after it, then those that show and link it, then by sample", () => {
  const { after } = listsOf(
    ["guide", "/docs/link", prose(linkTo("after"))],
    ["guide", "/docs/mentions", prose(sampleOf("after", "x"))],
    ["guide", "/docs/many", prose(sampleOf("after()", "every()", "clear()"))],
    ["guide", "/docs/long", prose(sampleOf("after()", "everyEvery()"))],
    ["guide", "/docs/short", prose(sampleOf("after()", "every()"))],
    ["guide", "/docs/again", prose(sampleOf("after()", "every()"))],
    ["guide", "/docs/both", prose(sampleOf("after", "every"), linkTo("after"))],
    ["guide", "/docs/named", prose(heading("timers"), linkTo("after"))],
  ) as { after: readonly string[] };
  const order = ["named", "both", "short", "again", "long", "many", "mentions", "link"];
  expect(after.map((text) => text.replace(/ .*/, ""))).toEqual(order);
});

test("an entry's own samples do not count, nor those of its members; the module's introduction does", () => {
  const entries = [entry("Id", sampleOf("Id()", "Id.stop()")), entry("Id.stop", sampleOf("Id()"))];
  const lists = listsOf(["reference", TIMER, `<main>${sampleOf("Id()")}${entries.join("")}</main>`]);
  expect(lists).toEqual({ Id: ["timer (/docs/api/timer)"], "Id.stop": ["Timer.Id (/docs/api/timer#Id)"] });
});

test("headings in an entry's description are not sections", () => {
  const every = entry("every", heading("note"), sampleOf("after"));
  const lists = listsOf(["reference", TIMER, `<main>${every}</main>`]);
  expect(lists).toEqual({ after: ["Timer.every (/docs/api/timer#every)"] });
});

const guides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: "guide" as const,
    href: `/docs/g${index}`,
    titles: ["A < B", `S${index}`],
    isEntry: false,
  }));
const after = { kind: "reference", href: `${TIMER}#after`, titles: ["Timer.after"], isEntry: true } as const;

function insert(html: string, places: Parameters<typeof usedInInsertions>[1]): string {
  const context = { t: english, hrefOf: (href: string) => `/base${href}` };
  return insertAll(html, usedInInsertions(html, places, context));
}

test("the list is at the end of its entry; other entries are left as they are", () => {
  const page = `<main>${entry("every", '<section aria-label="x"></section>')}${entry("clear")}</main>`;
  const list =
    '<details class="link-list used-in" data-uses=""><summary>Explained in 1 · Used in 1</summary>' +
    '<p>Explained in</p><ul><li><a href="/base/docs/g0">A &lt; B › S0</a></li></ul>' +
    '<p>Used in</p><ul><li><a href="/base/docs/api/timer#after"><code>Timer.after</code></a></li></ul></details>';
  const inserted = page.replace("</section></section>", `</section>${list}</section>`);
  expect(insert(page, new Map([["every", [...guides(1), after]]]))).toBe(inserted);
  expect(insert(page, new Map([["gone", guides(1)]]))).toBe(page);
});

test("an entry that has the page to itself has the address of the page", () => {
  expect(insert(entry("every"), new Map([["", guides(1)]]))).toBe(entry("every"));
  const page = `<main><section data-entry=""><h1 id="Id">Id</h1></section>${entry("Id.stop")}</main>`;
  const end = 'S0</a></li></ul></details></section><section data-entry="">';
  expect(insert(page, new Map([["", guides(1)]]))).toContain(end);
});

test("no more than forty guides are listed, and the rest counted", () => {
  const shown = insert(entry("every"), new Map([["every", guides(43)]]));
  expect(shown).toContain("<summary>Explained in 43</summary><ul>");
  expect(shown.match(/<a href/g)).toHaveLength(40);
  expect(shown).toContain("<li>3 more</li></ul></details>");
});

test("the JSON and Markdown of a module list the same places", () => {
  const comment = "\t--- Waits.\n\t---\n\t--- ```luau\n\t--- print(1)\n\t--- ```\n";
  const text = `declare Timer: {\n${comment}\tafter: () -> (),\n\tevery: () -> (),\n}\n`;
  const { model } = runOnSources([sourceFile("timer.d.luau", text)]).value;
  const files = publishedFiles(model, { siteUrl: "https://x.example/base" });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
  const published = { json: textOf("timer.json"), markdown: textOf("timer.md") };
  const root = "https://x.example/base";
  const added = withUses(published, new Map([[`${TIMER}#after`, [...guides(1), after]]]), root);
  const every = "\n\n### `Timer.every`";
  const inGuides = `\n\nExplained in:\n\n- [A \\< B › S0](${root}/docs/g0)`;
  const inEntries = `\n\nUsed in:\n\n- [\`Timer.after\`](${root}${TIMER}#after)`;
  expect(added.markdown).toBe(published.markdown.replace(every, inGuides + inEntries + every));
  const { usedIn: listed, ...rest } = JSON.parse(added.json) as { readonly usedIn: unknown };
  expect(rest).toEqual(JSON.parse(published.json));
  const href = `${root}${TIMER}#after`;
  const guide = { kind: "guide", title: "A < B › S0", href: `${root}/docs/g0` };
  expect(listed).toEqual([{ href, places: [guide, { kind: "reference", title: "Timer.after", href }] }]);
  const schema = JSON.parse(readFileSync("static/schemas/api-module.schema.json", "utf8")) as object;
  const isValid = new Ajv().compile(schema);
  expect(isValid(JSON.parse(added.json ?? "")), JSON.stringify(isValid.errors)).toBe(true);
  expect(withUses(published, new Map([["/docs/api/door#open", guides(1)]]), root)).toEqual(published);
});
