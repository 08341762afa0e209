/** Files with Moonwave's comments. */
export const FIXTURES: readonly string[] = [
  "tests/fixtures/sites/moonwave/definitions/kite.luau",
  "tests/fixtures/sites/moonwave/definitions/knots.luau",
  "tests/fixtures/definitions/failing/comment-type/lamp.luau",
  "tests/fixtures/definitions/failing/unknown-owner/lamp.luau",
];
