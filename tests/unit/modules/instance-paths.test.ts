/** Requires of instances, as the manifests of Rojo, wally and pesde have them. */
import { typeText } from "luau-syntax";
import { expect, test } from "vitest";
import { createInterfaceCache } from "../../../packages/luau-defs/src/engine";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { readSources, requirableFiles, requiredFile } from "../../../packages/luau-defs/src/read";
import { moduleFolder } from "./module-files";

const { work, write } = moduleFolder();

/** The files that one file requires by each request, of those that are written. */
async function required(files: Readonly<Record<string, string>>, file: string, requests: readonly string[]) {
  write(files);
  const paths = Object.keys(files).filter((name) => name.endsWith(".luau"));
  const { value } = await readSources(paths, work);
  const source = value.find((one) => one.path === file);
  if (source === undefined) throw new Error(`${file} is not among the files`);
  return requests.map((request) => requiredFile(source, request, requirableFiles(paths)));
}

const MODULE = "return {}\n";

test("a place's tree maps services, folders and files", async () => {
  const files = {
    "default.project.json": `{
      // The place.
      "name": "harbour",
      "tree": {
        "$className": "DataModel",
        "ReplicatedStorage": {
          "Shared": { "$path": "source/common" },
          "Config": { "$path": "source/settings.luau" },
          "Packages": { "$path": { "optional": "Packages" }, "Kit": { "$path": "kit/src" } }
        },
        "ServerScriptService": { "$path": "source/server" },
        "Workspace": { "Crane": { "$path": "source/crane" } }
      }
    }`,
    "source/common/rope.luau": MODULE,
    "source/common/knots/init.luau": MODULE,
    "source/settings.luau": MODULE,
    "source/server/main.server.luau": MODULE,
    "source/server/berths.luau": MODULE,
    "source/crane/arm.luau": MODULE,
    "kit/src/init.luau": MODULE,
    "Packages/Signal.luau": MODULE,
  };
  const found = {
    "game.ReplicatedStorage.Shared.rope": "source/common/rope.luau",
    "game.ReplicatedStorage.Shared.knots": "source/common/knots/init.luau",
    "game.ReplicatedStorage.Config": "source/settings.luau",
    "game.ReplicatedStorage.Packages.Kit": "kit/src/init.luau",
    "game.ReplicatedStorage.Packages.Signal": "Packages/Signal.luau",
    "game.ReplicatedStorage.Packages.Promise": undefined,
    "script.Parent.berths": "source/server/berths.luau",
    "script.Parent.Parent.ReplicatedStorage.Shared.rope": "source/common/rope.luau",
    "workspace.Crane.arm": "source/crane/arm.luau",
    "game.Workspace.Crane.arm": "source/crane/arm.luau",
    "@game/ReplicatedStorage/Shared/rope": "source/common/rope.luau",
    "../ReplicatedStorage/Config": "source/settings.luau",
    "./berths": "source/server/berths.luau",
  };
  expect(await required(files, "source/server/main.server.luau", Object.keys(found))).toEqual(
    Object.values(found),
  );
});

test("a library's tree is the folder of its init, with what is mounted in it", async () => {
  const files = {
    "default.project.json":
      '{ "name": "Lantern", "tree": { "$path": "src", "Vendor": { "$path": "vendor" }, "Old": { "$path": "src/legacy/old.luau" } } }',
    "src/init.luau": MODULE,
    "src/wick/init.luau": MODULE,
    "src/wick/trim.luau": MODULE,
    "src/legacy/old.luau": MODULE,
    "src/parts/a.b.luau": MODULE,
    "vendor/oil.luau": MODULE,
  };
  const found = {
    "script.Parent": "src/wick/init.luau",
    "script.Parent.Parent": "src/init.luau",
    "script.Parent.Parent.Vendor.oil": "vendor/oil.luau",
    "script.Parent.Parent.Old": "src/legacy/old.luau",
    "script.(Lantern).Vendor.oil": "vendor/oil.luau",
    'script.Parent.Parent.parts["a.b"]': "src/parts/a.b.luau",
    "script.Parent.Parent.Parent": undefined,
    "script.Parent.Parent.Parent.Parent.Parent.oil": undefined,
  };
  expect(await required(files, "src/wick/trim.luau", Object.keys(found))).toEqual(Object.values(found));
  expect(
    await required(files, "src/init.luau", ["script.wick", "script.wick.trim", "script.Vendor.oil"]),
  ).toEqual(["src/wick/init.luau", "src/wick/trim.luau", "vendor/oil.luau"]);
});

test("packages of one repository require each other by the names under which they are installed", async () => {
  const files = {
    "default.project.json":
      '{ "name": "all", "tree": { "$className": "DataModel", "ReplicatedStorage": { "Kit": { "$path": "modules" } } } }',
    "modules/pulse/default.project.json": '{ "name": "pulse", "tree": { "$path": "code" } }',
    "modules/pulse/wally.toml": '[package]\nname = "quay/pulse"\nversion = "1.0.0"\n',
    "modules/pulse/code/init.luau": MODULE,
    "modules/crew/wally.toml":
      '[package]\nname = "quay/crew"\n[dependencies]\nBeat = "quay/pulse@^1.0"\n[dev-dependencies]\nOther = "quay/other@1"\n',
    "modules/crew/src/init.luau": MODULE,
    "modules/crew/src/deck/hand.luau": MODULE,
    "modules/sail/pesde.toml":
      'name = "quay/sail"\n[target]\nenvironment = "lune"\nlib = "sail.luau"\n[dependencies]\nwind = { workspace = "quay/pulse", version = "^" }\n',
    "modules/sail/sail.luau": MODULE,
  };
  expect(
    await required(files, "modules/crew/src/deck/hand.luau", [
      "script.Parent.Parent.Parent.Beat",
      "script.Parent.Parent.Parent.Parent.pulse",
      "script.(Packages).Beat",
      "game.ReplicatedStorage.Packages.Sail",
      "game.ReplicatedStorage.Kit.pulse",
      "script.Parent.Parent.Parent.Other",
    ]),
  ).toEqual([
    "modules/pulse/code/init.luau",
    "modules/pulse/code/init.luau",
    "modules/pulse/code/init.luau",
    "modules/sail/sail.luau",
    "modules/pulse/code/init.luau",
    undefined,
  ]);
  expect(await required(files, "modules/sail/sail.luau", ["./lune_packages/wind", "@pkg/wind"])).toEqual([
    "modules/pulse/code/init.luau",
    "modules/pulse/code/init.luau",
  ]);
});

test("a manifest that cannot be read is as none", async () => {
  const files = {
    "default.project.json": '{ "name": "odd", "tree": {',
    "wally.toml": "[package\nname = 1",
    "pesde.toml": "name = 4\n[target]\nlib = []",
    "package.json": "[]",
    "src/init.luau": MODULE,
    "src/part.luau": MODULE,
  };
  expect(await required(files, "src/init.luau", ["script.part", "script.Parent.Parent.other"])).toEqual([
    "src/part.luau",
    undefined,
  ]);
});

test("a manifest that leads elsewhere changes what a module exports, also where Luau has answered before", async () => {
  const interfaces = createInterfaceCache();
  const signatures = async (folder: string): Promise<readonly string[]> => {
    const files = {
      "default.project.json": `{ "name": "harbour", "tree": { "$path": "src", "Tide": { "$path": "${folder}" } } }`,
      "src/init.luau": "local Tide = require(script.Tide)\nreturn { level = Tide.level }\n",
      "low/init.luau": "return { level = function(): number return 1 end }\n",
      "high/init.luau": 'return { level = function(): string return "high" end }\n',
    };
    write(files);
    const paths = Object.keys(files).filter((name) => name.endsWith(".luau"));
    const { value: sources } = await readSources(paths, work);
    const { modules } = runOnSources(sources, { interfaces }).value.model;
    const functions = modules.find(({ name }) => name === "harbour")?.functions ?? [];
    return functions.flatMap(
      ({ signatures }) => signatures[0]?.returns.map(({ type }) => typeText(type)) ?? [],
    );
  };
  expect(await signatures("low")).toEqual(["number"]);
  expect(await signatures("high")).toEqual(["string"]);
});
