import { expect, test } from "vitest";
import { parseConfig } from "../../../plugins/gatsby-source-luau-defs/src/lint/config";
import { readSiteConfig } from "../../../plugins/gatsby-source-luau-defs/src/lint/site-config";

const mistakesIn = (text: string) =>
  parseConfig("luau-defs.config.json", text).diagnostics.map(
    ({ line, column, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === null ? "" : ` ${suggestion}`}`,
  );

test("reads every setting", () => {
  const text = JSON.stringify({
    $schema: "x",
    name: "kit",
    baseUrl: "https://kit.example/docs",
    basePath: "/api",
    versions: "old/{version}",
    rules: { "missing-description": "error", "british-spelling": "off" },
    spelling: { allow: ["Color"], also: { Whilst: "while" } },
  });
  const { value, diagnostics } = parseConfig("c.json", text);
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    name: "kit",
    baseUrl: "https://kit.example/docs",
    basePath: "/api",
    versions: "old/{version}",
  });
  expect([...value.rules]).toEqual([
    ["missing-description", "error"],
    ["british-spelling", "off"],
  ]);
  expect([[...value.spelling.allow], [...value.spelling.also]]).toEqual([["color"], [["whilst", "while"]]]);
});

test("reads the settings of summaries and samples, and points at their mistakes", () => {
  const { summaryVerbs, sampleColumns } = parseConfig(
    "c.json",
    '{ "summaryVerbs": { "allow": ["Orbits", "Takes"], "instead": { "Gives back": "Returns" } }, "sampleColumns": 60 }',
  ).value;
  expect([summaryVerbs.known.has("orbits"), summaryVerbs.instead.has("takes")]).toEqual([true, false]);
  expect([summaryVerbs.instead.get("gives back"), sampleColumns]).toEqual(["Returns", 60]);
  expect(
    mistakesIn('{\n"summaryVerbs": {\n"alow": [],\n"allow": [1],\n"instead": []\n},\n"sampleColumns": 0\n}'),
  ).toEqual([
    "3:1 There is no setting `summaryVerbs.alow`. Did you mean `allow`?",
    "4:1 `allow` must be a list of verbs.",
    "5:1 `instead` must be an object of starts and their replacements.",
    "7:1 `sampleColumns` must be a whole number greater than 0.",
  ]);
});

test("reads what Windows' editors save with a byte-order mark", () => {
  expect(parseConfig("c.json", '\uFEFF{ "name": "kit" }')).toMatchObject({
    value: { name: "kit" },
    diagnostics: [],
  });
  expect(mistakesIn('\uFEFF{ "nmae": "kit" }')).toEqual([
    "1:3 There is no setting `nmae`. Did you mean `name`?",
  ]);
});

test("points at every mistake at once, with what was meant", () => {
  const text = [
    "{",
    '  "nmae": "kit",',
    '  "baseUrl": "kit.example",',
    '  "rules": {',
    '    "missing-descripton": "error",',
    '    "old-solver": "fatal"',
    "  },",
    '  "spelling": { "allow": [1] }',
    "}",
  ].join("\n");
  expect(mistakesIn(text)).toEqual([
    "2:3 There is no setting `nmae`. Did you mean `name`?",
    "5:5 There is no rule `missing-descripton`. Did you mean `missing-description`?",
    '6:5 The level of `old-solver` must be "error", "warning" or "off".',
    "8:17 `allow` must be a list of words.",
    "3:3 `baseUrl` must be an address such as `https://kit.example`.",
  ]);
});

test("points at the key that is meant, wherever else the same word stands", () => {
  const text = [
    "{",
    '  "$schema": "\\"name\\":",',
    '  "spelling": {',
    '    "also": { "name": "title", "rules": "laws" },',
    '    "alow": ["color"],',
    '    "sugar": true',
    "  },",
    '  "name": "a kit",',
    '  "rules": []',
    "}",
  ].join("\n");
  expect(mistakesIn(text)).toEqual([
    "9:3 `rules` must be an object of rules and their levels.",
    "5:5 There is no setting `spelling.alow`. Did you mean `allow`?",
    "6:5 There is no setting `spelling.sugar`. There are `allow`, `also`.",
    "8:3 `name` must be a name such as `kit`.",
  ]);
});

const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;

test.each([
  ['{\n  "name": "kit",\n  name: "kit"\n}\n', "3:3"],
  ['{\n  "rules": {\n    "a": "off"\n    "b": "off"\n  }\n}\n', "4:5"],
  ["{\n  \"name\": 'kit'\n}\n", "2:11"],
  ['{\n  "name": "kit\n}\n', "2:15"],
  ['{\n  "name": "k\tit"\n}\n', "2:13"],
  ['{\n  "name": "\\x"\n}\n', "2:12"],
  ['{\n  "a": [1, 2.5e3, -0, true, null, {}, [],],\n}\n', "2:42"],
  ['{\n  "a": 01\n}\n', "2:9"],
  ['{\n  "a": nil\n}\n', "2:8"],
  ["{}\n{}\n", "2:1"],
  ['{\n  "name": "kit"\n', "3:1"],
])("finds the place where %j is no longer JSON", (text, place) => {
  expect(mistakesIn(text)).toEqual([expect.stringMatching(`^${place} This is no valid JSON: `)]);
});

test("reads on however deep a text is nested", () => {
  expect(mistakesIn(`{ "name": 1, "zzz": ${deep} }`)).toHaveLength(2);
});

test.each([
  ["[]", /^1:1 The configuration must be an object/],
  ['{"rules": []}', /^1:2 `rules` must be an object/],
  ['{\n  "rules": {},\n}', /^3:1 This is no valid JSON/],
  ["", /^1:1 This is no valid JSON/],
  ['{"rules": {"zzz": "off"}}', /There is no rule `zzz`\. `luau-defs lint --rules` lists them\.$/],
])("%j is refused", (text, message) => {
  expect(mistakesIn(text)).toEqual([expect.stringMatching(message)]);
});

test("reads the literals of a site's configuration, and executes nothing", async () => {
  const text = `import type { SiteConfig } from "luau-docs";
const signal = ["Signal"] as const;
export const siteConfig = {
  title: process.exit(1),
  definitions: \`../src\`,
  reference: { events: { type: signal }, external: [{ path: "../lib.d.luau" }, "a.d.luau"], groups: [] },
  rules: { unpublished: "error" },
} satisfies SiteConfig;`;
  const site = await readSiteConfig("docs/site.config.ts", text);
  expect(site?.definitions).toEqual(["../src"]);
  expect(site?.config.reference).toMatchObject({
    events: { type: ["Signal"] },
    external: [{ path: "lib.d.luau" }, { path: "docs/a.d.luau" }],
  });
  expect([...(site?.config.rules ?? [])]).toEqual([["unpublished", "error"]]);
  expect(site?.config.versions).toBe("docs/content/versions/{version}/definitions");
  const computed = await readSiteConfig("site.config.ts", "const siteConfig = { definitions: find() };");
  expect(computed?.definitions).toEqual(["definitions"]);
  expect(await readSiteConfig("site.config.ts", "export default {};")).toBeNull();
});
