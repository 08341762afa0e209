import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageReadings, readAhead } from "../../../scripts/publish/page-readings.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "readings-"));
  file = path.join(folder, "cache/readings.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = `<h2 id="start"><a name="old" href="#start">Start</a></h2><img src="a.png" srcset="b.png 1x, w_100,h_50/c.png 2x"><p style="color:red" onclick="x()"><meta property="og:image" content="/card.png">`;
const reading = {
  ids: ["start", "old"],
  urls: ["#start", "a.png", "b.png", "w_100,h_50/c.png", "/card.png"],
  code: { scripts: [], styles: [], styleAttributes: [expect.stringMatching(/^'sha256-/)], images: [], media: [], frames: [], refused: ["<p onclick>"] },
};

/** Marks what is kept, so that a reading from the file can be told from a new one. */
const mark = (): void => writeFileSync(file, readFileSync(file, "utf8").replaceAll("start", "kept"));

test("a page is read once, and again when it has changed", () => {
  const first = pageReadings(file);
  expect(first.read(page)).toEqual(reading);
  first.keep();
  mark();
  const second = pageReadings(file);
  expect(second.read(page).ids).toEqual(["kept", "old"]);
  expect(second.read(`${page} `)).toEqual(reading);
});

test("what nobody asked for is not kept", () => {
  const first = pageReadings(file);
  first.read(page);
  first.keep();
  mark();
  pageReadings(file).keep();
  expect(pageReadings(file).read(page)).toEqual(reading);
});

test("readings that cannot be read, or of another version, are made again", () => {
  const first = pageReadings(file);
  first.read(page);
  first.keep();
  mark();
  writeFileSync(file, readFileSync(file, "utf8").replace(/"version":\d+/, '"version":0'));
  expect(pageReadings(file).read(page)).toEqual(reading);
  writeFileSync(file, "{");
  expect(pageReadings(file).read(page)).toEqual(reading);
});

test("the pages of a folder are read ahead in a thread, and what cannot be is left to who asks for it", async () => {
  mkdirSync(path.join(folder, "public/docs"), { recursive: true });
  writeFileSync(path.join(folder, "public/docs/index.html"), page);
  await readAhead(path.join(folder, "public"), file);
  mark();
  expect(pageReadings(file).read(page).ids).toEqual(["kept", "old"]);
  await readAhead(path.join(folder, "none"), file);
  expect(pageReadings(file).read(page).ids).toEqual(["kept", "old"]);
});
