import type { Dialect } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

/** Files of each dialect, written for these tests. */
export const FIXTURES: readonly (readonly [Dialect, string])[] = [
  ["moonwave", "tests/fixtures/sites/moonwave/definitions/kite.luau"],
  ["moonwave", "tests/fixtures/sites/moonwave/definitions/knots.luau"],
  ["moonwave", "tests/fixtures/definitions/failing/comment-type/lamp.luau"],
  ["moonwave", "tests/fixtures/definitions/failing/unknown-owner/lamp.luau"],
  ["ldoc", "tests/fixtures/definitions/passing/ldoc/rope.luau"],
  ["luacats", "tests/fixtures/definitions/passing/luacats/bell.luau"],
  ["luacats", "tests/fixtures/definitions/passing/luacats-without-code/tower.luau"],
];
