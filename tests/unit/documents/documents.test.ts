import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";
import { documentsAmong } from "../../../scripts/documents/release-texts";
import { filesUnder } from "../../../src/node/files/published-files";
import { siteInputs } from "../../support/site-inputs";

const DECISIONS = "docs/decisions";
const records = readdirSync(DECISIONS)
  .filter((name) => !["README.md", "libraries.md"].includes(name))
  .sort();
/** Documents in folders of the program also name files of their folder. */
const READMES = ["packages/luau-defs/src", "src", "scripts"].flatMap((folder) =>
  filesUnder(folder)
    .filter((file) => path.basename(file) === "README.md")
    .map((file) => path.posix.join(folder, file)),
);
const documents = documentsAmong(siteInputs());

/** Prose alone: samples have links and paths of other sites. */
const proseOf = (document: string): string =>
  readFileSync(document, "utf8").replace(/^ *```[\s\S]*?^ *```$/gm, "");

function anchorsOf(document: string): readonly string[] {
  const slugger = new GithubSlugger();
  return [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugger.slug(heading));
}

function isBroken(document: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? document : path.join(path.dirname(document), file);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

/**
 * Files named as code, by their path in the project or in the document's package: `src/client/router.ts`,
 * `docs/decisions/`.
 */
const NAMED = /(?<!`)`((?:src|scripts|tests|docs|benchmarks|packages|plugins|deploy)\/[\w./-]+)`/g;
/** The same, and files of the document's folder: `router.ts`. */
const NAMED_IN_FOLDER = /`([\w./-]+\.(?:tsx?|mjs|css))`/g;

test.each(documents)("%s links to what exists, and names files that exist", (document) => {
  const links = [
    ...proseOf(document)
      .replaceAll(/`[^`\n]*`/g, "")
      .matchAll(/(?:\]\(|\bsrc(?:set)?=")(?!https?:)([^)"\s]+)[)"]/g),
  ].map(([, link = ""]) => link);
  expect(links.filter((link) => isBroken(document, link))).toEqual([]);
  const files = [...proseOf(document).matchAll(NAMED)].map(([, file = ""]) => file);
  expect(
    files.filter((file) => !existsSync(file) && !existsSync(path.join(path.dirname(document), file))),
  ).toEqual([]);
});

test.each(READMES)("%s names files that exist", (document) => {
  const files = [...proseOf(document).matchAll(NAMED_IN_FOLDER)].map(([, file = ""]) => file);
  const folders = ["", path.dirname(document), "packages/luau-defs/src"];
  expect(files.filter((file) => !folders.some((folder) => existsSync(path.join(folder, file))))).toEqual([]);
});

test.each(records)("%s is in the index, by its title", (record) => {
  const [, title] = /^# (.+)$/m.exec(readFileSync(`${DECISIONS}/${record}`, "utf8")) ?? [];
  expect(readFileSync(`${DECISIONS}/README.md`, "utf8")).toContain(`- [${title}](${record})\n`);
});

const PAGES = documents.filter((file) => /^docs\/(?!decisions\/)(?!README\.md$)/.test(file));

test.each(PAGES)("%s has at most 250 lines, and is in the index", (page) => {
  expect(readFileSync(page, "utf8").split("\n").length).toBeLessThanOrEqual(251);
  const [, linked] = /^docs\/(commands|.*)(?:\/.*)?$/.exec(page) ?? [];
  expect(readFileSync("docs/README.md", "utf8")).toContain(`[${linked}](${linked}`);
});

test("README.md has at most 90 lines, and pictures of at most 150 KB", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme.split("\n").length).toBeLessThanOrEqual(91);
  const pictures = [...readme.matchAll(/\bsrc(?:set)?="([^"]+)"/g)].map(([, file = ""]) => file);
  expect(pictures).toHaveLength(2);
  for (const file of pictures) expect(statSync(file).size).toBeLessThanOrEqual(150 * 1024);
});

test("documents have at most 35,000 words, without those of the engine's own site", () => {
  const words = documents
    .filter((file) => !file.startsWith("content/"))
    .flatMap((file) => readFileSync(file, "utf8").split(/\s+/));
  expect(words.length).toBeLessThanOrEqual(35_000);
});
