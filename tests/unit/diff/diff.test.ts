import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHANGE_RULES, diffModels } from "../../../packages/luau-defs/src/engine";
import { renderChangesJson, renderChangesText } from "../../../packages/luau-defs/src/engine";
import type { ApiModel } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

const cases = join(__dirname, "../../fixtures/diff");

describe("diffModels", () => {
  it.each(readdirSync(cases))("tells %s", async (name) => {
    const [before, after] = [readModel(name, "old"), readModel(name, "new")];

    const text = renderChangesText(diffModels(before, after));
    await expect(text).toMatchFileSnapshot(join(cases, name, "expected.txt"));
    expect(diffModels(before, before)).toEqual([]);
    expect(diffModels(after, after)).toEqual([]);
  });

  it("finds nothing between the engine's definitions and themselves", () => {
    const definitions = join(__dirname, "../../../definitions");
    const files = readdirSync(definitions).filter((name) => name.endsWith(".d.luau"));
    const read = (): ApiModel =>
      modelOf(files.map((name) => [name, readFileSync(join(definitions, name), "utf8")]));

    expect(diffModels(read(), read())).toEqual([]);
    const everything = diffModels({ modules: [] }, read());
    expect(everything.length).toBeGreaterThan(100);
    expect(new Set(everything.map((change) => change.kind))).toEqual(new Set(["added"]));
  });

  it("follows a chain of aliases that is longer than the stack", () => {
    const chain = (last: string, more = ""): ApiModel => {
      const typeOf = (at: number) => (at === 4999 ? last : `A${at + 1}${more}`);
      const aliases = Array.from({ length: 5000 }, (_, at) => `export type A${at} = ${typeOf(at)}\n`);
      return modelOf([["a.d.luau", `${aliases.join("")}declare function f(a: A0): A0\n`]]);
    };

    expect(diffModels(chain("number"), chain("number"))).toEqual([]);
    expect(diffModels(chain("number", " | string"), chain("number", " | string"))).toEqual([]);
    expect(diffModels(chain("number"), chain("string")).map(({ path }) => path)).toEqual(["A4999"]);
  });

  it("compares unions and overloads of hundreds of strings", () => {
    const names = Array.from({ length: 300 }, (_, at) => `"Service ${at}"`);
    const kit = (parameter: string, all: readonly string[], end: string): ApiModel => {
      const find = all.map((name) => `((${parameter}: ${name}) -> number)`).join(" & ");
      const take = `(name: (${all.join(" | ")})${end}) -> ()`;
      return modelOf([["a.d.luau", `declare kit: { take: ${take}, find: ${find} }`]]);
    };

    const changes = diffModels(kit("name", names, ""), kit("service", [...names, '"More"'], "?"));

    expect(changes.map(({ class: of, kind, path }) => [of, kind, path])).toEqual([
      ...Array.from({ length: 301 }, () => ["addition", "overload-added", "kit.find"]),
      ["addition", "parameter-made-optional", "kit.take"],
    ]);
  });

  it("answers what does not depend on a type that Luau rejects", () => {
    const kit = (end: string): ApiModel => {
      const type = "export type Nested<T> = { inner: Nested<{ T }>?, value: T }";
      const nest = `declare function nest(value: Nested<number>${end}): ()`;
      const take = `declare function take(value: { number }${end}): ()`;
      return modelOf([["a.d.luau", [type, nest, take].join("\n")]]);
    };

    expect(diffModels(kit(""), kit("?")).map(({ kind, path }) => [kind, path])).toEqual([
      ["parameter-type-changed", "nest"],
      ["parameter-made-optional", "take"],
    ]);
  });

  it("has a fixture for every kind of change", () => {
    const texts = readdirSync(cases).map((name) => readFileSync(join(cases, name, "expected.txt"), "utf8"));
    const written = texts.join("");
    expect(Object.keys(CHANGE_RULES).filter((kind) => !written.includes(`(${kind})`))).toEqual([]);
  });
});

it("writes JSON for programs", async () => {
  const name = "options-required-field-added";
  const json = renderChangesJson(diffModels(readModel(name, "old"), readModel(name, "new")));
  await expect(json).toMatchFileSnapshot(join(cases, name, "expected.json"));
});

/** `old.d.luau` is the module `kit`; a folder `old/` holds several. */
function readModel(name: string, side: "old" | "new"): ApiModel {
  const folder = join(cases, name, side);
  if (!existsSync(folder)) return modelOf([["kit.d.luau", readFileSync(`${folder}.d.luau`, "utf8")]]);
  return modelOf(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

function modelOf(files: readonly (readonly [name: string, text: string])[]): ApiModel {
  const { value, diagnostics } = runOnSources(files.map(([name, text]) => sourceFile(name, text)));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return value.model;
}
