import { describe, expect, test } from "vitest";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const run = (text: string) => runOnSources([sourceFile("animal.luau", text)]);

describe("classes by metatables", () => {
  const CLASSES = `local Animal = {}
Animal.__index = Animal
export type Animal = typeof(setmetatable({} :: { name: string }, Animal))
--- Makes its sound.
function Animal.speak(self: Animal) end
function Animal.sleep(self: Animal) end
function Animal.new(): Animal end

local Dog = setmetatable({}, { __index = Animal })
Dog.__index = Dog
export type Dog = typeof(setmetatable({} :: { breed: string }, Dog))
--- Barks.
function Dog.speak(self: Dog) end

local Puppy = setmetatable({}, Dog)
Puppy.__index = Puppy
export type Puppy = typeof(setmetatable({} :: {}, Puppy))
function Puppy.chew(self: Puppy) end

return { Animal = Animal, Dog = Dog, Puppy = Puppy }
`;

  test("have the methods of those above them, the nearest of each name", () => {
    const { value, diagnostics } = run(CLASSES);
    expect(diagnostics).toEqual([]);
    const { classes = [] } = value.model.modules[0] ?? {};
    const methods = classes.map(({ name, methods: own }) => [
      name,
      own.map((method) => `${method.path} ${method.doc.summary}`.trim()),
    ]);
    expect(methods).toEqual([
      ["Animal", ["Animal:speak Makes its sound.", "Animal:sleep"]],
      ["Dog", ["Dog:speak Barks.", "Dog:sleep"]],
      ["Puppy", ["Puppy:chew", "Puppy:speak Barks.", "Puppy:sleep"]],
    ]);
  });

  test("that are above themselves are read to their end", () => {
    const circle = CLASSES.replace(
      "local Animal = {}",
      "local Meta = {}\nlocal Animal = setmetatable({}, Meta)\nMeta.__index = Animal",
    );
    expect(run(circle).diagnostics).toEqual([]);
  });
});
