/**
 * Properties of any text: nothing throws or hangs, every span is within the text, and the result is
 * deterministic.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, parse, type Span } from "../index";
import pieces from "./cases/pieces.json";
import { readSnippets } from "./support/snippets";

const cases = join(__dirname, "cases");
const definitions = ["pass", "fail"].flatMap((kind) =>
  readdirSync(join(cases, kind)).map((name) => readFileSync(join(cases, kind, name, "input.d.luau"), "utf8")),
);
const snippets = readdirSync(join(cases, "verdicts"))
  .flatMap((file) => readSnippets(join(cases, "verdicts", file)))
  .map(({ text }) => text);

/** JSON cannot hold half of a surrogate pair. */
const PIECES = [...pieces, "\ud800"];

const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((parts) => parts.join(""));
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  soup,
);

/** A real file or snippet with up to four deletions, insertions or replacements. */
const mutated = fc
  .tuple(
    fc.constantFrom(...definitions, ...snippets),
    fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.constantFrom("", ...PIECES)), { minLength: 1, maxLength: 4 }),
  )
  .map(([source, edits]) =>
    edits.reduce((text, [at, length, piece]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + piece + text.slice(start + length);
    }, source),
  );

function* spansOf(value: unknown): Generator<Span> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "span")
      yield inner as Span; // Only spans have that key, as the contract test verifies.
    else yield* spansOf(inner);
  }
}

function expectSound(source: string) {
  for (const read of [parse, check]) {
    const result = read(source, "any.luau");
    const outside = [...spansOf(result)].filter(
      ([start, end]) => start < 0 || end < start || end > source.length,
    );
    expect(outside).toEqual([]);
    expect(result.errors.filter(({ message }) => message.includes("The parser failed"))).toEqual([]);
    expect(JSON.stringify(read(source, "any.luau"))).toBe(JSON.stringify(result));
  }
}

describe("any text gives a result", () => {
  test("arbitrary text", () => {
    fc.assert(fc.property(anyText, expectSound), { numRuns: 300 });
  });

  test("mutated definitions and snippets", () => {
    fc.assert(fc.property(mutated, expectSound), { numRuns: 300 });
  });
});

test("a name's text is what stands at its span", () => {
  for (const source of definitions) {
    for (const statement of parse(source).statements) {
      if ("name" in statement) expect(source.slice(...statement.name.span)).toBe(statement.name.text);
    }
  }
});
