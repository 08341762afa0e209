import { existsSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { mirrorFolder } from "../../../scripts/build/mirror-folder";
import { filesUnder, publishedFiles } from "../../../src/node/publish/published-files";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder("published");
});

const at = (file: string) => path.join(folder, file);
const write = writerIn(() => folder);

test("the site's own files are published, and what the build wrote, but for the notes and bundles of Gatsby", () => {
  const hash = "0".repeat(20);
  const ofGatsby = [
    "webpack.stats.json",
    "chunk-map.json",
    "~partytown/partytown.js",
    "_gatsby/slices/a.html",
    "page-data/index/page-data.json",
    `app-${hash}.js`,
    `app-${hash}.js.map`,
    `app-${hash}.js.LICENSE.txt`,
    `styles.${hash}.css`,
  ];
  for (const file of [...ofGatsby, "index.html", "assets/app-0.js"]) write(`public/${file}`);
  for (const file of ["img/mark.svg", "robots.txt"]) write(`static/${file}`);
  const files = publishedFiles(folder);
  expect([...files.keys()]).toEqual(["assets/app-0.js", "img/mark.svg", "index.html", "robots.txt"]);
  expect(files.get("robots.txt")).toBe(at("static/robots.txt"));
});

test("a mirror holds what its layers hold, the later over the earlier, and leaves equal files alone", () => {
  write("one/a.txt", "1");
  write("one/sub/b.txt", "1");
  write("one/skipped/c.txt", "1");
  write("two/sub/b.txt", "2");
  symlinkSync("nowhere", at("one/dangling"));
  write("target/a.txt", "1");
  write("target/sub", "a file where a folder is to be");
  write("target/gone/d.txt", "old");
  write("target/.cache/kept", "kept");
  const longAgo = new Date(2001, 1, 1);
  utimesSync(at("target/a.txt"), longAgo, longAgo);
  const layers = [
    { folder: at("one"), takes: (name: string) => name !== "skipped" },
    { folder: at("two"), takes: () => true },
  ];
  mirrorFolder(layers, at("target"), new Set([".cache"]));
  expect(filesUnder(at("target"))).toEqual([".cache/kept", "a.txt", "sub/b.txt"]);
  expect(readFileSync(at("target/sub/b.txt"), "utf8")).toBe("2");
  expect(statSync(at("target/a.txt")).mtime).toEqual(longAgo);
  expect(existsSync(at("target/gone"))).toBe(false);
});
