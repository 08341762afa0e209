/** The lexer of pages and editors, beside the parser's tokeniser. */
import { readdirSync, readFileSync } from "node:fs";
import { tokenize } from "full-moon-wasm";
import { type LuauToken, luauTokens } from "luau-syntax";
import { expect, test } from "vitest";

/** A sample and where it comes from. */
type Sample = readonly [name: string, code: string];

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

function samples(): readonly Sample[] {
  const files = ["definitions", "tests/fixtures", "packages/full-moon-wasm/tests/cases", "packages/luau-wasm"]
    .flatMap((folder) => filesIn(folder, ".luau"))
    .map((name): Sample => [name, readFileSync(name, "utf8")])
    .filter(([, code]) => tokenize(code).errors.length === 0);
  const fences = filesIn("content", ".mdx").flatMap((name) =>
    [...readFileSync(name, "utf8").matchAll(/^```luau[^\n]*\n([\s\S]*?)^```/gm)].map(
      (match, index): Sample => [`${name} ${index + 1}`, match[1] ?? ""],
    ),
  );
  const language: Sample = [
    "what samples seldom have",
    'local a, b = 0xFF_FF + 0b1010 - 1_000.5e-3 // .5 ..= "x\\"y" .. [==[ ]] ]==] --[[ c\nd ]] \nx += 1 x ..= "y" if a ~= b and not (a <= b) then goto() end\nlocal t: { [string]: number? } = {} :: any\nlocal f = function<T...>(...: T...): (T...) -> () return ... end',
  ];
  return [...files, ...fences, language];
}

/** Templates are left out: the parser splits them at their braces, into parts that are no tokens here. */
function spans(code: string): readonly string[] {
  const flat = (token: LuauToken): readonly LuauToken[] =>
    token.kind === "template"
      ? token.expressions.flatMap((tokens) => tokens.slice(1, -1).flatMap(flat))
      : [token];
  return luauTokens(code)
    .flatMap(flat)
    .map(({ start, end }) => `${start}-${end} ${code.slice(start, end)}`);
}

test.each(samples())("%s: its tokens are those of the parser", (_name, code) => {
  const { tokens, errors } = tokenize(code);
  expect(errors).toEqual([]);
  const expected = tokens
    .filter(({ kind }) => kind !== "interpolatedString")
    .map(({ span: [start, end] }) => `${start}-${end} ${code.slice(start, end)}`);
  expect(spans(code)).toEqual(expected);
});
