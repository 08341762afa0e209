import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { readPages, type RenderedPage } from "../../../src/node/built-pages/read-pages";
import { writeUnlessSame } from "../../../src/node/files/write-unless-same";
import type { Annotator } from "../../../src/node/samples/annotator";
import { folderOfEachTest } from "../../support/temporary-folder";

const NO_ANNOTATIONS: Annotator = {
  digest: "",
  stateOf: () => "",
  read: () => ({ annotations: [], uses: [], codes: [] }),
  usersOf: () => [],
  usedIn: () => ({ of: () => null, files: () => new Map() }),
};
let readings: string;
const { pathOf, write: put } = folderOfEachTest("read-pages");
beforeEach(() => {
  readings = pathOf(".cache/page-readings.json");
  put("public/webpack.stats.json", "{}");
  put("public/app-0123456789abcdef0123.js");
  put("public/_gatsby/slices/part.html", "<i>part</i>");
  put("static/robots.txt");
});

const html = [
  '<h2 id="start"><a name="old" href="#start">Start</a></h2>',
  '<img src="a.png" srcset="b.png 1x, w_100,h_50/c.png 2x"><p style="color:red" onclick="x()">',
  '<meta property="og:image" content="/card.png">',
].join("");
const reading = {
  ids: ["start", "old"],
  urls: ["#start", "a.png", "b.png", "w_100,h_50/c.png", "/card.png"],
  bytes: html.length,
  code: {
    ...{ scripts: [], styles: [], images: [], media: [], frames: [] },
    styleAttributes: [expect.stringMatching(/^'sha256-/)],
    refused: ['<p onclick="x()">'],
  },
};

function pageOf(text: string): RenderedPage | undefined {
  writeUnlessSame(pathOf("public/index.html"), text);
  return readPages(pathOf(), NO_ANNOTATIONS).pages.get("index.html");
}

const shownOf = (page: RenderedPage | undefined) => ({ html: page?.text(), reading: page?.reading });

/** Marks what is kept, so that a reading from the file can be told from a new one. */
const mark = (): void => writeFileSync(readings, readFileSync(readings, "utf8").replaceAll("start", "kept"));

test("every page that is published is read, and no other file", () => {
  expect(shownOf(pageOf(html))).toEqual({ html, reading });
  const { files, pages } = readPages(pathOf(), NO_ANNOTATIONS);
  expect([[...files.keys()], [...pages.keys()]]).toEqual([["index.html", "robots.txt"], ["index.html"]]);
});

test("a page is parsed in the first build, and again when it has changed", () => {
  pageOf(html);
  mark();
  expect(pageOf(html)?.reading.ids).toEqual(["kept", "old"]);
  expect(pageOf(`${html} `)?.reading).toEqual({ ...reading, bytes: html.length + 1 });
});

test("a page is annotated in the first build, and again when the notes have changed", () => {
  put("public/index.html", html);
  const read = (digest: string, text: string, notes = "") =>
    readPages(pathOf(), {
      ...NO_ANNOTATIONS,
      digest,
      stateOf: (_page, codes) => codes.join() + notes,
      read: () => ({ annotations: [{ offset: 0, text }], uses: [], codes: ["sample"] }),
    }).pages.get("index.html");
  expect(shownOf(read("1", "<samp>a"))).toEqual({
    html: `<samp>a${html}`,
    reading: { ...reading, bytes: html.length + 7 },
  });
  expect(read("1", "<samp>bc")?.text()).toBe(`<samp>a${html}`);
  expect(read("2", "<samp>bc")?.text()).toBe(`<samp>bc${html}`);
  expect(read("2", "<samp>cde", "!")?.reading.bytes).toBe(html.length + 9);
});

test("an edit of a guide changes the pages of the entries that it uses, and no other page", () => {
  const annotator: Annotator = {
    ...NO_ANNOTATIONS,
    read: (_page, text) => ({
      ...{ annotations: [], codes: [] },
      uses: [{ anchor: "", title: "", isEntry: false, uses: [{ href: text, sample: null }] }],
    }),
    usedIn: (uses) => ({
      files: () => new Map(),
      of: (page) =>
        uses.get("/guide")?.[0]?.uses[0]?.href === page
          ? { key: "guide", insertions: () => [{ offset: 0, text: "<ul></ul>" }] }
          : null,
    }),
  };
  const pages = { "a.html": "<p>a", "b.html": "<p>b", "guide.html": "" };
  for (const [file, text] of Object.entries(pages)) put(`public/${file}`, text);
  const build = (guide: string, year: number) => {
    put("public/guide.html", guide);
    // Files that are written within a tick of the clock have the same time.
    utimesSync(pathOf("public/guide.html"), new Date(year, 1), new Date(year, 1));
    const { pages: read } = readPages(pathOf(), annotator);
    return Object.keys(pages).map((file) => `${read.get(file)?.text()} ${read.get(file)?.reading.bytes}`);
  };
  expect(build("/a", 2020)).toEqual(["<ul></ul><p>a 13", "<p>b 4", "/a 2"]);
  expect(build("/b", 2021)).toEqual(["<p>a 4", "<ul></ul><p>b 13", "/b 2"]);
  expect(build("none", 2022)).toEqual(["<p>a 4", "<p>b 4", "none 4"]);
});

test("a link to the page in another version counts without its place, which that version may not have", () => {
  const links =
    '<a href="/docs/1.0/api#cool" data-keep-place="/docs/1.0/api#cool"></a><a href="/docs/api#cool"></a>';
  expect(pageOf(links)?.reading.urls).toEqual(["/docs/1.0/api", "/docs/api#cool"]);
});

test("the readings of pages that no longer exist are dropped", () => {
  pageOf(html);
  mark();
  pageOf("<p>");
  expect(pageOf(html)?.reading).toEqual(reading);
});

test("readings that are damaged, or of another program, are made again", () => {
  pageOf(html);
  mark();
  put("src/node/read-page.ts", "export {};");
  expect(pageOf(html)?.reading).toEqual(reading);
  writeFileSync(readings, "{");
  expect(pageOf(html)?.reading).toEqual(reading);
  expect(existsSync(`${readings}.new`)).toBe(false);
});
