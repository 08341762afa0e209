/**
 * Verifies that the tape is read as it is written: `decode.ts` has the kinds and fields of syntax.ts by its
 * types, and the cases in `cases/pass` contain every kind of node. Wrong fields would be in their trees.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "../index";

const root = join(__dirname, "..");
const types = ["syntax.ts", "syntax-expression.ts"]
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n");

function* kindsIn(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  if ("kind" in value) yield value.kind;
  for (const inner of Object.values(value)) yield* kindsIn(inner);
}

test("the passing cases hold every kind of node", () => {
  const parsed = readdirSync(join(root, "tests/cases/pass"))
    .map((name) => readFileSync(join(root, "tests/cases/pass", name, "input.d.luau"), "utf8"))
    .flatMap((source) => [...kindsIn(parse(source).statements)]);
  const declared = Array.from(types.matchAll(/Node(?:InBlocks)?<\s*"(\w+)"/gu), ([, kind]) => kind);
  expect(new Set(parsed)).toEqual(new Set(declared));
});
