import { expect, test } from "vitest";
import { resolveRequire } from "../index";

const names = new Set([
  "index.luau",
  "player/index.luau",
  "player/move.luau",
  "shared/init.luau",
  "data.lua",
]);

test.each([
  ["index.luau", "./player", "player/index.luau"],
  ["index.luau", "/player", "player/index.luau"],
  ["player/index.luau", "./move", "player/move.luau"],
  ["player/index.luau", "./move.luau", "player/move.luau"],
  ["player/index.luau", "../shared", "shared/init.luau"],
  ["player/index.luau", "../data", "data.lua"],
  ["player/index.luau", "/index.luau", "index.luau"],
  ["index.luau", "./gone", null],
  ["index.luau", "../player", null],
])("in %s, require(%j) is %s", (from, request, name) => {
  expect(resolveRequire(from, request, names)).toBe(name);
});
