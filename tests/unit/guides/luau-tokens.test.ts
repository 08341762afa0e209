/** The one lexer of generator, pages and editors, beside the parser's tree. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "full-moon-wasm";
import { isCommentToken, type LuauToken, luauTokens } from "luau-syntax";
import { describe, expect, test } from "vitest";
import { expectCases } from "../../support/read-cases";
import pieces from "../../../packages/full-moon-wasm/tests/cases/pieces.json";

const sources = ["definitions", "tests/fixtures", "packages/full-moon-wasm/tests/cases"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".luau"))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")] as const)
    .filter(([, code]) => parse(code).errors.length === 0),
);

const withExpressions = (token: LuauToken): readonly LuauToken[] => [
  token,
  ...token.expressions.flatMap((tokens) => tokens.flatMap(withExpressions)),
];
const kinds = (code: string): readonly string[] =>
  luauTokens(code)
    .flatMap(withExpressions)
    .map(({ kind, text }) => `${kind} ${text}`);

type Span = readonly [start: number, end: number];

/** The spans in a tree; only doc comments have a `style`. */
function* spansIn(value: unknown, isDoc = false): Generator<Span> {
  if (typeof value !== "object" || value === null) return;
  // Every property `span` of the tree has this type.
  if ("span" in value && (!isDoc || "style" in value)) yield value.span as Span;
  for (const inner of Object.values(value))
    if (!Array.isArray(inner) || typeof inner[0] !== "number") yield* spansIn(inner, isDoc);
}

test.each(sources)("%s: the nodes of the tree consist of whole tokens", (_name, code) => {
  const tokens = luauTokens(code).flatMap(withExpressions);
  const [starts, ends] = [new Set(tokens.map(({ start }) => start)), new Set(tokens.map(({ end }) => end))];
  const wrong = [...spansIn(parse(code))].filter(
    ([start, end]) => end > start && !(starts.has(start) && ends.has(end)),
  );
  expect(wrong.map((span) => code.slice(...span))).toEqual([]);
});

test.each(sources)("%s: comments for readers are those of the tree", (_name, code) => {
  const comments = luauTokens(code).filter(isCommentToken);
  const { statements, moduleDoc, strayDocs } = parse(code);
  for (const span of spansIn([statements, moduleDoc, strayDocs], true))
    expect(comments.find(({ start }) => start === span[0])?.kind).toBe("docComment");
});

// A text; the kind and the text of each token, with those of expressions in templates.
test("tokens have kinds", () =>
  expectCases("cases/luau-tokens.txt", ([code = ""]) => kinds(code).join("\n")));

test("a comment in a line that ends as on Windows is a doc comment", () => {
  expect(kinds("\t--[=[ a ]=]\r\n")).toEqual(["docComment --[=[ a ]=]"]);
});

describe("any text", () => {
  test("is covered by tokens in order, but for white space", () => {
    const soup = fc
      .array(fc.constantFrom(...pieces, "\ud800"), { maxLength: 80 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: "binary", maxLength: 200 })), (text) => {
        let end = 0;
        for (const token of luauTokens(text)) {
          expect(text.slice(end, token.start).trim()).toBe("");
          expect(token.text).toBe(text.slice(token.start, token.end));
          end = token.end;
        }
        expect(text.slice(end).trim()).toBe("");
      }),
      { numRuns: 300 },
    );
  });

  test.each(["(", "[[", '"', "'\n", "`{", "----", "--[=[]=]", "---\n", "[=", "a\n", "é", "\0"])(
    "of a megabyte has tokens: %j",
    (piece) => {
      const text = piece.repeat(Math.ceil(2 ** 20 / piece.length));
      expect(luauTokens(text).at(-1)?.end).toBe(text.trimEnd().length);
    },
  );

  test("in one string of a megabyte has a token", () => {
    expect(luauTokens(`"${"a\\n".repeat(2 ** 18)}"`)).toHaveLength(1);
  });
});
