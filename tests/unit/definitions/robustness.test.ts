/** Texts that nobody writes: odd mixtures, and very large ones. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../plugins/gatsby-source-luau-defs/src/emit/graphql/graphql";
import { toJson } from "../../../plugins/gatsby-source-luau-defs/src/emit/json/model-json";
import { makeRoutes } from "../../../plugins/gatsby-source-luau-defs/src/emit/addresses/routes";
import { entriesOf } from "../../../plugins/gatsby-source-luau-defs/src/model/entries";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

describe("any text", () => {
  const fragment = fc.constantFrom(
    "declare ",
    "A: ",
    "{ ",
    "}",
    "\n",
    "--- doc [A.b] `c\n",
    "--- @param a -- Defaults to `1`.\n",
    "--- @return\n",
    "--- ```\n",
    "export type ",
    "T = ",
    '"x"',
    " | ",
    "number",
    "?",
    "(a: A, ...B)",
    " -> ",
    "function f",
    "extern type X extends X with ",
    "read: B\n",
    "end\n",
    "<T, U...>",
    "[string]: A, ",
    "é💡",
    "--[=[\n a\n]=]\n",
    "@deprecated\n",
    "__proto__",
    "--- @tag enum\n",
    "--- @tag event e\n",
    "self",
  );
  const text = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(""));

  test("gives a model, JSON and fields, unique anchors and places within the file", () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const sources = [sourceFile("a.d.luau", first), sourceFile("b.d.luau", second)];
        const { value, diagnostics } = runOnSources(sources);
        toGraphql(value.model);
        expect(JSON.parse(toJson(value.model))).toHaveProperty("modules");
        const routes = makeRoutes(value.model);
        for (const module of value.model.modules) {
          const ids = entriesOf(module)
            .flatMap((entry) => [
              entry,
              ...(entry.kind === "class" ? [...entry.properties, ...entry.methods] : []),
              ...(entry.kind === "enum" ? entry.values : []),
            ])
            .map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(new Set(ids.map(routes.anchor)).size).toBe(ids.length);
        }
        for (const { file, line, column, endLine } of diagnostics) {
          const lines = (file === "a.d.luau" ? first : second).split("\n");
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(endLine).toBeGreaterThanOrEqual(line);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("texts that are large of one kind", () => {
  const MEGABYTE = 1_000_000;
  test.each([
    ["backticks", `--- ${"`".repeat(MEGABYTE)}\n`],
    ["brackets", `--- ${"[".repeat(MEGABYTE)}\n`],
    ["links", `--- ${"[a] ".repeat(100_000)}\n`],
    ["lines of links", "--- [a]\n".repeat(100_000)],
    ["defaults", `--- ${"Defaults to `".repeat(50_000)}\n`],
    ["tags", "--- @param a -- b\n".repeat(50_000)],
    ["brackets in a tag", `--- @param a ${"(".repeat(100_000)} -- b\n`],
    ["sentences", `--- ${"e.g. ".repeat(100_000)}\n`],
  ])("%s", (_name, doc) => {
    const { value } = runOnSources([sourceFile("a.d.luau", `${doc}declare a: number\n`)]);
    expect(value.model.modules[0]?.constants).toHaveLength(1);
  });

  test.each([
    ["aliases, the first one first", (index: number) => `type A${index} = A${index + 1}\n`],
    ["aliases, the last one first", (index: number) => `type A${5000 - index} = A${4999 - index}\n`],
    ["arrays", (index: number) => `type A${index} = {A${index + 1}}\n`],
  ])("chains of %s", (_name, link) => {
    const chain = Array.from({ length: 5000 }, (_, index) => link(index)).join("");
    const { value } = runOnSources([
      sourceFile("a.d.luau", `${chain}declare function go(to: A0, from: A5000): ()\n`),
    ]);
    expect(toJson(value.model)).toContain('"path": "go"');
  });

  test("declarations and overloads", () => {
    const overloads = Array.from({ length: 800 }, () => "(() -> ())").join(" & ");
    const text = `${"declare x: number\n".repeat(150_000)}declare over: ${overloads}\n`;
    expect(
      runOnSources([sourceFile("a.d.luau", text)], { severities: { "duplicate-global": "off" } }).value.model
        .modules[0]?.functions[0]?.signatures,
    ).toHaveLength(800);
  });
});
