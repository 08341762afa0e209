/** The interface of a module: which declaration each export is. */
import { expect, test } from "vitest";
import { createChecker, resolveOrAny, type InterfaceType, type ModuleInterface } from "../index";
import { loadLuau } from "../node";

type Sources = Readonly<Record<string, string>>;

const checker = createChecker(loadLuau(), {
  mode: "nonstrict",
  resolve: resolveOrAny(() => true),
  resolveObject: (_from, path, names) => {
    const file = path.replace(/^script\.Parent\./, "").replaceAll(".", "/");
    return names.has(`${file}.luau`) ? `${file}.luau` : null;
  },
});

function interfaceOf(sources: Sources): ModuleInterface {
  const all = Object.entries(sources).map(([name, text]) => ({ name, text }));
  checker.check([...all, { name: "(any)", text: "return nil :: any\n" }], []);
  const found = checker.moduleInterface("main.luau");
  if (found === null) throw new Error("Luau gave up.");
  return found;
}

/** Each export, with what it is: `send → api.luau: function (text: string) … end`. */
function exportsOf(sources: Sources): readonly string[] {
  const { types, returns } = interfaceOf(sources);
  const shown = (type: InterfaceType | undefined): string => {
    if (type?.kind === "function" && type.definition !== undefined) {
      const { module, span } = type.definition;
      return `${module}: ${sources[module]?.slice(...span)}`;
    }
    if (type?.returnedBy !== undefined) return `what ${type.returnedBy} returns`;
    if (type?.alias !== undefined) return `${type.alias.name} of ${type.alias.module}`;
    return type !== undefined && "name" in type ? `${type.name}` : `${type?.kind}`;
  };
  const tablesOf = (number: number): readonly InterfaceType[] => {
    const type = types[number];
    if (type?.kind === "metatable") {
      const [index] = tablesOf(type.metatable).flatMap((one) =>
        one.kind === "table" ? one.properties.filter(({ name }) => name === "__index") : [],
      );
      return [...tablesOf(type.table), ...(index === undefined ? [] : tablesOf(index.type))];
    }
    return type === undefined ? [] : [type];
  };
  if (returns === null) return [];
  const [first] = tablesOf(returns);
  if (first?.kind !== "table") return [shown(first)];
  return tablesOf(returns).flatMap((type) =>
    type.kind === "table" ? type.properties.map((one) => `${one.name} → ${shown(types[one.type])}`) : [],
  );
}

const API = "local Api = {}\nfunction Api.send(text: string): boolean return true end\nreturn Api\n";

test("a function that another file defines", () => {
  const main = 'local Api = require("./api")\nreturn { send = Api.send, whole = Api }\n';
  expect(exportsOf({ "main.luau": main, "api.luau": API })).toEqual([
    "send → api.luau: function Api.send(text: string): boolean return true end",
    "whole → what api.luau returns",
  ]);
});

test("steps of objects lead to modules; one that leads nowhere is any", () => {
  const main = [
    "local parent = script.Parent",
    'local Api = require(parent:WaitForChild("api"))',
    "local Gone = require(script.Parent.gone)",
    "return { send = Api.send, gone = Gone.open }\n",
  ].join("\n");
  expect(exportsOf({ "main.luau": main, "api.luau": API })).toEqual([
    "gone → any",
    "send → api.luau: function Api.send(text: string): boolean return true end",
  ]);
});

test("members through a metatable, a cast and a proxy", () => {
  const main = [
    "local Base = {}",
    "function Base.stop() end",
    "local Door = setmetatable({}, { __index = Base })",
    "function Door.open() end",
    "return Door\n",
  ].join("\n");
  expect(exportsOf({ "main.luau": main })).toEqual([
    "open → main.luau: function Door.open() end",
    "stop → main.luau: function Base.stop() end",
  ]);
});

test("the location of a field in a type, in UTF-16 code units", () => {
  const main = "--[[ ü😀 ]] type Kit = { --[[ é ]] go: () -> () }\nlocal Kit = {} :: Kit\nreturn Kit\n";
  const { types, returns } = interfaceOf({ "main.luau": main });
  const type = types[returns ?? -1];
  const [go] = type?.kind === "table" ? type.properties : [];
  expect(go?.declared && main.slice(...go.declared)).toBe("go");
});

test("the last `return` counts, and one of a block does not", () => {
  const main = "if script then return 1 end\nreturn { open = function() end }\n";
  expect(exportsOf({ "main.luau": main })).toEqual(["open → main.luau: function() end"]);
});

test("without a `return`, and with a mistake of syntax, there is a result", () => {
  expect(interfaceOf({ "main.luau": "local x = 1\n" }).returns).toBeNull();
  expect(interfaceOf({ "main.luau": "local x = = 1\nreturn {}\n" }).types).toBeDefined();
});

test("types of each `typeof`, and of every `return` of a function", () => {
  const main = [
    "local Door = {}",
    "function Door.width(wide: boolean) if wide then return 2 end return nil :: any end",
    "export type Width = typeof(Door.width(true))",
    "return Door\n",
  ].join("\n");
  const { types, typeofs } = interfaceOf({ "main.luau": main });
  expect(typeofs.map(({ span }) => main.slice(...span))).toEqual(["typeof(Door.width(true))"]);
  const [width] = types.filter((type) => type.kind === "function");
  expect(width?.returned?.map((number) => types[number]?.kind)).toEqual(["primitive", "any"]);
});

test("the same question has the same answer", () => {
  const sources = { "main.luau": 'return { a = require("./api"), b = 1, c = {} }\n', "api.luau": API };
  const answer = JSON.stringify(interfaceOf(sources));
  interfaceOf({ "main.luau": "return {}\n" });
  expect(JSON.stringify(interfaceOf(sources))).toBe(answer);
});
