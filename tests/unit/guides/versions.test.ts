import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { referenceOf } from "../../../src/node/settings/reference-files";
import { docsVersions, versionProblems } from "../../../src/node/settings/docs-versions";
import { docsLocation, inNewest, itemsAround } from "../../../src/node/content/doc-locations";
import { inVersion } from "../../../src/lib/docs/doc-location";
import { groupsOf } from "../../../src/lib/docs/long-list";
import { addVersion, freezeVersion } from "../../../scripts/freeze-version";
import { folderOfEachTest } from "../../support/temporary-folder";

const next = { name: "next", label: "Next", path: "next", pages: "class" } as const;
const two = { name: "2.0", label: "2.0", path: "", pages: "module" } as const;
const one = { name: "1.0", label: "1.0", path: "1.0", pages: "module" } as const;

describe("the versions of the configuration", () => {
  test("one alone has no standing to others", () => {
    const definitions = ["definitions"];
    const only = { ...next, path: "/docs", status: "only", frozen: null, definitions, date: null };
    expect(docsVersions({ versions: [{ ...next, path: "" }], definitions }, [])).toEqual([only]);
  });
  test("of several, those before the one at /docs are not released, those after it are old", () => {
    const found = docsVersions({ versions: [next, two, one], definitions: ["../api"] }, ["1.0", "2.0"]);
    expect(found.map(({ path: href, status, definitions }) => [href, status, definitions])).toEqual([
      ["/docs/next", "unreleased", ["../api"]],
      ["/docs", "latest", ["content/versions/2.0/definitions"]],
      ["/docs/1.0", "old", ["content/versions/1.0/definitions"]],
    ]);
  });
  test("what does not fit together is told", () => {
    expect(versionProblems([next, two, one], ["1.0", "2.0"])).toEqual([]);
    expect(versionProblems([next, two], ["1.0"])).toEqual([
      "The versions next, 2.0 have no folder in content/versions/. One version is the one being written; freeze the others with `npx --no-install luau-docs version`.",
      "content/versions/1.0 is not among the versions of site.config.ts, so it has no pages.",
    ]);
    const problem = "No version has an empty `path`, so /docs itself shows none.";
    expect(versionProblems([next], [])).toEqual([problem]);
  });
});

describe("a page of a version", () => {
  const item = (href: string) => ({ label: href, href, depth: 0, collapsed: false });
  const items = [item("/docs/next/intro"), item("/docs/next/new")];
  const versions = [
    { name: "next", label: "Next", path: "/docs/next", status: "unreleased", items },
    { name: "2.0", label: "2.0", path: "/docs", status: "latest", items: [item("/docs/intro")] },
    { name: "1.0", label: "1.0", path: "/docs/1.0", status: "old", items: [item("/docs/1.0/intro")] },
  ];
  test("leads to the same page of the newest release", () => {
    expect(docsLocation(versions, "/docs/next/intro")).toMatchObject({
      version: { label: "Next", path: "/docs/next", status: "unreleased" },
      newest: { label: "2.0", path: "/docs/intro" },
      canonical: "/docs/intro",
    });
  });
  test("leads to the newest release's first page where that has no such page, and is its own canonical page", () => {
    const location = { newest: { path: "/docs" }, canonical: "/docs/next/new" };
    expect(docsLocation(versions, "/docs/next/new")).toMatchObject(location);
  });
  test("has an address in the newest release for each of its own, but for pages of that release and of none", () => {
    const paths = ["/docs/next/api/roblox/Instance", "/docs/1.0/api/x/y", "/docs/api/x/y", "/blog"];
    const newest = ["/docs/api/roblox/Instance", "/docs/api/x/y", null, null];
    expect(paths.map((path) => inNewest(versions, path))).toEqual(newest);
  });
  test("of the newest release leads to no other", () =>
    expect(docsLocation(versions, "/docs/intro")).toMatchObject({ newest: null, canonical: "/docs/intro" }));
  test("is told from pages that are none of the docs", () =>
    expect(docsLocation(versions, "/blog")).toBeNull());
  test("knows the pages around it", () => {
    const around = { previous: { href: "/docs/next/intro" }, next: null, categories: [] };
    expect(docsLocation(versions, "/docs/next/new")).toMatchObject(around);
  });
  test("links within its own version, as far as that has the page", () => {
    const old = { path: "/docs/1.0", pages: new Set(["/docs/1.0/intro"]) };
    const hrefs = ["/docs/intro#start", "/docs/new", "/docs", "/blog", "/docsx"];
    const inOld = ["/docs/1.0/intro#start", "/docs/new", "/docs/1.0", "/blog", "/docsx"];
    expect(hrefs.map((href) => inVersion(old, href))).toEqual(inOld);
    expect(inVersion({ path: "/docs", pages: new Set() }, "/docs/intro")).toBe("/docs/intro");
  });
});

describe("the sidebar of a page", () => {
  const reference = { label: "Reference", href: null, depth: 0, collapsed: false };
  const guide = { label: "Intro", href: "/docs/intro", depth: 0, collapsed: false };
  const modules = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      return { label: `m${index}`, href: `/docs/api/m${index}`, depth: 1, collapsed: false };
    });
  test("is whole while it is short", () => {
    const items = [guide, reference, ...modules(100)];
    expect(itemsAround(items, "/docs/api/m7")).toEqual(items);
  });
  test("has the long reference's group around the page, and of each other group a link to its first page", () => {
    const lines = itemsAround([guide, reference, ...modules(101)], "/docs/api/m40").map(
      ({ label, href, depth }) => `${"  ".repeat(depth)}${label}${href === null ? ":" : ""}`,
    );
    const group = modules(68).slice(34);
    expect(lines).toEqual([
      ...["Intro", "Reference:", "  m0 – m33", "  m34 – m67:"],
      ...[...group.map(({ label }) => `    ${label}`), "  m68 – m100"],
    ]);
  });
  test("is as long as the site is, up to a hundred pages one after the other", () => {
    const lengths = (count: number) => groupsOf(modules(count)).map((group) => group.length);
    expect([0, 1, 100, 101].map(lengths)).toEqual([[], [1], [100], [34, 34, 33]]);
    expect(lengths(1500)).toEqual(Array(30).fill(50));
  });
  test("of a page outside of the reference opens none of its groups", () => {
    expect(itemsAround([guide, reference, ...modules(1500)], "/docs/intro")).toHaveLength(32);
  });
});

describe("npm run docs:version", () => {
  const { pathOf, write, read } = folderOfEachTest("version");
  const config = () => read("site.config.ts");
  const names = (folder: string) => readdirSync(pathOf(folder));
  const frozen = "content/versions/1.0";
  beforeEach(() => {
    for (const name of ["content/docs", "definitions", "site.config.ts"])
      cpSync(name, pathOf(name), { recursive: true });
  });
  const moveDefinitions = (): void => {
    mkdirSync(pathOf("engine"));
    renameSync(pathOf("definitions"), pathOf("engine/api"));
  };

  test("keeps guides and definitions, and puts the version into the configuration", () => {
    expect(freezeVersion(pathOf(), "1.0", "2026-01-31")).toEqual({ frozen });
    expect(names(`${frozen}/docs`)).toEqual(readdirSync("content/docs"));
    const definitions = readdirSync("definitions").filter((name) => name !== "README.md");
    expect(names(`${frozen}/definitions`)).toEqual(definitions);
    expect(config()).toContain(
      '  versions: [\n    { name: "next", label: "Next", path: "next" },\n    { name: "1.0", label: "1.0", path: "", date: "2026-01-31" },\n  ],\n',
    );
  });
  test("twice gives each release its place", () => {
    freezeVersion(pathOf(), "1.0", "2026-01-31");
    freezeVersion(pathOf(), "2.0", "2026-02-28");
    const [, versions = ""] = /versions: \[([^\]]*)\]/.exec(config()) ?? [];
    expect(versions.match(/(?:name|path|date): "[^"]*"/g)?.join(" ")).toBe(
      'name: "next" path: "next" name: "2.0" path: "" date: "2026-02-28" ' +
        'name: "1.0" path: "1.0" date: "2026-01-31"',
    );
  });
  test("keeps what a version says of its pages, and does without guides", () => {
    write("site.config.ts", config().replace('path: "" }]', 'path: "", pages: "class" }]'));
    rmSync(pathOf("content/docs"), { recursive: true });
    expect(freezeVersion(pathOf(), "1.0", "2026-01-31")).toEqual({ frozen });
    expect(config()).toContain(
      '    { name: "next", label: "Next", path: "next", pages: "class" },\n    { name: "1.0", label: "1.0", path: "", pages: "class", date: "2026-01-31" },\n',
    );
    expect(names(frozen)).toEqual(["definitions"]);
  });
  test.each(['"', "'", "`"])("keeps definitions in a folder of the configuration, in %s", (quote) => {
    const setting = `  definitions: ${quote}engine/api${quote}, // ours\n  versions:`;
    write("site.config.ts", config().replace("  versions:", setting));
    moveDefinitions();
    expect(freezeVersion(pathOf(), "1.0")).toEqual({ frozen });
    expect(names(`${frozen}/definitions`)).toContain("timer.d.luau");
  });
  test("keeps each of several folders and globs of definitions in a folder of its name", () => {
    const current = ["engine/api", "plugins/**/api/*.luau", "tools/api"];
    const list = current.map((one) => `    "${one}",\n`).join("");
    write(
      "site.config.ts",
      config().replace("versions:", () => `definitions: [\n${list}  ],\n  versions:`),
    );
    moveDefinitions();
    for (const file of ["plugins/kite/api/kite.luau", "plugins/kite/main.luau", "tools/api/fold.luau"])
      write(file, "return {}\n");
    expect(freezeVersion(pathOf(), "1.0")).toEqual({ frozen });
    const definitions = `${frozen}/definitions`;
    expect(names(definitions)).toEqual(["api", "api-2", "plugins"]);
    expect(names(`${definitions}/plugins/kite`)).toEqual(["api"]);
    expect(names(`${definitions}/api-2`)).toEqual(["fold.luau"]);
    const version = { definitions: [definitions], frozen: "1.0" };
    expect(referenceOf({ docs: ["tools/api/gone.json"] }, version, current)).toEqual({});
  });
  test("refuses a name that is none, and a version that exists, and changes nothing then", () => {
    const before = config();
    expect(freezeVersion(pathOf(), "../x")).toHaveProperty("problem");
    mkdirSync(pathOf(frozen), { recursive: true });
    const problem = `${frozen} exists already. Remove the folder to freeze the version again.`;
    expect(freezeVersion(pathOf(), "1.0")).toEqual({ problem });
    expect(config()).toBe(before);
  });
  test("says what to do with a list that it cannot read", () => {
    write("site.config.ts", "export const siteConfig = { versions: all };\n");
    expect(freezeVersion(pathOf(), "1.0")).toHaveProperty("problem");
    expect(names("content")).toEqual(["docs"]);
    const written = '  versions: [{ name: "a", label: "A", path: "" }, ...more],\n';
    expect(addVersion(written, "1.0", "2026-01-31")).toHaveProperty("problem");
  });
});
