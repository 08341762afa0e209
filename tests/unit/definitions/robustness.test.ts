/** Very large texts; tests/unit/security/fuzz.test.ts has odd ones. */
import { describe, expect, test } from "vitest";
import { lint, NO_CONFIG } from "../../../packages/luau-defs/src/check";
import { toJson } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

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
    ["brackets of a return", `--- @return ${"(".repeat(MEGABYTE)}\n`],
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
    const doc = "--- Goes.\n--- @param to -- Defaults to `1`.\n--- @param from -- Defaults to `1`.\n";
    const text = `${chain}${doc}declare function go(to: A0, from: A5000): ()\n`;
    const { value, diagnostics } = runOnSources([sourceFile("a.d.luau", text)]);
    expect(toJson(value.model)).toContain('"path": "go"');
    expect(lint(value.files, diagnostics, NO_CONFIG)).not.toEqual([]);
  });

  test("declarations and overloads", () => {
    const overloads = Array.from({ length: 800 }, () => "(() -> ())").join(" & ");
    const text = `${"declare x: number\n".repeat(150_000)}declare over: ${overloads}\n`;
    const options = { severities: { "duplicate-global": "off" } } as const;
    const [module] = runOnSources([sourceFile("a.d.luau", text)], options).value.model.modules;
    expect(module?.functions[0]?.signatures).toHaveLength(800);
  });
});
