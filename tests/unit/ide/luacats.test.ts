import { check } from "full-moon-wasm";
import { expect, test } from "vitest";
import { toLuacats } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/luacats";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const options = { name: "kit", baseUrl: "https://kit.example/" };

test("Lua's keywords are keys, and generics stand only where LuaLS knows them", () => {
  const text = `
declare kit: {
	goto: number,
	["end"]: (self: any, x: number) -> (),
	["for"]: (x: number) -> (),
	map: (<T, U>(value: T, change: <V>(T, V) -> U) -> U) & (<T>(value: T) -> T),
	pass: <A...>(A...) -> A...,
}
declare goto: string
`;
  const { value } = runOnSources([sourceFile("kit.d.luau", text)]);
  const lua = toLuacats(value.model, options);
  expect(check(lua).errors).toEqual([]);
  expect(
    lua
      .split("\n")
      .filter((line) => /^(?:_G|kit|function|---@(?:generic|param change|overload|return))/.test(line)),
  ).toEqual([
    "kit = {}",
    'kit["end"] = function(self, x) end',
    'kit["for"] = function(x) end',
    "---@generic T, U",
    "---@param change fun(arg1: T, arg2: any): U",
    "---@return U",
    "---@overload fun(value: any): any",
    "function kit.map(value, change) end",
    "---@return any ...",
    "function kit.pass(...) end",
    'kit["goto"] = nil',
    '_G["goto"] = nil',
  ]);
});

test("results of a function end where its type ends, in lists of every kind", () => {
  const text = `
export type Pair<A, B> = { first: A, second: B }
declare kit: {
	hooks: { start: () -> string, stop: () -> (number, string), reset: () -> (), count: number } | false,
	named: { [() -> boolean]: Pair<() -> number, string> },
	run: (before: () -> number, after: (ready: () -> boolean, ...any) -> (() -> string, number)) -> (),
}
`;
  const lua = toLuacats(runOnSources([sourceFile("kit.d.luau", text)]).value.model, options);
  expect(lua.split("\n").filter((line) => /^---@(?:type|param)/.test(line))).toEqual([
    "---@param before fun(): number",
    "---@param after fun(ready: (fun(): boolean), ...: any): (fun(): string), number",
    "---@type { start: (fun(): string), stop: (fun(): number, string), reset: fun(), count: number }|false",
    "---@type table<(fun(): boolean), Pair<(fun(): number), string>>",
  ]);
});

test("metamethods are operators of their class", () => {
  const text = `
declare extern type Vec with
	x: number
	function __add(self, other: Vec): Vec
	function __mul(self, factor: number): Vec
	function __mul(self, other: Vec): Vec
	function __unm(self): Vec
	function __len(self): number
	function __call(self, scale: number): Vec
	function __eq(self, other: Vec): boolean
end
`;
  const lua = toLuacats(runOnSources([sourceFile("kit.d.luau", text)]).value.model, options);
  expect(lua.split("\n").filter((line) => /operator|overload|^function/.test(line))).toEqual([
    "---@operator add(Vec): Vec",
    "---@operator mul(number): Vec",
    "---@operator mul(Vec): Vec",
    "---@operator unm: Vec",
    "---@operator len: number",
    "---@overload fun(scale: number): Vec",
    "function Vec:__eq(other) end",
  ]);
});
