import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, statSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { mirrorFolder } from "../../../scripts/build/mirror-folder";
import { filesUnder, publishedFiles } from "../../../src/node/files/published-files";
import { root } from "../../support/site-inputs";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write, read } = folderOfEachTest("published");

test("the site's own files are published, and what the build wrote, but for the notes and bundles of Gatsby", () => {
  const hash = "0".repeat(20);
  const ofGatsby = [
    ...["webpack.stats.json", "chunk-map.json", "~partytown/partytown.js", "_gatsby/slices/a.html"],
    ...["page-data/index/page-data.json", `styles.${hash}.css`],
    ...["", ".map", ".LICENSE.txt"].map((ending) => `app-${hash}.js${ending}`),
  ];
  for (const file of [...ofGatsby, "index.html", "assets/app-0.js"]) write(`public/${file}`);
  for (const file of ["img/mark.svg", "robots.txt"]) write(`static/${file}`);
  const files = publishedFiles(pathOf());
  expect([...files.keys()]).toEqual(["assets/app-0.js", "img/mark.svg", "index.html", "robots.txt"]);
  expect(files.get("robots.txt")).toBe(pathOf("static/robots.txt"));
});

test("a mirror holds what its layers hold, the later over the earlier, and leaves equal files alone", () => {
  write("one/a.txt", "1");
  write("one/sub/b.txt", "1");
  write("one/skipped/c.txt", "1");
  write("two/sub/b.txt", "2");
  symlinkSync("anna@desk.4711", pathOf("one/.#a.txt"));
  write("target/a.txt", "1");
  write("target/sub", "a file where a folder is to be");
  write("target/gone/d.txt", "old");
  write("target/.cache/kept", "kept");
  const longAgo = new Date(2001, 1, 1);
  utimesSync(pathOf("target/a.txt"), longAgo, longAgo);
  const layers = [
    { folder: pathOf("one"), includes: (name: string) => name !== "skipped" },
    { folder: pathOf("two"), includes: () => true },
  ];
  mirrorFolder(layers, pathOf("target"), (name) => name === ".cache");
  expect(filesUnder(pathOf("target"))).toEqual([".cache/kept", "a.txt", "sub/b.txt"]);
  expect(read("target/sub/b.txt")).toBe("2");
  expect(statSync(pathOf("target/a.txt")).mtime).toEqual(longAgo);
  expect(existsSync(pathOf("target/gone"))).toBe(false);
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
    mkdirSync(pathOf("site/definitions"), { recursive: true });
    const targets = {
      ...{ "static/etc": "/etc", "content/docs/secret.mdx": "../../../other/secret.txt" },
      ...{ "definitions/more": "../../other", "content/up": "..", "content/upper": "../.." },
      ...{ "content/docs/broken.mdx": "gone.mdx", "content/docs/itself.mdx": "itself.mdx" },
      ...{ "static/zero": "/dev/zero", "content/copy.mdx": "docs/a.mdx", "content/more": "docs" },
    };
    for (const [link, target] of Object.entries(targets)) symlinkSync(target, pathOf(`site/${link}`));
    execFileSync("mkfifo", [pathOf("site/content/docs/pipe.mdx")]);
    const layers = [{ folder: pathOf("site"), includes: () => true }];
    const refused = mirrorFolder(layers, pathOf("stage"), () => false);
    expect(filesUnder(pathOf("stage"))).toEqual([
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
