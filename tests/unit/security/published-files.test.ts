import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mirrorFolder } from "../../../scripts/build/mirror-folder";
import { filesUnder, publishedFiles } from "../../../src/node/publish/published-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "published-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const at = (file: string) => path.join(folder, file);
function write(file: string, text = ""): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

test("notes of the build, maps and bundles of earlier builds are not published", () => {
  const [now, onUse, before] = ["0".repeat(20), "1".repeat(20), "2".repeat(20)];
  write(
    "webpack.stats.json",
    JSON.stringify({
      assetsByChunkName: { app: [`app-${now}.js`], "webpack-runtime": [`webpack-runtime-${now}.js`] },
    }),
  );
  write(`webpack-runtime-${now}.js`, `{454:"${onUse}"}`);
  for (const file of [
    `app-${now}.js`,
    `app-${now}.js.LICENSE.txt`,
    `454-${onUse}.js`,
    `app-${before}.js`,
    `app-${before}.js.LICENSE.txt`,
    `styles.${before}.css`,
  ])
    write(file);
  for (const file of [
    "chunk-map.json",
    "~partytown/partytown.js",
    "_gatsby/slices/a.html",
    `app-${now}.js.map`,
    "index.html",
  ])
    write(file);
  expect(publishedFiles(folder)).toEqual([
    `454-${onUse}.js`,
    `app-${now}.js`,
    `app-${now}.js.LICENSE.txt`,
    "index.html",
    `webpack-runtime-${now}.js`,
  ]);
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
