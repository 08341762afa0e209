import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "full-moon-wasm";
import { codeTokens } from "luau-syntax";
import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { formatDefinitions, haveSameMeaning } from "../../../packages/luau-defs/src/write";
import { formatEdits } from "../../../packages/luau-defs/src/front";
import { statement } from "./written-definitions";

/**
 * No comments over several lines: those are documentation, and between any two tokens it may change hands.
 */
const GAPS = [" ", " ", " ", " ", "\n", "\n\n\n", "\t", "\r\n", " --[[ c ]] ", " -- c\n", "\n\t-- é\n"];
const gap = fc.constantFrom(...GAPS);
/** Statements of any shape, and those of the engine. */
const real = readdirSync("definitions")
  .filter((name) => name.endsWith(".d.luau"))
  .flatMap((name) => statementsOf(readFileSync(`definitions/${name}`, "utf8")));
const file = fc.array(
  fc.tuple(
    fc.oneof(statement, fc.constantFrom(...real)),
    fc.array(gap, { minLength: 1, maxLength: 60 }),
    fc.constantFrom("\n", "\n\n\n", " -- end\n", "\n--- Doc.\n", "\n--[=[\n\tDoc.\n]=]\n", "; "),
  ),
  { minLength: 1, maxLength: 3 },
);
const lines = (parts: typeof file extends fc.Arbitrary<infer T> ? T : never): string =>
  parts
    .map(
      ([tokens, gaps, behind]) =>
        tokens
          .map(
            (token, index) => token + (index === tokens.length - 1 ? "" : (gaps[index % gaps.length] ?? " ")),
          )
          .join("") + behind,
    )
    .join("");

/** The text after the edits of the language server. */
const inEditor = (text: string): string =>
  TextDocument.applyEdits(
    TextDocument.create("file:///written.d.luau", "luau", 1, text),
    formatEdits({ path: "written.d.luau", text, range: null }),
  );

const runs = Number(process.env["FUZZ_RUNS"] ?? 500);
const seed = Number(process.env["FUZZ_SEED"] ?? 20261121);

test("whatever is written is laid out with the same meaning, and only once", () => {
  let parsed = 0;
  fc.assert(
    fc.property(file, (parts) => {
      const source = lines(parts);
      fc.pre(parse(source).errors.length === 0);
      parsed += 1;

      const { value, diagnostics } = formatDefinitions(source, "written.d.luau");

      expect(diagnostics).toEqual([]);
      const asLf = (text: string) => text.replaceAll("\r\n", "\n");
      expect(haveSameMeaning(asLf(source), asLf(value))).toBe(true);
      expect(formatDefinitions(value, "again.d.luau").value).toBe(value);
      expect(inEditor(source)).toBe(value);
    }),
    { numRuns: runs, seed },
  );
  expect(parsed).toBeGreaterThan(runs / 4);
});

/** The tokens of each statement, without comments. */
function statementsOf(source: string): readonly (readonly string[])[] {
  const tokens = codeTokens(source);
  return parse(source).statements.map(({ span: [start, end] }) =>
    tokens.filter((token) => token.start >= start && token.end <= end).map(({ text }) => text),
  );
}
