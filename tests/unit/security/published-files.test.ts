import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { mirrorFolder } from "../../../scripts/build/mirror-folder";
import { filesUnder, publishedFiles } from "../../../src/node/files/published-files";
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
  mirrorFolder(layers, at("target"), (name) => name === ".cache");
  expect(filesUnder(at("target"))).toEqual([".cache/kept", "a.txt", "sub/b.txt"]);
  expect(readFileSync(at("target/sub/b.txt"), "utf8")).toBe("2");
  expect(statSync(at("target/a.txt")).mtime).toEqual(longAgo);
  expect(existsSync(at("target/gone"))).toBe(false);
});

// Windows has neither such names nor pipes.
test.skipIf(process.platform === "win32")(
  "what a site cannot be built from is left out, and reported with its reason",
  () => {
    for (const file of [
      "site/content/docs/a.mdx",
      "site/content/docs/50% off.mdx",
      "site/content/docs/c#/b.mdx",
    ])
      write(file);
    for (const file of [
      "site/content/docs/new\nline.mdx",
      "site/static/back\\slash.txt",
      "site/static/50% #1.txt",
    ])
      write(file);
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
    const refused = mirrorFolder([{ folder: at("site"), takes: () => true }], at("stage"), () => false);
    expect(filesUnder(at("stage"))).toEqual([
      `content/blog/${"a".repeat(196)}.mdx`,
      "content/blog/it's <b> & 😀.mdx",
      "content/copy.mdx",
      "content/docs/a.mdx",
      "content/more/a.mdx",
      "static/50% #1.txt",
    ]);
    const lines = refused.map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion ?? ""}`);
    expect(lines.filter((line) => !line.startsWith("content/more/")).join("\n")).toMatchInlineSnapshot(`
      "content/blog/ a.mdx: The name \` a.mdx\` begins or ends with a space: no page can have it. Rename it.
      content/blog/...mdx: The name \`...mdx\` consists of dots: no page can have it. Rename it.
      content/blog/a .mdx: The name \`a .mdx\` begins or ends with a space: no page can have it. Rename it.
      content/blog/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.mdx: The name \`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.mdx\` has more than 200 bytes: no page can have it. Rename it.
      content/blog/st*r.mdx: The name \`st*r.mdx\` contains \`*\`: no page can have it. Rename it.
      content/docs/50% off.mdx: The name \`50% off.mdx\` contains \`%\`: no page can have it. Rename it.
      content/docs/broken.mdx: This is a link to \`gone.mdx\`, which does not exist. Repair or remove the link.
      content/docs/c#: The name \`c#\` contains \`#\`: no page can have it. Rename it.
      content/docs/itself.mdx: This is a link to \`itself.mdx\`, which does not exist. Repair or remove the link.
      content/docs/new\\u000aline.mdx: The name \`new\\u000aline.mdx\` contains the control character \\u000a: no page can have it. Rename it.
      content/docs/pipe.mdx: This is a pipe, not a file. Remove it.
      content/docs/secret.mdx: This is a link to \`../../../other/secret.txt\`, outside of the site. Replace the link by a copy.
      content/up: This is a link to \`..\`, a folder that contains the link. Remove the link.
      content/upper: This is a link to \`../..\`, outside of the site. Replace the link by a copy.
      definitions/more: This is a link to \`../../other\`, outside of the site. Name the folder by the setting \`definitions\` of site.config.ts instead.
      static/back\\slash.txt: The name \`back\\slash.txt\` contains \`\\\`: no page can have it. Rename it.
      static/etc: This is a link to \`/etc\`, outside of the site. Replace the link by a copy.
      static/zero: This is a link to \`/dev/zero\`, outside of the site. Replace the link by a copy."
    `);
  },
);
