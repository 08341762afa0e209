import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { pageHtml } from "../../../src/node/site-files/feed-posts";
import { hasPosts } from "../../../src/node/content/blog-facts";
import { writeBlogFeeds } from "../../../src/node/site-files/write-feeds";
import { toRobots, toSitemap } from "../../../src/node/site-files/site-files";
import { expectCases } from "../../support/read-cases";
import { temporaryFolder } from "../../support/temporary-folder";
import { readContent, type GuideArchive } from "../../../src/node/content/read-content";

const url = "https://site.example/blog/post";
const page = (body: string): string =>
  `<html><body><nav><a href="/">Home</a></nav><article><h1>Title</h1><div class="x prose">${body}</div></article></body></html>`;

test("a post in a feed has its text, with absolute addresses and without what only works in the page", () =>
  expectCases("cases/feed-html.txt", ([body = ""]) => pageHtml(page(body), url)));

test("there are feeds where there are posts, and not for a folder with tags alone", () => {
  const blogs = ["content/blog", "tests/fixtures/untrusted/content/blog"];
  expect([...blogs, "i18n", "none"].filter(hasPosts)).toEqual(blogs);
});

test("robots.txt lets crawlers in and names the sitemap", () => {
  const rules = "User-agent: *\nAllow: /\n\nSitemap: https://site.example/manual/sitemap.xml\n";
  expect(toRobots("https://site.example/manual")).toBe(rules);
});

test("a sitemap has each page once, in order, with the day of a post, and is XML whatever the addresses hold", () => {
  const dates = new Map([["/a", "2025-01-31T00:00:00.000Z"]]);
  const sitemap = toSitemap("https://site.example", ["/b", "/a", "/b", "/c&d'é"], dates);
  expect(sitemap.split("\n").slice(2, -2)).toEqual([
    "<url><loc>https://site.example/a</loc><lastmod>2025-01-31</lastmod></url>",
    "<url><loc>https://site.example/b</loc></url>",
    "<url><loc>https://site.example/c&amp;d&apos;%C3%A9</loc></url>",
  ]);
});

test("a blog of drafts alone has no feeds: nothing of it is published", () => {
  const folder = temporaryFolder("drafts");
  writeFileSync(path.join(folder, "draft.mdx"), "---\ntitle: Later\ndraft: true\n---\n\ndraft: false\n");
  expect(hasPosts(folder)).toBe(false);
  writeFileSync(path.join(folder, "post.mdx"), "---\ntitle: Now\n---\n\ndraft: true\n");
  expect(hasPosts(folder)).toBe(true);
});

test("a failed query ends the build with its error", async () => {
  const error = new Error("No field of this name.");
  const panicOnBuild = vi.fn();
  const graphql = async () => ({ errors: [error] });
  await writeBlogFeeds({ graphql, reporter: { panicOnBuild } } as never);
  expect(panicOnBuild).toHaveBeenCalledWith("The posts could not be read for the feeds.", error);
});

function archiveOf(text: string): GuideArchive | null {
  const content = { kind: "guide", version: null, slug: "doors" } as const;
  const { value } = readContent(content, { file: "doors.mdx", text, versionPath: "/docs" });
  return value?.kind === "guide" ? value.archive : null;
}

const guide = (...lines: string[]): string =>
  ["---", "title: Doors", "description: A door.", ...lines].join("\n");
const fence = (meta: string, code: string): string => ["```luau " + meta, code, "```"].join("\n");

const SAMPLES = [
  "---",
  fence('file="index.luau"', "print(1)"),
  fence('title="index.luau (at the end)"', "print(2)"),
  fence('file="index.luau"', "-- highlight-next-line\nprint(3)"),
  fence('file="door/index.luau"', "return {}"),
].join("\n\n");

test("an archive has each file as its last sample shows it, without marks", () => {
  const archive = archiveOf(guide("archive: doors", "archive_files: [models/door.gltf]", SAMPLES));
  expect(archive?.folder).toBe("doors");
  expect(archive?.samples).toEqual([
    ["index.luau", "print(3)\n"],
    ["door/index.luau", "return {}\n"],
  ]);
  expect(archive?.others).toEqual(["models/door.gltf"]);
});

test("a guide that does not name an archive has none", () => {
  expect(archiveOf(guide(SAMPLES))).toBeNull();
});
