/** Requires of instances, as the manifests of Rojo, wally and pesde have them. */
import { typeText } from "luau-syntax";
import { expect, test } from "vitest";
import { createInterfaceCache } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { readSources, requestOf, requireResolver } from "../../../packages/luau-defs/src/read";
import { expectCases, filesOfCase } from "../../support/read-cases";
import { folderWith } from "../../support/temporary-folder";

const modulesIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(files).filter((name) => name.endsWith(".luau"));

// Files, then requests, each after the file that makes it; they lead to files.
test("a file requires instances", () =>
  expectCases("cases/instance-paths.txt", async (parts) => {
    const files = filesOfCase(parts.slice(0, -1));
    const { value } = await readSources(modulesIn(files), folderWith(files));
    const resolve = requireResolver(new Map(modulesIn(files).map((file) => [file, file])));
    const lines = (parts.at(-1) ?? "").split("\n").map((line) => {
      const [from, request = ""] = line.split(": ");
      const source = value.find((one) => one.path === from);
      const required = source && resolve(source.path, requestOf(source, request));
      return `${request} → ${required ?? "nothing"}`;
    });
    return lines.join("\n");
  }));

test("a manifest that leads elsewhere changes what a module exports, also where Luau has answered before", async () => {
  const interfaces = createInterfaceCache();
  const signatures = async (folder: string): Promise<readonly string[]> => {
    const files = {
      "default.project.json": `{ "name": "harbour", "tree": { "$path": "src", "Tide": { "$path": "${folder}" } } }`,
      "src/init.luau": "local Tide = require(script.Tide)\nreturn { level = Tide.level }\n",
      "low/init.luau": "return { level = function(): number return 1 end }\n",
      "high/init.luau": 'return { level = function(): string return "high" end }\n',
    };
    const { value: sources } = await readSources(modulesIn(files), folderWith(files));
    const { modules } = runOnSources(sources, { interfaces }).value.model;
    const functions = modules.find(({ name }) => name === "harbour")?.functions ?? [];
    return functions.flatMap(
      ({ signatures }) => signatures[0]?.returns.map(({ type }) => typeText(type)) ?? [],
    );
  };
  expect(await signatures("low")).toEqual(["number"]);
  expect(await signatures("high")).toEqual(["string"]);
});
