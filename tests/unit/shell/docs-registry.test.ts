import { describe, expect, test } from "vitest";
import { checkNavbar } from "../../../src/lib/docs/check-navbar";
import { preferredVersion } from "../../../src/lib/docs/preferred-version";
import { docAt, findDoc, findSidebar, versionCandidates } from "../../../src/lib/docs/registry";
import { toLink, versionLinks, type NavbarContext } from "../../../src/lib/shell/navbar-links";
import { storageKeys } from "../../../src/lib/browser/storage";
import { toDocsRegistry, trimRegistry } from "../../../src/node/site-data/docs-registry";
import { memoryStorage } from "./memory-storage";

const versions = [
  { name: "next", label: "Next", path: "next" },
  { name: "2.0", label: "2.0", path: "" },
  { name: "1.0", label: "1.0", path: "1.0" },
];
const released = ["/docs", "/docs/intro", "/docs/api/oven", "/docs/1.0", "/docs/1.0/intro"];
const paths = ["/", ...released, "/docs/next", "/docs/next/intro", "/docs/next/api/glaze", "/blog"];
/** Without a file for it, the sidebar of each version has all pages. */
const sidebars = new Map(versions.map(({ name }) => [name, paths.map((href) => ({ href }))]));
const docs = toDocsRegistry(versions, paths, sidebars);
const place = (path: string): NavbarContext => ({ docs, path, preferredVersion: null });
const targets = (context: NavbarContext) => versionLinks(context).map(({ to }) => to);

const only = [{ name: "next", label: "Next", path: "" }];
const sidebarItem = { type: "docSidebar", position: "left", sidebarId: "docs" } as const;

describe("the registry of docs", () => {
  test("gives every page to the version with the longest path", () => {
    expect(docs.versions.map(({ name, path, docs: ids }) => [name, path, ids])).toEqual([
      ["next", "/docs/next", ["", "api/glaze", "intro"]],
      ["2.0", "/docs", ["", "api/oven", "intro"]],
      ["1.0", "/docs/1.0", ["", "intro"]],
    ]);
    expect(docAt(docs, "/docs/1.0/intro")).toMatchObject({ version: { name: "1.0" }, id: "intro" });
    expect(docAt(docs, "/docs")).toMatchObject({ version: { name: "2.0" }, id: "" });
    expect(docAt(docs, "/docstring")).toBeNull();
  });

  test("links to the version being read, else to the preferred one, else to the latest", () => {
    const first = (path: string, preferred: string | null) =>
      versionCandidates(docs, path, preferred)[0]?.name;
    expect(first("/docs/1.0/intro", "next")).toBe("1.0");
    expect(first("/", "next")).toBe("next");
    expect(first("/", null)).toBe("2.0");
    expect(first("/", "gone")).toBe("2.0");
  });

  test("a version link keeps the page where the version has it", () => {
    expect(versionLinks(place("/docs/next/intro")).map(({ to, current }) => [to, current])).toEqual([
      ["/docs/next/intro", "page"],
      ["/docs/intro", null],
      ["/docs/1.0/intro", null],
    ]);
    expect(targets(place("/docs/next/api/glaze"))).toEqual(["/docs/next/api/glaze", "/docs", "/docs/1.0"]);
    expect(targets(place("/blog"))).toEqual(["/docs/next", "/docs", "/docs/1.0"]);
  });

  test("a missing doc or sidebar is told with those that there are", () => {
    const candidates = versionCandidates(docs, "/docs/1.0", null);
    expect(() => findDoc(candidates, "introduction")).toThrow(
      "There is no doc with the id “introduction” in any of the versions 1.0, 2.0. The doc ids are:\n- api/oven\n- intro",
    );
    expect(() => findSidebar(candidates, "doc")).toThrow(
      "There is no docs sidebar with the id “doc” in any of the versions 1.0, 2.0. The sidebar ids are:\n- docs",
    );
  });

  describe("a sidebar's link", () => {
    const pages = ["/docs", "/docs/intro", "/docs/api/oven", "/docs/api/öfen"];
    const linkOf = (hrefs: readonly (string | null)[]) =>
      toDocsRegistry(only, pages, new Map([["next", hrefs.map((href) => ({ href }))]]));
    const hrefOf = (...hrefs: (string | null)[]) => findSidebar(linkOf(hrefs).versions, "docs").href;

    test("opens the introduction, or else the first doc in it", () => {
      expect(hrefOf("/docs/api/oven", "/docs/intro")).toBe("/docs/intro");
      expect(hrefOf("https://kiln.example", null, "/docs/api/oven")).toBe("/docs/api/oven");
      expect(hrefOf("/docs/api/%C3%B6fen")).toBe("/docs/api/öfen");
      expect(hrefOf("/docs")).toBe("/docs");
    });

    test.each([
      ["nothing", []],
      ["an external link", ["https://kiln.example"]],
      ["a page that is no doc", ["/blog", "/docs/gone"]],
      ["an empty category", [null]],
    ])("has no target where the sidebar holds %s", (_, hrefs) => {
      expect(() => hrefOf(...hrefs)).toThrow(
        "The docs sidebar with the id “docs” of the version Next has no page that a navbar item could link to",
      );
      expect(checkNavbar([sidebarItem], linkOf(hrefs))).toHaveLength(1);
    });
  });

  test("all items that cannot be shown are told, each with its place in the configuration", () => {
    const items = [{ type: "docSidebar", sidebarId: "nothing" } as const];
    const more = { type: "dropdown", position: "left", label: "More", items } as const;
    const problems = checkNavbar(
      [{ type: "doc", position: "left", docId: "nowhere" }, more, sidebarItem],
      docs,
    );
    const suggestion = (at: number) =>
      `Please double-check this item in navbar.items[${at}] of site.config.ts.`;
    const message = (id: string): unknown =>
      expect.stringMatching(`^A navbar item failed to render\\. .*${id}`);
    expect(problems).toMatchObject([
      { path: "navbar.items[0]", problem: { message: message("nowhere"), suggestion: suggestion(0) } },
      { path: "navbar.items[1]", problem: { message: message("nothing"), suggestion: suggestion(1) } },
    ]);
  });

  test("an item of an unknown type raises an error", () => {
    // Programs can pass values that the schema refuses.
    const item = { type: "doc-link", label: "x" } as unknown as Parameters<typeof toLink>[0];
    expect(() => toLink(item, place("/"))).toThrow('There is no navbar item of the type "doc-link".');
  });

  test("a site of one version sends its readers only the ids that its navbar names", () => {
    const one = toDocsRegistry(only, paths, sidebars);
    const trimmed = trimRegistry(one, [{ type: "doc", position: "left", docId: "intro" }]);
    expect(trimmed.versions[0]?.docs).toEqual(["intro"]);
    expect(trimRegistry(docs, [])).toEqual(docs);
  });
});

describe("the page of a class", () => {
  const entries = ["/docs/next/api/oven", "/docs/next/api/oven/Door", "/docs/next/api/oven/Door-function"];
  const site = toDocsRegistry(versions, [...paths, ...entries], sidebars);

  test("is not sent along to every reader, unless the navbar names it", () => {
    const docsOf = (items: Parameters<typeof trimRegistry>[1]) => trimRegistry(site, items).versions[0]?.docs;
    expect(docsOf([])).toEqual(["", "api/glaze", "api/oven", "intro"]);
    expect(docsOf([{ type: "doc", position: "left", docId: "api/oven/Door" }])).toContain("api/oven/Door");
  });

  test("leads to the class on its module's page in other versions that have the module", () => {
    // A function that is called as a class has no other heading there.
    for (const path of entries.slice(1)) {
      const links = targets({ ...place(path), docs: trimRegistry(site, []) });
      expect(links).toEqual(["/docs/next/api/oven#Door", "/docs/api/oven#Door", "/docs/1.0"]);
    }
  });
});

describe("the current item", () => {
  const current = (item: Parameters<typeof toLink>[0], ...paths: string[]) =>
    paths.map((path) => toLink(item, place(path)).current);
  test("is the page itself or the part of the site that it belongs to", () => {
    const blog = { type: "default", label: "Blog", to: "/blog" } as const;
    expect(current(blog, "/blog", "/blog/tags", "/", "/blogging")).toEqual(["page", "true", null, null]);
    expect(current(sidebarItem, "/docs/intro", "/docs/api/oven", "/")).toEqual(["page", "true", null]);
  });
});

describe("the preferred version", () => {
  const names = versions.map(({ name }) => name);

  test("is the one that was stored", () => {
    expect(preferredVersion(memoryStorage({ [storageKeys.preferredVersion]: "1.0" }), names)).toBe("1.0");
  });

  test("is forgotten when there is no such version any more", () => {
    const storage = memoryStorage({ [storageKeys.preferredVersion]: "0.9" });
    expect(preferredVersion(storage, names)).toBeNull();
    expect(storage.get(storageKeys.preferredVersion)).toBeNull();
  });
});
