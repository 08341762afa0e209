import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../site.config";
import { siteConfig as otherConfig } from "../../fixtures/sites/three-versions/site.config";
import { configRanges } from "../../../src/lib/site-config/config-ranges";
import { readSiteConfig, toMistake } from "../../../src/lib/site-config/read-site-config";

/** The product's configuration with some fields replaced by what the compiler would not let through. */
const withFields = (fields: Readonly<Record<string, unknown>>) =>
  readSiteConfig({ ...siteConfig, ...fields }).problems;
const withItems = (...items: readonly unknown[]) => withFields({ navbar: { title: "x", items } });

describe("site.config.ts", () => {
  test("the product's and the fixture's are right", () => {
    expect(readSiteConfig(siteConfig).problems).toEqual([]);
    expect(readSiteConfig(otherConfig).problems).toEqual([]);
  });

  test("a title and a URL are enough", () => {
    const { site } = readSiteConfig({ title: "Kit", url: "https://kit.example" });
    expect(site).toMatchObject({
      tagline: "Scripting reference of Kit",
      favicon: null,
      defaultLocale: "en-GB",
      locales: { "en-GB": { label: "English", htmlLang: "en-GB", dir: "ltr" } },
      navbar: { title: "Kit", items: [{ to: "/docs", label: "Docs" }, { type: "search" }] },
      versions: [{ name: "next", label: "Next", path: "", pages: "module" }],
      sourceUrl: null,
    });
    expect(readSiteConfig({}).problems.map((problem) => toMistake(problem).message)).toEqual([
      "`title` is missing: expected a text",
      "`url` is missing: expected a text",
    ]);
    expect(withFields({ locales: [] }).map((problem) => toMistake(problem).message)).toEqual([
      "`locales`: found [], expected an object",
    ]);
  });

  test("defaults are filled in", () => {
    const { site } = readSiteConfig({
      ...siteConfig,
      colourMode: undefined,
      announcement: { id: "a", content: "b" },
    });
    expect(site?.colourMode).toEqual({
      defaultMode: "light",
      disableSwitch: false,
      respectPrefersColorScheme: true,
    });
    expect(site?.announcement?.isCloseable).toBe(true);
  });

  test.each([
    [undefined, ["definitions"]],
    ["../src", ["../src"]],
    ["./engine/api/", ["engine/api"]],
    [
      ["src", "lib/*.luau"],
      ["src", "lib/*.luau"],
    ],
  ])("definitions in %s are in the folders %s", (written, folders) => {
    expect(readSiteConfig({ ...siteConfig, definitions: written }).site?.definitions).toEqual(folders);
  });

  test.each(["/srv/engine", "C:/engine", "..\\src", "", ".", "./"])(
    "definitions cannot be in %j",
    (definitions) => expect(withFields({ definitions })).toMatchObject([{ path: "definitions" }]),
  );

  test("a setting that all commands read is refused, with the file that has it", () => {
    const problems = withFields({
      rules: { unpublished: "off" },
      reference: { enums: { item: "EnumItem" }, docs: "api.json", groups: [] },
    });
    expect(problems.map((problem) => toMistake(problem))).toMatchObject([
      {
        message: "`reference.enums` belongs in `luau-defs.config.json`, which the site and all commands read",
        suggestion: 'Write `"enums"` there; paths start from the folder of that file.',
      },
      { message: expect.stringMatching(/^`reference\.docs` belongs in `luau-defs/) },
      { suggestion: expect.stringContaining('"rules"') },
    ]);
  });

  test("a wrong value is told with its path, what was found and what was expected", () => {
    expect(withFields({ colourMode: { defaultMode: "drak" } })).toEqual([
      {
        path: "colourMode.defaultMode",
        found: '"drak"',
        expected: 'one of "light", "dark"',
        nearest: "dark",
      },
    ]);
  });

  test("all wrong values are told at once", () => {
    const problems = withFields({
      url: "loam.example",
      baseUrl: "docs",
      titel: "Loam",
      navbar: { title: 3, items: [{ type: "doc" }] },
    });
    expect(problems.map(({ path }) => path).sort()).toEqual([
      "baseUrl",
      "navbar.items[0].docId",
      "navbar.title",
      "titel",
      "url",
    ]);
    expect(problems.find(({ path }) => path === "titel")?.nearest).toBe("title");
    expect(problems.find(({ path }) => path === "navbar.items[0].docId")).toEqual({
      path: "navbar.items[0].docId",
      found: "nothing",
      expected: "a text",
      nearest: null,
    });
  });

  test("editors take a name without hyphens, and so does the plugin", () => {
    expect(withFields({ definitionsName: "my-engine" })[0]?.expected).toContain(
      "letters, digits and underscores",
    );
    expect(withFields({ definitionsName: "my_engine" })).toEqual([]);
  });

  test("what fields have to have in common is told beside the rest", () => {
    expect(
      withFields({ url: 4, defaultLocale: "fr" })
        .map(({ path }) => path)
        .sort(),
    ).toEqual(["defaultLocale", "url"]);
  });

  test("a misspelt field is told with those of the object that it is in", () => {
    expect(
      withFields({ navbar: { title: "x", items: [], logo: { src: "/a.svg", alt: "", widht: 4 } } })[0],
    ).toMatchObject({ expected: "no field of this name", nearest: "width" });
    expect(withFields({ footer: { stlye: "dark" } })[0]?.nearest).toBe("style");
  });

  test("places are those of the file, of what is missing those of what it is missing from", () => {
    const text = [
      "/** siteConfig of an engine. */",
      'const home = "https://a.example";',
      "export const siteConfig: SiteConfig = {",
      '  title: "A, {b} // c", // no, really: not this',
      "  navbar: {",
      '    items: [{ type: "default", to: "/a" }, { "type": `x}`, href: home + join(home, [1, 2]) }],',
      "  },",
      '  locales: { "en-GB": { label: "English" } },',
      "};",
    ].join("\n");
    const rangeOf = configRanges(text);
    const place = (path: string) =>
      Object.values(rangeOf(path) ?? {})
        .slice(0, 2)
        .join(":");
    expect(
      [
        "title",
        "navbar.items[1].type",
        "navbar.items[1].href",
        "navbar.items[1].label",
        "locales.en-GB.dir",
        "tagline",
      ].map(place),
    ).toEqual(["4:3", "6:46", "6:60", "6:44", "8:14", ""]);
    expect(configRanges("export default {}")("title")).toBeNull();
  });

  test("places are found in what other variables of the file stand for, and behind types", () => {
    const text = [
      "const items = [",
      '  { type: "default" },',
      "  ...more,",
      '  { type: "search" },',
      "] as const;",
      "const navbar: Navbar = { items };",
      "const a = b as A, b = a!;",
      "export const siteConfig = ({ navbar, a, [`b`]: 1, ['url']: 2 }) satisfies SiteConfig;",
    ].join("\n");
    const rangeOf = configRanges(text);
    const place = (path: string) =>
      Object.values(rangeOf(path) ?? {})
        .slice(0, 2)
        .join(":");
    expect(["navbar.items[0].type", "navbar.items[2].type", "a.x", "b", "url"].map(place)).toEqual([
      "2:5",
      "6:26",
      "8:38",
      "",
      "8:51",
    ]);
  });

  test("a link has one target", () => {
    expect(
      withItems({ type: "default", label: "Both", to: "/docs", href: "https://loam.example" })[0]?.expected,
    ).toContain("one of them");
    expect(withItems({ type: "default", label: "None" })[0]?.expected).toContain("one of them");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//loam.example"])(
    "a link to %s is refused",
    (href) => {
      expect(withItems({ type: "default", label: "x", href })[0]?.path).toBe("navbar.items[0].href");
    },
  );

  test.each(["red;} body{display:none", "url(x)", "expression(1)"])("%s is no colour", (backgroundColor) => {
    expect(withFields({ announcement: { id: "a", content: "b", backgroundColor } })[0]?.path).toBe(
      "announcement.backgroundColor",
    );
  });

  test("the default locale is one of the locales, and versions differ", () => {
    const problems = withFields({
      defaultLocale: "fr",
      versions: [
        { name: "1", label: "1", path: "" },
        { name: "2", label: "2", path: "" },
      ],
    });
    expect(problems.map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
      "defaultLocale: one of the locales: en-GB",
      "versions[1].path: a path that no other version has",
    ]);
  });
});
