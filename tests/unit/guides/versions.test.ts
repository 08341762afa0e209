import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { referenceOf } from "../../../src/node/settings/reference-files";
import { docsVersions, versionProblems } from "../../../src/node/settings/docs-versions";
import { docsLocation, inNewest, itemsAround } from "../../../src/node/content/doc-locations";
import { inVersion } from "../../../src/lib/docs/doc-location";
import { groupsOf } from "../../../src/lib/docs/long-list";
import { addVersion, freezeVersion } from "../../../scripts/freeze-version";
import { temporaryFolder } from "../../support/temporary-folder";

const next = { name: "next", label: "Next", path: "next", pages: "class" } as const;
const two = { name: "2.0", label: "2.0", path: "", pages: "module" } as const;
const one = { name: "1.0", label: "1.0", path: "1.0", pages: "module" } as const;

describe("the versions of the configuration", () => {
  test("one alone has no standing to others", () => {
    expect(docsVersions({ versions: [{ ...next, path: "" }], definitions: ["definitions"] }, [])).toEqual([
      {
        name: "next",
        label: "Next",
        path: "/docs",
        status: "only",
        frozen: null,
        definitions: ["definitions"],
        pages: "class",
        date: null,
      },
    ]);
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
    expect(versionProblems([next], [])).toEqual([
      "No version has an empty `path`, so /docs itself shows none.",
    ]);
  });
});

describe("a page of a version", () => {
  const item = (href: string) => ({ label: href, href, depth: 0, collapsed: false });
  const versions = [
    {
      name: "next",
      label: "Next",
      path: "/docs/next",
      status: "unreleased",
      items: [item("/docs/next/intro"), item("/docs/next/new")],
    },
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
    expect(docsLocation(versions, "/docs/next/new")).toMatchObject({
      newest: { path: "/docs" },
      canonical: "/docs/next/new",
    });
  });
  test("has an address in the newest release for each of its own, but for pages of that release and of none", () => {
    expect(
      ["/docs/next/api/roblox/Instance", "/docs/1.0/api/x/y", "/docs/api/x/y", "/blog"].map((path) =>
        inNewest(versions, path),
      ),
    ).toEqual(["/docs/api/roblox/Instance", "/docs/api/x/y", null, null]);
  });
  test("of the newest release leads to no other", () =>
    expect(docsLocation(versions, "/docs/intro")).toMatchObject({ newest: null, canonical: "/docs/intro" }));
  test("is told from pages that are none of the docs", () =>
    expect(docsLocation(versions, "/blog")).toBeNull());
  test("knows the pages around it", () => {
    expect(docsLocation(versions, "/docs/next/new")).toMatchObject({
      previous: { href: "/docs/next/intro" },
      next: null,
      categories: [],
    });
  });
  test("links within its own version, as far as that has the page", () => {
    const old = { path: "/docs/1.0", pages: new Set(["/docs/1.0/intro"]) };
    expect(
      ["/docs/intro#start", "/docs/new", "/docs", "/blog", "/docsx"].map((href) => inVersion(old, href)),
    ).toEqual(["/docs/1.0/intro#start", "/docs/new", "/docs/1.0", "/blog", "/docsx"]);
    expect(inVersion({ path: "/docs", pages: new Set() }, "/docs/intro")).toBe("/docs/intro");
  });
});

describe("the sidebar of a page", () => {
  const reference = { label: "Reference", href: null, depth: 0, collapsed: false };
  const guide = { label: "Intro", href: "/docs/intro", depth: 0, collapsed: false };
  const modules = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `m${index}`,
      href: `/docs/api/m${index}`,
      depth: 1,
      collapsed: false,
    }));
  test("is whole while it is short", () => {
    const items = [guide, reference, ...modules(100)];
    expect(itemsAround(items, "/docs/api/m7")).toEqual(items);
  });
  test("has the long reference's group around the page, and of each other group a link to its first page", () => {
    const lines = itemsAround([guide, reference, ...modules(101)], "/docs/api/m40").map(
      ({ label, href, depth }) => `${"  ".repeat(depth)}${label}${href === null ? ":" : ""}`,
    );
    expect(lines).toEqual([
      "Intro",
      "Reference:",
      "  m0 – m33",
      "  m34 – m67:",
      ...modules(68)
        .slice(34)
        .map(({ label }) => `    ${label}`),
      "  m68 – m100",
    ]);
  });
  test("is as long as the site is, up to a hundred pages one after the other", () => {
    expect(
      [0, 1, 100, 101, 1500].map((length) => groupsOf(modules(length)).map((group) => group.length)),
    ).toEqual([[], [1], [100], [34, 34, 33], Array.from({ length: 30 }, () => 50)]);
  });
  test("of a page outside of the reference opens none of its groups", () => {
    expect(itemsAround([guide, reference, ...modules(1500)], "/docs/intro")).toHaveLength(32);
  });
});

describe("npm run docs:version", () => {
  let site: string;
  beforeEach(() => {
    site = temporaryFolder("version");
    for (const folder of ["content/docs", "definitions"])
      cpSync(folder, path.join(site, folder), { recursive: true });
    cpSync("site.config.ts", path.join(site, "site.config.ts"));
  });

  test("keeps guides and definitions, and puts the version into the configuration", () => {
    expect(freezeVersion(site, "1.0", "2026-01-31")).toEqual({ frozen: "content/versions/1.0" });
    expect(readdirSync(path.join(site, "content/versions/1.0/docs"))).toEqual(readdirSync("content/docs"));
    expect(readdirSync(path.join(site, "content/versions/1.0/definitions"))).toEqual(
      readdirSync("definitions").filter((name) => name !== "README.md"),
    );
    expect(readFileSync(path.join(site, "site.config.ts"), "utf8")).toContain(
      '  versions: [\n    { name: "next", label: "Next", path: "next" },\n    { name: "1.0", label: "1.0", path: "", date: "2026-01-31" },\n  ],\n',
    );
  });
  test("twice gives each release its place", () => {
    freezeVersion(site, "1.0", "2026-01-31");
    freezeVersion(site, "2.0", "2026-02-28");
    expect(
      /versions: \[([^\]]*)\]/
        .exec(readFileSync(path.join(site, "site.config.ts"), "utf8"))?.[1]
        ?.match(/(?:name|path|date): "[^"]*"/g)
        ?.join(" "),
    ).toBe(
      'name: "next" path: "next" name: "2.0" path: "" date: "2026-02-28" ' +
        'name: "1.0" path: "1.0" date: "2026-01-31"',
    );
  });
  test("keeps what a version says of its pages, and does without guides", () => {
    const config = path.join(site, "site.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace('path: "" }]', 'path: "", pages: "class" }]'));
    rmSync(path.join(site, "content/docs"), { recursive: true });
    expect(freezeVersion(site, "1.0", "2026-01-31")).toEqual({ frozen: "content/versions/1.0" });
    expect(readFileSync(config, "utf8")).toContain(
      '    { name: "next", label: "Next", path: "next", pages: "class" },\n    { name: "1.0", label: "1.0", path: "", pages: "class", date: "2026-01-31" },\n',
    );
    expect(readdirSync(path.join(site, "content/versions/1.0"))).toEqual(["definitions"]);
  });
  test.each(['"', "'", "`"])("keeps definitions in a folder of the configuration, in %s", (quote) => {
    const config = path.join(site, "site.config.ts");
    const text = readFileSync(config, "utf8");
    writeFileSync(
      config,
      text.replace("  versions:", `  definitions: ${quote}engine/api${quote}, // ours\n  versions:`),
    );
    mkdirSync(path.join(site, "engine"));
    renameSync(path.join(site, "definitions"), path.join(site, "engine/api"));
    expect(freezeVersion(site, "1.0")).toEqual({ frozen: "content/versions/1.0" });
    expect(readdirSync(path.join(site, "content/versions/1.0/definitions"))).toContain("timer.d.luau");
  });
  test("keeps each of several folders and globs of definitions in a folder of its name", () => {
    const config = path.join(site, "site.config.ts");
    const text = readFileSync(config, "utf8");
    const written =
      'definitions: [\n    "engine/api",\n    "plugins/**/api/*.luau",\n    "tools/api",\n  ],\n  versions:';
    writeFileSync(
      config,
      text.replace("versions:", () => written),
    );
    mkdirSync(path.join(site, "engine"));
    renameSync(path.join(site, "definitions"), path.join(site, "engine/api"));
    for (const file of ["plugins/kite/api/kite.luau", "plugins/kite/main.luau", "tools/api/fold.luau"]) {
      mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
      writeFileSync(path.join(site, file), "return {}\n");
    }
    expect(freezeVersion(site, "1.0")).toEqual({ frozen: "content/versions/1.0" });
    const frozen = path.join(site, "content/versions/1.0/definitions");
    expect(readdirSync(frozen)).toEqual(["api", "api-2", "plugins"]);
    expect(readdirSync(path.join(frozen, "plugins/kite"))).toEqual(["api"]);
    expect(readdirSync(path.join(frozen, "api-2"))).toEqual(["fold.luau"]);
    const version = { definitions: ["content/versions/1.0/definitions"], frozen: "1.0" };
    const current = ["engine/api", "plugins/**/api/*.luau", "tools/api"];
    expect(referenceOf({ docs: ["tools/api/gone.json"] }, version, current)).toEqual({});
  });
  test("refuses a name that is none, and a version that exists, and changes nothing then", () => {
    const before = readFileSync(path.join(site, "site.config.ts"), "utf8");
    expect(freezeVersion(site, "../x")).toHaveProperty("problem");
    mkdirSync(path.join(site, "content/versions/1.0"), { recursive: true });
    expect(freezeVersion(site, "1.0")).toEqual({
      problem: "content/versions/1.0 exists already. Remove the folder to freeze the version again.",
    });
    expect(readFileSync(path.join(site, "site.config.ts"), "utf8")).toBe(before);
  });
  test("says what to do with a list that it cannot read", () => {
    writeFileSync(path.join(site, "site.config.ts"), "export const siteConfig = { versions: all };\n");
    expect(freezeVersion(site, "1.0")).toHaveProperty("problem");
    expect(readdirSync(path.join(site, "content"))).toEqual(["docs"]);
    expect(
      addVersion('  versions: [{ name: "a", label: "A", path: "" }, ...more],\n', "1.0", "2026-01-31"),
    ).toHaveProperty("problem");
  });
});
