import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../site.config";
import { siteConfig as otherConfig } from "../../fixtures/sites/three-versions/site.config";
import { configRanges } from "../../../src/lib/site-config/config-ranges";
import { readSiteConfig, toProblem } from "../../../src/lib/site-config/read-site-config";
import { expectCases } from "../../support/read-cases";

/** Problems of the product's configuration with some fields replaced by what the compiler would not let through. */
const problemsIn = (fields: object): readonly string[] =>
  readSiteConfig({ ...siteConfig, ...fields })
    .problems.map(toProblem)
    .map(({ message, suggestion }) => (suggestion === null ? message : `${message}. ${suggestion}`));

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
    expect(readSiteConfig({}).problems.map((problem) => toProblem(problem).message)).toEqual([
      "`title` is missing: expected a text",
      "`url` is missing: expected a text",
    ]);
  });

  test("defaults are filled in", () => {
    const announcement = { id: "a", content: "b" };
    const { site } = readSiteConfig({ ...siteConfig, colourMode: undefined, announcement });
    const colourMode = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true };
    expect(site?.colourMode).toEqual(colourMode);
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

  // A configuration, and paths of settings.
  test("places of settings are found, and no others", () =>
    expectCases("cases/config-places.txt", ([text = "", paths = ""]) => {
      const rangeOf = configRanges(text);
      const placeOf = ({ line, column } = { line: 0, column: 0 }) =>
        line === 0 ? "none" : `${line}:${column}`;
      return paths
        .split("\n")
        .map((path) => `${path} ${placeOf(rangeOf(path) ?? undefined)}`)
        .join("\n");
    }));

  // Each line is a configuration.
  test("problems are all reported, with their paths", () =>
    expectCases("cases/site-config.txt", ([lines = ""]) =>
      lines
        .split("\n")
        .map((line) => problemsIn(JSON.parse(line) as object).join("\n") || "valid")
        .join("\n"),
    ));

  test("what every reader would download of synonyms has a limit", () => {
    const means = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`w${at}`, "x"]));
    expect(problemsIn({ search: { synonyms: { means } } })).toHaveLength(1);
  });
});
