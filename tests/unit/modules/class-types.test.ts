/** Types by which modules name the instances of their tables, as Luau evaluates them. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { entriesOf } from "./entry-texts";

type Files = Readonly<Record<string, string>>;

const CASES: Readonly<Record<string, readonly [files: Files, entries: readonly string[]]>> = {
  "the type of a class and its statics": [
    {
      "main.luau": `local Purse: PurseClass = {} :: PurseClass
Purse.__index = Purse
type PurseClass = {
	__index: PurseClass,
	--- Sews one.
	new: (coins: number) -> Purse,
	pay: (self: Purse, coins: number) -> (),
}
export type Purse = typeof(setmetatable({} :: { coins: number }, {} :: PurseClass))
function Purse.new(coins) return setmetatable({ coins = coins }, Purse) end
--- Pays.
function Purse:pay(coins) end
return Purse
`,
    },
    [
      "Purse.new(coins: number): Purse -- Sews one.",
      "class Purse",
      "Purse.coins: number",
      "Purse:pay(coins: number): () -- Pays.",
    ],
  ],
  "a class whose fields and ancestors are in other files": [
    {
      "fields.luau": `export type Fields<T> = {
	--- What it carries.
	load: T,
	each: (visit: (T) -> ()) -> (),
}
return {}
`,
      "base.luau": `local Base = {}
Base.__index = Base
--- Stops.
function Base.stop(self: any): () end
return Base
`,
      "main.luau": `local fields = require("./fields")
local Base = require("./base")
local Cart = setmetatable({}, { __index = Base })
Cart.__index = Cart
export type Cart = typeof(setmetatable({} :: fields.Fields<number>, Cart))
--- Goes.
function Cart.go(self: Cart): () end
return Cart
`,
    },
    [
      "class Cart",
      "Cart.load: number -- What it carries.",
      "Cart.each: (visit: (number) -> ()) -> ()",
      "Cart:go(): () -- Goes.",
      "Cart:stop(): () -- Stops.",
    ],
  ],
  "types that name the module, and values of which Luau infers nothing": [
    {
      "main.luau": `local Kit = {}
--- Cuts.
function Kit.cut(self: Kit): () end
local none = newproxy(true)
export type Kit = typeof(Kit) & { size: number }
export type None = typeof(none)
return Kit
`,
    },
    ["None: any", "class Kit", "Kit.size: number", "Kit:cut(): () -- Cuts."],
  ],
  "a class of methods in a table without a name": [
    {
      "main.luau": `local Jar = { Prototype = {}, Interface = {} }
--- Fills it.
function Jar.Prototype.fill(self: Jar, litres: number): Jar return self end
--- Empties it.
function Jar.Prototype:empty(): number return 1 end
--- Turns one.
function Jar.Interface.new(): Jar
	return setmetatable({ litres = 0 } :: Jar, { __index = Jar.Prototype })
end
export type Jar = (typeof(Jar.Prototype)) & {
	--- What it holds.
	litres: number,
}
return Jar.Interface
`,
    },
    [
      "main.new(): Jar -- Turns one.",
      "class Jar",
      "Jar.litres: number -- What it holds.",
      "Jar:fill(litres: number): Jar -- Fills it.",
      "Jar:empty(): number -- Empties it.",
    ],
  ],
  "a class of what constructors return": [
    {
      "main.luau": `local Jar, lid = { Prototype = {} }, {}
lid.__index = lid
--- Fills it.
function Jar.Prototype:fill(): () end
function Jar.new(): any
	return 1
end
local function build() return setmetatable({}, { __index = Jar.Prototype }) end
--- Opens it.
function lid.open(self: any): () end
local function lift() return setmetatable({}, lid) end
export type Jar = typeof(build())
export type lid = typeof(lift()) & { width: number }
return { new = Jar.new }
`,
    },
    [
      "main.new(): any",
      "class Jar",
      "Jar:fill(): () -- Fills it.",
      "class lid",
      "lid.width: number",
      "lid:open(): () -- Opens it.",
    ],
  ],
};

test("a class whose page has another name has its functions once", async () => {
  const kite = await readFile("tests/fixtures/definitions/passing/moonwave-prototypes/Kite.luau", "utf8");
  expect(entriesOf({ "a/kite.luau": kite, "b/kite.luau": kite }, "b-Kite")).toEqual([
    "bKite.new(): Kite -- Makes one.",
    "class Kite -- A kite whose methods are in a table of its own.",
    "Kite.size: number -- Its size.",
    "Kite.colour: string -- Its colour, which no type has.",
    "Kite:fly(): () -- Flies.",
    "Kite:land(): () -- Lands, which no code does.",
  ]);
});

test.each(Object.keys(CASES))("%s", (name) => {
  const [files, entries] = CASES[name] ?? [{}, []];
  expect(entriesOf(files)).toEqual(entries);
});
