import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CHANGE_RULES,
  diffModels,
  renderChangesJson,
  renderChangesText,
} from "../../../packages/luau-defs/src/engine";
import type { ApiModel } from "../../../packages/luau-defs/src/model";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";

const cases = join(__dirname, "../../fixtures/diff");

describe("diffModels", () => {
  it.each(readdirSync(cases))("tells %s", async (name) => {
    const [before, after] = [readModel(name, "old"), readModel(name, "new")];

    await expect(renderChangesText(diffModels(before, after))).toMatchFileSnapshot(
      join(cases, name, "expected.txt"),
    );
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
      const aliases = Array.from(
        { length: 5000 },
        (_, at) => `export type A${at} = ${at === 4999 ? last : `A${at + 1}${more}`}\n`,
      );
      return modelOf([["a.d.luau", `${aliases.join("")}declare function f(a: A0): A0\n`]]);
    };

    expect(diffModels(chain("number"), chain("number"))).toEqual([]);
    expect(diffModels(chain("number", " | string"), chain("number", " | string"))).toEqual([]);
    expect(diffModels(chain("number"), chain("string")).map(({ path }) => path)).toEqual(["A4999"]);
  });

  it("compares unions and overloads of hundreds of strings", () => {
    const names = Array.from({ length: 300 }, (_, at) => `"Service ${at}"`);
    const kit = (parameter: string, all: readonly string[], end: string): ApiModel =>
      modelOf([
        [
          "a.d.luau",
          `declare kit: { take: (name: (${all.join(" | ")})${end}) -> (),
            find: ${all.map((name) => `((${parameter}: ${name}) -> number)`).join(" & ")} }`,
        ],
      ]);

    const changes = diffModels(kit("name", names, ""), kit("service", [...names, '"More"'], "?"));

    expect(changes.map(({ class: of, kind, path }) => [of, kind, path])).toEqual([
      ...Array.from({ length: 301 }, () => ["addition", "overload-added", "kit.find"]),
      ["addition", "parameter-made-optional", "kit.take"],
    ]);
  });

  it("answers what does not depend on a type that Luau rejects", () => {
    const kit = (end: string): ApiModel =>
      modelOf([
        [
          "a.d.luau",
          `export type Nested<T> = { inner: Nested<{ T }>?, value: T }
          declare function nest(value: Nested<number>${end}): ()
          declare function take(value: { number }${end}): ()`,
        ],
      ]);

    expect(diffModels(kit(""), kit("?")).map(({ kind, path }) => [kind, path])).toEqual([
      ["parameter-type-changed", "nest"],
      ["parameter-made-optional", "take"],
    ]);
  });

  it("has a fixture for every kind of change", () => {
    const written = readdirSync(cases)
      .map((name) => readFileSync(join(cases, name, "expected.txt"), "utf8"))
      .join("");

    expect(Object.keys(CHANGE_RULES).filter((kind) => !written.includes(`(${kind})`))).toEqual([]);
  });
});

it("writes JSON for programs", () => {
  const [old, now] = [
    readModel("options-required-field-added", "old"),
    readModel("options-required-field-added", "new"),
  ];
  expect(JSON.parse(renderChangesJson(diffModels(old, now)))).toEqual({
    counts: { breaking: 1, addition: 0, documentation: 0 },
    semver: "major",
    changes: [
      {
        class: "breaking",
        kind: "required-field-added",
        symbol: "type:Options.b",
        owner: "type:Options",
        path: "Options.b",
        module: "kit",
        old: null,
        new: "Options.b: string",
        reason: "Scripts that create such a table do not set it.",
        advice: null,
      },
    ],
  });
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
