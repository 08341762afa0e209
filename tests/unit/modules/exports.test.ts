/** Exports of a module, as Luau reports them: also through other files, casts, metatables and calls. */
import { expect, test } from "vitest";
import { entriesOf, HARBOUR } from "./entry-texts";
import { findings } from "./module-files";

type Files = Readonly<Record<string, string>>;

const CASES: Readonly<Record<string, readonly [Files, readonly string[]]>> = {
  "a function, a constant and a module of another file": [
    {
      "main.luau": `local Harbour = require("./harbour")
return { enter = Harbour.enter, BERTHS = Harbour.BERTHS, tide = Harbour.tide, harbour = Harbour }
`,
    },
    [
      "main.enter(boat: Harbour.Boat, crew: { captain: Harbour.Boat }): boolean -- Lets a boat in.",
      "main.tide(): number -- The tide.",
      "main.BERTHS: number -- Number of berths.",
      "main.harbour: Harbour",
    ],
  ],
  "through a third file, whose types have its name": [
    {
      "between.luau":
        'local Harbour = require("./harbour")\nreturn { enter = Harbour.enter, BERTHS = Harbour.BERTHS }\n',
      "main.luau": `local between = require("./between")
local main = {}
main.enter = between.enter
main.BERTHS = between.BERTHS
return main
`,
    },
    [
      "main.enter(boat: harbour.Boat, crew: { captain: harbour.Boat }): boolean -- Lets a boat in.",
      "main.BERTHS: number -- Number of berths.",
    ],
  ],
  "all of another file": [
    { "main.luau": 'return require("./harbour")\n' },
    [
      "main.enter(boat: harbour.Boat, crew: { captain: harbour.Boat }): boolean -- Lets a boat in.",
      "main.tide(): number -- The tide.",
      "main.BERTHS: number -- Number of berths.",
    ],
  ],
  "files that require each other": [
    {
      "other.luau":
        'local main = require("./main")\nlocal other = {}\n--- Two.\nfunction other.two(): number return main.one() end\nreturn other\n',
      "main.luau":
        'local other = require("./other")\nlocal main = {}\n--- One.\nfunction main.one(): number return 1 end\nmain.two = other.two\nreturn main\n',
    },
    ["main.one(): number -- One.", "main.two(): number -- Two."],
  ],
  "a require that leads nowhere": [
    { "main.luau": "local Gone = require(script.Parent.Gone)\nreturn { gone = Gone, open = Gone.open }\n" },
    ["main.gone: unknown", "main.open: unknown"],
  ],
  "a cast to its own type": [
    { "main.luau": "local size = game :: any\nsize = 1 :: typeof(size)\nreturn { size = size }\n" },
    ["main.size: unknown"],
  ],
  "a written type says more than the functions": [
    {
      "main.luau": `type Kit = {
	--- Winds it up.
	wind: (turns: number) -> boolean,
	turns: number,
}
local Kit = {} :: Kit
function Kit.wind(turns) return true end
Kit.turns = 3
return Kit
`,
    },
    ["Kit.wind(turns: number): boolean -- Winds it up.", "Kit.turns: number"],
  ],
  "members of a metatable's table, and of a proxy": [
    {
      "main.luau": `local Base = {}
--- Stops.
function Base.stop(): () end
local Cart = {}
--- Goes.
function Cart.go(): () end
return setmetatable(Cart, { __index = Base, __newindex = function() end })
`,
    },
    ["Cart.go(): () -- Goes.", "Cart.stop(): () -- Stops."],
  ],
  "a table that a function returns as it is": [
    {
      "main.luau": `local Real = {}
--- Goes.
function Real.go(): () end
local function proxied<T>(value: T): T return value end
return proxied(Real)
`,
    },
    ["Real.go(): () -- Goes."],
  ],
  "generics and overloads of another file": [
    {
      "lists.luau": `export type List<T> = { items: { T } }
local lists = {}
--- Makes a list.
function lists.make<T>(...: T): List<T> return nil :: any end
--- Finds.
lists.find = (nil :: any) :: ((name: string) -> number) & ((id: number) -> string)
return lists
`,
      "main.luau": 'local lists = require("./lists")\nreturn { make = lists.make, find = lists.find }\n',
    },
    [
      "main.make(...: T): lists.List<T> -- Makes a list.",
      "main.find(name: string): number & (id: number): string -- Finds.",
    ],
  ],
  "a type that is inferred from a function": [
    {
      "types.luau": `export type Module = {
	light: typeof(function(level: number): boolean return true end),
}
return {}
`,
      "main.luau": `local types = require("./types")
local Lamp = {}
--- Lights it.
function Lamp.light(level) return true end
return Lamp :: types.Module
`,
    },
    ["Lamp.light(level: number): boolean -- Lights it."],
  ],
  "aliases of members, and tables that loops fill": [
    {
      "main.luau": `local Kit = {}
--- Cuts.
function Kit.cut(depth: number): () end
Kit.saw = Kit.cut
for index = 1, 3 do Kit["blade" .. index] = index end
return table.freeze(Kit)
`,
    },
    ["Kit.cut(depth: number): () -- Cuts.", "Kit.saw(depth: number): () -- Cuts."],
  ],
};

test.each(Object.keys(CASES))("%s", (name) => {
  const [files, entries] = CASES[name] ?? [{}, []];
  expect(entriesOf({ "harbour.luau": HARBOUR, ...files })).toEqual(entries);
});

test("instances are found by absolute paths, too", () => {
  const files = {
    "/kit/init.luau": "local harbour = require(script.harbour)\nreturn { tide = harbour.tide }\n",
    "/kit/harbour.luau": HARBOUR,
    "/kit/sub/far.luau":
      "local harbour = require(script.Parent.Parent.harbour)\nreturn { tide = harbour.tide }\n",
  };
  expect(entriesOf(files, "kit")).toEqual(["kit.tide(): number -- The tide."]);
  expect(entriesOf(files, "far")).toEqual(["far.tide(): number -- The tide."]);
});

test("the comment of another file is checked there", () => {
  const files = {
    "harbour.luau": HARBOUR.replace("@param boat", "@param ship"),
    "main.luau": 'local Harbour = require("./harbour")\nreturn { enter = Harbour.enter }\n',
  };
  expect(findings(files)).toEqual(["harbour.luau:6 unknown-parameter"]);
});

test("a change of another file changes the exports of its constants and functions", () => {
  const main = 'return { tide = require("./harbour").tide }\n';
  const changed = HARBOUR.replace("return 2", 'return "high"');
  expect(entriesOf({ "main.luau": main, "harbour.luau": HARBOUR })).toEqual([
    "main.tide(): number -- The tide.",
  ]);
  expect(entriesOf({ "main.luau": main, "harbour.luau": changed })).toEqual([
    "main.tide(): string -- The tide.",
  ]);
});
