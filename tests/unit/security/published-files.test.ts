import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { mirrorFolder } from "../../../scripts/build/mirror-folder";
import { filesUnder, publishedFiles } from "../../../src/node/files/published-files";
import { root } from "../../support/site-inputs";
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
  symlinkSync("anna@desk.4711", at("one/.#a.txt"));
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

// Windows has neither such names nor pipes.
test.skipIf(process.platform === "win32")(
  "what a site cannot be built from is left out, and reported with its reason",
  async () => {
    for (const name of ["a", "50% off", "c#/b", "new\nline"]) write(`site/content/docs/${name}.mdx`);
    for (const name of ["back\\slash", "50% #1"]) write(`site/static/${name}.txt`);
    for (const name of [" a", "a ", "..", "a".repeat(197), "st*r"]) write(`site/content/blog/${name}.mdx`);
    for (const name of ["it's <b> & 😀", "a".repeat(196)]) write(`site/content/blog/${name}.mdx`);
    write("other/secret.txt");
    mkdirSync(at("site/definitions"), { recursive: true });
    const links: readonly (readonly [target: string, link: string])[] = [
      ["/etc", "static/etc"],
      ["../../../other/secret.txt", "content/docs/secret.mdx"],
      ["../../other", "definitions/more"],
      ["..", "content/up"],
      ["../..", "content/upper"],
      ["gone.mdx", "content/docs/broken.mdx"],
      ["itself.mdx", "content/docs/itself.mdx"],
      ["/dev/zero", "static/zero"],
      ["docs/a.mdx", "content/copy.mdx"],
      ["docs", "content/more"],
    ];
    for (const [target, link] of links) symlinkSync(target, at(`site/${link}`));
    execFileSync("mkfifo", [at("site/content/docs/pipe.mdx")]);
    const refused = mirrorFolder([{ folder: at("site"), takes: () => true }], at("stage"), new Set());
    expect(filesUnder(at("stage"))).toEqual([
      `content/blog/${"a".repeat(196)}.mdx`,
      "content/blog/it's <b> & 😀.mdx",
      "content/copy.mdx",
      "content/docs/a.mdx",
      "content/more/a.mdx",
      "static/50% #1.txt",
    ]);
    const lines = refused.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion ?? ""}`);
    const text = lines.filter((line) => !line.startsWith("content/more/")).join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(root, "tests/fixtures/refused-files.txt"));
  },
);
