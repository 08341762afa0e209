import { expect, test } from "vitest";
import { parseConfig, readSiteFacts } from "../../../packages/luau-defs/src/check";
import { expectCases } from "../../support/read-cases";

const problemsIn = (text: string) =>
  parseConfig("luau-defs.config.json", text).diagnostics.map(
    ({ line, column, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === null ? "" : ` ${suggestion}`}`,
  );

test("reads every setting", () => {
  const addresses = { baseUrl: "https://kit.example/docs", basePath: "/api", versions: "old/{version}" };
  const rules = { "missing-description": "error", "british-spelling": "off" };
  const spelling = { allow: ["Color"], also: { Whilst: "while" } };
  const text = JSON.stringify({ $schema: "x", name: "kit", ...addresses, rules, spelling });
  const { value, diagnostics } = parseConfig("c.json", text);
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ name: "kit", ...addresses });
  expect(Object.fromEntries(value.rules)).toEqual(rules);
  expect([[...value.spelling.allow], [...value.spelling.also]]).toEqual([["color"], [["whilst", "while"]]]);
});

test("reads the settings of summaries and samples", () => {
  const { summaryVerbs, sampleColumns } = parseConfig(
    "c.json",
    '{ "summaryVerbs": { "allow": ["Orbits", "Takes"], "instead": { "Gives back": "Returns" } }, "sampleColumns": 60 }',
  ).value;
  expect([summaryVerbs.known.has("orbits"), summaryVerbs.instead.has("takes")]).toEqual([true, false]);
  expect([summaryVerbs.instead.get("gives back"), sampleColumns]).toEqual(["Returns", 60]);
});

test("reads what Windows' editors save with a byte-order mark", () => {
  const read = { value: { name: "kit" }, diagnostics: [] };
  expect(parseConfig("c.json", '\uFEFF{ "name": "kit" }')).toMatchObject(read);
  const problem = "1:3 There is no setting `nmae`. Did you mean `name`?";
  expect(problemsIn('\uFEFF{ "nmae": "kit" }')).toEqual([problem]);
});

// Versions of Node describe a text that is not JSON in different words.
test("points at every problem at once, with what was meant", () =>
  expectCases("cases/config.txt", ([text = ""]) =>
    problemsIn(`${text}\n`)
      .join("\n")
      .replace(/(?<=not valid JSON: ).*/, "…"),
  ));

const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;

test("reads on however deep a text is nested", () => {
  expect(problemsIn(`{ "name": 1, "zzz": ${deep} }`)).toHaveLength(2);
});

test("reads the literals of a site's configuration, and executes nothing", async () => {
  const text = `import type { SiteConfig } from "luau-docs";
const more = "../types/**/*.d.luau" as const;
const url = "https://kit.example";
export const siteConfig = { title: process.exit(1), definitions: [\`../src\`, more], url, baseUrl: "/kit/" } satisfies SiteConfig;`;
  expect(await readSiteFacts(text)).toEqual({
    definitions: ["../src", "../types/**/*.d.luau"],
    address: "https://kit.example/kit",
  });
  expect(await readSiteFacts("const siteConfig = { definitions: find(), url: find() };")).toEqual({
    definitions: ["definitions"],
    address: null,
  });
  expect(await readSiteFacts("export default {};")).toBeNull();
});
