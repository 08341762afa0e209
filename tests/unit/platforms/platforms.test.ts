/** A platform is a word: its names are known, and lead to its own reference. */
import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../packages/luau-defs/src/write";
import { makeRoutes, makeSymbolHrefs } from "../../../packages/luau-defs/src/link";
import { highlight } from "../../../src/lib/prism/highlight";
import { readFolder } from "../reference-settings/support";

const ENGINE = "https://create.roblox.com/docs/reference/engine";

const DOOR = `--!strict
--- Opens doors with [Enum.KeyCode.E], after [task.wait], found by [Instance:GetChildren] and [DataModel].
local Door = {}

export type Parts = { Hinge: BasePart, Colour: Color3, Key: Enum.KeyCode, Opened: RBXScriptSignal<Player> }

--- Finds the hinge.
function Door.hinge(model: Model, ray: RaycastResult?): (CFrame, RBXScriptConnection)
	return model:GetPivot()
end

return Door
`;

interface Token {
  readonly text: string;
  readonly href: string | null;
}

const isToken = (one: unknown): one is Token =>
  typeof one === "object" && one !== null && "text" in one && "href" in one;

async function linksIn(files: Record<string, string>, platform: string) {
  const { value, diagnostics } = await readFolder(files, { platform });
  const { modules } = toGraphql(value.model);
  const types: Record<string, string> = {};
  JSON.stringify(modules, (_key, one: unknown) => {
    if (isToken(one) && one.href?.startsWith("https:")) types[one.text] = one.href;
    return one;
  });
  const docs = value.model.modules.flatMap(({ links }) => links);
  const { href } = makeRoutes(value.model);
  return {
    rules: diagnostics.map(({ rule, message }) => `${rule}: ${message}`),
    types,
    docs: Object.fromEntries(docs.map(({ text, target }) => [text, href(target)])),
  };
}

describe("Roblox", () => {
  test("classes, data types, enums, libraries and their members lead to its reference", async () => {
    const { rules, types, docs } = await linksIn({ "definitions/Door.luau": DOOR }, "roblox");
    expect(rules).toEqual([]);
    expect(types).toMatchObject({
      BasePart: `${ENGINE}/classes/BasePart`,
      CFrame: `${ENGINE}/datatypes/CFrame`,
      Color3: `${ENGINE}/datatypes/Color3`,
      KeyCode: `${ENGINE}/enums/KeyCode`,
      Model: `${ENGINE}/classes/Model`,
      Player: `${ENGINE}/classes/Player`,
      RBXScriptConnection: `${ENGINE}/datatypes/RBXScriptConnection`,
      RaycastResult: `${ENGINE}/datatypes/RaycastResult`,
    });
    expect(docs).toEqual({
      "Enum.KeyCode.E": `${ENGINE}/enums/KeyCode#E`,
      "task.wait": `${ENGINE}/libraries/task#wait`,
      "Instance:GetChildren": `${ENGINE}/classes/Instance#GetChildren`,
      DataModel: `${ENGINE}/classes/DataModel`,
    });
  });

  test("names in code lead to it, other than locals and the project's own", async () => {
    const files = {
      "definitions/door.d.luau": "declare Door: { open: () -> () }\n",
    };
    const { value } = await readFolder(files, { platform: "roblox" });
    const code = `local part = Instance.new("Part")
part.Color = Color3.fromRGB(1, 2, 3)
local workspace = Door.open(Enum.KeyCode.E.Value)
print(typeof(game), workspace, task.wait(), part.Anchored, print)`;
    const html = highlight(code, "luau", makeSymbolHrefs(value.model, makeRoutes(value.model)));
    const links = Array.from(html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)/g), ([, href, text]) => [
      text,
      href,
    ]);
    expect(links).toEqual([
      ["Instance.new", `${ENGINE}/datatypes/Instance#new`],
      ["Color3.fromRGB", `${ENGINE}/datatypes/Color3#fromRGB`],
      ["Door.open", "/docs/api/door#open"],
      ["Enum.KeyCode.E", `${ENGINE}/enums/KeyCode#E`],
      ["game", `${ENGINE}/globals/RobloxGlobals#game`],
      ["task.wait", `${ENGINE}/libraries/task#wait`],
    ]);
  });

  // As the sources of its documentation have them: see scripts/inventory-recipes.ts.
  test.each([
    ["Instance.new", "datatypes/Instance#new"],
    ["Instance.Parent", "classes/Instance#Parent"],
    ["Part.Anchored", "classes/BasePart#Anchored"],
    ["Color3.fromRGB", "datatypes/Color3#fromRGB"],
    ["CFrame.LookVector", "datatypes/CFrame#LookVector"],
    ["task.spawn", "libraries/task#spawn"],
    ["game", "globals/RobloxGlobals#game"],
    ["collectgarbage", "globals/LuaGlobals#collectgarbage"],
    ["Enum.KeyCode", "enums/KeyCode"],
  ])("[%s] leads to %s", async (name, address) => {
    const text = `--- See [${name}].\nlocal Door = {}\nDoor.width = 1\nreturn Door\n`;
    expect(await linksIn({ "definitions/Door.luau": text }, "roblox")).toMatchObject({
      rules: [],
      docs: { [name]: `${ENGINE}/${address}` },
    });
  });

  test("a name that its reference does not describe is known, and no link", async () => {
    const text = "declare function f(service: AccountService, mode: Enum.AnimationNodePlayMode): ()\n";
    const { rules, types } = await linksIn({ "definitions/door.d.luau": text }, "roblox");
    expect([rules, types]).toEqual([[], {}]);
  });

  test("its signals are events", async () => {
    const { value } = await readFolder({ "definitions/Door.luau": DOOR }, { platform: "roblox" });
    const [parts] = value.model.modules[0]?.classes ?? [];
    expect(parts?.properties.find(({ name }) => name === "Opened")?.event?.parameters).toHaveLength(1);
  });

  test("a name that it does not have is still an error", async () => {
    const files = { "definitions/door.d.luau": "declare function f(key: Enum.KeyCod, part: BasePrat): ()\n" };
    expect((await linksIn(files, "roblox")).rules).toEqual([
      "unknown-type: There is no type `Enum.KeyCod`.",
      "unknown-type: There is no type `BasePrat`.",
    ]);
  });

  test("a type of the project's own comes before one of the same name", async () => {
    const { types, rules } = await linksIn(
      { "definitions/a.d.luau": "export type Model = { x: number }\ndeclare function f(model: Model): ()\n" },
      "roblox",
    );
    expect([rules, types]).toEqual([[], {}]);
  });
});

describe("a project without the setting", () => {
  const messages = async (files: Record<string, string>) =>
    (await readFolder(files)).diagnostics.map(
      ({ rule, severity, message, suggestion }) => `${severity} ${rule} ${message} ${suggestion ?? ""}`,
    );

  test.each(["CFrame", "Vector3.new", "Enum.KeyCode"])("reports `[%s]` without the setting", async (name) => {
    const text = `--[=[\n\t@class Kite\n\tFlies by [${name}].\n]=]\nlocal Kite = {}\nKite.x = 1\nreturn Kite\n`;
    const { diagnostics } = await readFolder({ "definitions/Kite.luau": text });
    expect(diagnostics.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      `3: \`[${name}]\` links to nothing.`,
    ]);
    expect((await linksIn({ "definitions/Kite.luau": text }, "roblox")).docs).toEqual({
      [name]: expect.stringMatching(/^https:/),
    });
  });

  test("is told the platform in place of each of its types", async () => {
    const found = await messages({ "definitions/Door.luau": DOOR, "definitions/b.luau": DOOR });
    expect(found.filter((one) => one.includes("module-type"))).toEqual([
      "warning module-type These 18 types are Roblox's: `Model`, `RaycastResult`, `CFrame` and 6 others. " +
        'Set `platform` to "roblox" in `luau-defs.config.json`.',
    ]);
  });

  test("is told the platform whose modules it requires, once, whether it uses their types or not", async () => {
    const script = (extra: string) =>
      `local fs = require("@lune/fs")\nlocal net = require("@lune/net")\nlocal own = require("@own/net")\n` +
      `local M = {}\nfunction M.f(a: string${extra})\nend\nreturn M\n`;
    const hint =
      "warning missing-module These 2 modules are Lune's: `@lune/fs`, `@lune/net`. " +
      'Set `platform` to "lune" in `luau-defs.config.json`.';
    expect(await messages({ "definitions/a.luau": script("") })).toEqual([hint]);
    const used = { "definitions/a.luau": script(", b: fs.Metadata"), "definitions/b.luau": script("") };
    expect(await messages(used)).toEqual([hint]);
    expect(await messages({ "definitions/a.luau": script(", b: own.Net") })).toEqual([
      hint,
      expect.stringContaining("There is no `@own/net` among the files"),
    ]);
  });

  test("is told a platform whose alias is in the home folder, and none for an alias of its own", async () => {
    const files = { "definitions/a.luau": 'local fs = require("@std/fs")\nreturn { n = 1 }\n' };
    const aliased = (target: string) =>
      messages({ ...files, ".luaurc": JSON.stringify({ aliases: { std: target } }) });
    expect(await aliased("~/.lute/typedefs/0.1.0/std")).toEqual([
      expect.stringContaining("This module is Lute's: `@std/fs`."),
    ]);
    expect(await aliased("./library")).toEqual([]);
  });

  test("is not told of a platform that shares a name or two", async () => {
    const files = { "definitions/a.d.luau": "declare function f(sky: Sky, model: Model, at: Vektor): ()\n" };
    expect(await messages(files)).toEqual([
      expect.stringContaining("There is no type `Sky`."),
      expect.stringContaining("There is no type `Model`."),
      expect.stringContaining("There is no type `Vektor`."),
    ]);
  });
});

describe("a platform of modules", () => {
  test("leads to the page of the module that a file requires", async () => {
    const script = `local fs = require("@lune/fs")
local M = {}
function M.kind(of: fs.Metadata): string
	return "file"
end
return M
`;
    const { types, rules } = await linksIn({ "definitions/kind.luau": script }, "lune");
    expect(rules).toEqual([]);
    expect(types).toEqual({ Metadata: "https://lune-org.github.io/docs/api-reference/fs/#metadata" });
  });
});

describe("an inventory of the project's own", () => {
  const inventory = {
    version: 1,
    title: "Kiln",
    url: "https://kiln.example",
    symbols: [
      { kind: "class", path: "Oven", address: "/Oven", type: "Oven", origin: "extern" },
      { kind: "property", path: "Oven.Heat", address: "/Oven#Heat" },
    ],
  };
  const files = { "definitions/a.d.luau": "--- See [Oven.Heat].\ndeclare function bake(oven: Oven): ()\n" };

  test("is read from `platforms/`", async () => {
    const written = { ...files, "platforms/kiln.json": JSON.stringify(inventory) };
    const { types, rules } = await linksIn(written, "kiln");
    expect([rules, types]).toEqual([[], { Oven: "https://kiln.example/Oven" }]);
  });

  test("with a problem is reported, at its place", async () => {
    const broken = { ...files, "platforms/kiln.json": '{ "version": 1,\n"title": "Kiln" }' };
    const { diagnostics } = await readFolder(broken, { platform: "kiln" });
    const found = diagnostics.filter(({ rule }) => rule === "platform");
    expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      "platforms/kiln.json:1: This inventory cannot be read: It has no list `symbols`.",
    ]);
  });
});
