import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { filesUnder } from "../../../src/node/publish/published-files";
import { swap } from "../../../src/node/publish/publish";
import { syncFolder } from "../../../src/node/publish/sync-folder";
import { temporaryFolder } from "../../support/temporary-folder";

let parent = "";
const at = (file: string) => path.join(parent, file);
beforeEach(() => {
  parent = temporaryFolder("sync");
  mkdirSync(at("source"));
  writeFileSync(at("source/mark.svg"), "<svg/>");
});

/** A build that publishes some pages and the picture. */
function build(pages: Readonly<Record<string, string>>): void {
  const files = syncFolder(at("next"));
  for (const [file, text] of Object.entries(pages)) files.write(file, text);
  files.copy("mark.svg", at("source/mark.svg"));
  files.finish();
}

test("a folder that an earlier build left ends as one that was empty", () => {
  build({ "a/index.html": "1", "b/c/index.html": "2" });
  build({ "a/index.html": "3" });
  expect(filesUnder(at("next"))).toEqual(["a/index.html", "mark.svg"]);
  expect(readFileSync(at("next/a/index.html"), "utf8")).toBe("3");
  // No empty folder answers for a page that is gone.
  expect(existsSync(at("next/b"))).toBe(false);
});

test("a page may take the name of a file, and a file that of a folder", () => {
  build({ a: "1", "b/index.html": "2" });
  build({ "a/index.html": "1", b: "2" });
  expect(filesUnder(at("next"))).toEqual(["a/index.html", "b", "mark.svg"]);
});

test("what is the same is not written again", () => {
  build({ "a/index.html": "1", "b/index.html": "2" });
  const old = new Date(2020, 1);
  for (const file of ["a/index.html", "b/index.html"]) utimesSync(at(`next/${file}`), old, old);
  build({ "a/index.html": "1", "b/index.html": "3" });
  expect(statSync(at("next/a/index.html")).mtime).toEqual(old);
  expect(statSync(at("next/b/index.html")).mtime).not.toEqual(old);
});

test("a copy that was changed, or whose source was, is made again", () => {
  // Files that are written within a tick of the clock have the same time.
  utimesSync(at("source/mark.svg"), new Date(2019, 1), new Date(2019, 1));
  build({});
  const text = () => readFileSync(at("next/mark.svg"), "utf8");
  writeFileSync(at("next/mark.svg"), "<xxx/>");
  build({});
  expect(text()).toBe("<svg/>");
  writeFileSync(at("source/mark.svg"), "<new/>");
  utimesSync(at("source/mark.svg"), new Date(2020, 1), new Date(2020, 1));
  build({});
  expect(text()).toBe("<new/>");
});

test("the site that a swap replaces is where the next build begins", () => {
  const folders = { next: at("next"), published: at("public"), last: at("last") };
  build({ "index.html": "1" });
  swap(folders);
  expect(existsSync(at("next"))).toBe(false);
  build({ "index.html": "2" });
  swap(folders);
  expect(readFileSync(at("public/index.html"), "utf8")).toBe("2");
  expect(readFileSync(at("next/index.html"), "utf8")).toBe("1");
  build({ "index.html": "3" });
  swap(folders);
  expect(readFileSync(at("public/index.html"), "utf8")).toBe("3");
  expect(existsSync(at("last"))).toBe(false);
});
