import { readdirSync, readFileSync } from "node:fs";
import { tokenize } from "full-moon-wasm";
import { expect, test } from "vitest";
import { lexemesOf } from "../../../src/lib/prism/lexemes";
import { luau } from "../../../src/lib/prism/luau";

/** A sample and where it comes from. */
type Sample = readonly [name: string, code: string];

function samples(): Sample[] {
  const definitions = readdirSync("definitions")
    .filter((name) => name.endsWith(".d.luau"))
    .map((name): Sample => [name, readFileSync(`definitions/${name}`, "utf8")]);
  const written = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  );
  const fences = written.flatMap((name) =>
    [...readFileSync(`content/${name}`, "utf8").matchAll(/^```luau[^\n]*\n([\s\S]*?)^```/gm)].map(
      (match, index): Sample => [`${name} ${index + 1}`, match[1] ?? ""],
    ),
  );
  const language: Sample = [
    "what samples seldom have",
    'local a, b = 0xFF_FF + 0b1010 - 1_000.5e-3 // .5 ..= "x\\"y" .. [==[ ]] ]==] --[[ c\nd ]] \nx += 1 x ..= "y" if a ~= b and not (a <= b) then goto() end\nlocal t: { [string]: number? } = {} :: any\nlocal f = function<T...>(...: T...): (T...) -> () return ... end',
  ];
  return [...definitions, ...fences, language];
}

/**
 * Where our grammar sees words and marks begin; a string or comment is one, whatever it is coloured inside.
 */
function ownStarts(code: string): number[] {
  const starts: number[] = [];
  let offset = 0;
  let inside = "";
  for (const { text, kind, within } of lexemesOf(code, luau)) {
    const outer = within[0] ?? kind;
    const continues = outer === inside && ["string", "doc-comment", "comment"].includes(outer);
    if (kind !== "plain" && !continues) starts.push(offset);
    inside = kind === "plain" && text.trim() === "" ? "" : outer;
    offset += text.length;
  }
  return starts;
}

test.each(samples())("%s: words and marks begin where Luau's own tokeniser has them", (_name, code) => {
  const { tokens, errors } = tokenize(code);
  expect(errors).toEqual([]);
  // Interpolated strings are split at their braces by both, but not with the same parts.
  const plain = tokens.filter(({ kind }) => kind !== "interpolatedString");
  const own = new Set(ownStarts(code));
  const missing = plain
    .filter(({ span: [start] }) => !own.has(start))
    .map(({ kind, span: [start, end] }) => `${kind} ${code.slice(start, end)}`);
  expect(missing).toEqual([]);
  if (plain.length === tokens.length) expect(own.size).toBe(plain.length);
});
