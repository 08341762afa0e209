/** Formatting of scripts in the playground. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { tokenize } from "full-moon-wasm";
import { describe, expect, test } from "vitest";
import { textDocument } from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { groupsIn } from "../../../plugins/gatsby-source-luau-defs/src/samples/sample";
import { applyEdits, formatEdits } from "../../../src/lib/playground/format/format-script";

const format = (text: string): string => applyEdits(text, formatEdits(text));

/** As another parser reads them. */
const tokensOf = (text: string): readonly string[] =>
  tokenize(text).tokens.map(({ kind, span }) => {
    const token = text.slice(...span);
    return kind === "comment" || kind === "docComment" ? token.trimEnd() : token;
  });

test.each([
  ["spaces", "local x=1+2*  y-  -3", "local x = 1 + 2 * y - -3"],
  ["calls", "print ( 'a' ,#t ,- 1 , not  x )", "print('a', #t, -1, not x)"],
  ["tables", "local t={a=1,[ 2 ]='b',{},{c}}", "local t = { a = 1, [2] = 'b', {}, { c } }"],
  [
    "methods and types",
    "local function f(a:number,b : string ?):Door return e:get().x :: Door end",
    "local function f(a: number, b: string?): Door return e:get().x :: Door end",
  ],
  [
    "function types",
    "type F=(a:number,...any)->(string|nil)&any",
    "type F = (a: number, ...any) -> (string | nil) & any",
  ],
  [
    "comparisons keep their spaces, since generics look the same",
    "if a<b and c > d then end",
    "if a<b and c > d then end",
  ],
  ["brackets that would become others", "print(t[ [[x]] ])", "print(t[ [[x]] ])"],
  ["a minus before a comment", "print(1 - --[[x]] 2)", "print(1 - --[[x]] 2)"],
  ["interpolated strings", "print(`a {  {1,2}[1] } \\` }`  )", "print(`a {  {1,2}[1] } \\` }`)"],
])("%s", (_name, text, expected) => expect(format(text)).toBe(expected));

test.each([
  [
    "blocks",
    "if a then\nb()\nelseif c then\nd()\nelse\nwhile x do\ny()\nend\nend\nrepeat\nz()\nuntil q",
    "if a then\n\tb()\nelseif c then\n\td()\nelse\n\twhile x do\n\t\ty()\n\tend\nend\nrepeat\n\tz()\nuntil q",
  ],
  [
    "callbacks",
    "f(function()\ng({\na = 1,\n})\nend, {\nb,\n})",
    "f(function()\n\tg({\n\t\ta = 1,\n\t})\nend, {\n\tb,\n})",
  ],
  [
    "lines that continue",
    "local a =\n1\n+ 2\nlocal b = c\n-- Why.\nand d\nx\n:y(function()\nz()\nend)\n:w()",
    "local a =\n\t1\n\t+ 2\nlocal b = c\n\t-- Why.\n\tand d\nx\n\t:y(function()\n\t\tz()\n\tend)\n\t:w()",
  ],
  [
    "expressions with if",
    "local a = if b then 1 else 2\nlocal c = if d\nthen 1\nelse 2\nif e then\nf()\nend",
    "local a = if b then 1 else 2\nlocal c = if d\n\tthen 1\n\telse 2\nif e then\n\tf()\nend",
  ],
  [
    "comments",
    "do\n-- One.\nx() -- two\n--[[ three\n   four ]]\n--  five  \nend",
    "do\n\t-- One.\n\tx() -- two\n\t--[[ three\n   four ]]\n\t--  five  \nend",
  ],
  [
    "strings of several lines",
    "do\nlocal s = [[\n  a\n]]\nprint( s)\nend",
    "do\n\tlocal s = [[\n  a\n]]\n\tprint(s)\nend",
  ],
  ["blank lines", "\n\na()  \n\n \n\nb()\n\n\n", "a()\n\nb()\n\n"],
  ["unions", "type A =\n| 'x'\n| 'y'\nlocal z", "type A =\n\t| 'x'\n\t| 'y'\nlocal z"],
])("indentation: %s", (_name, text, expected) => expect(format(text)).toBe(expected));

test.each([
  "local s = 'open",
  "f(",
  "end end )",
  "`{",
  "`{`{",
  "--[[ open",
  "[==[ x ]]",
  "if x then else else",
  "local ä=1",
  "0x 1.. 2",
  "\\ ` '",
])("a script with mistakes keeps its tokens: %s", (text) =>
  expect(format(text).replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, "")),
);

describe("samples and scripts of the repository", () => {
  const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => pattern.test(file))
      .map((file) => path.join(folder, file));
  const guides = filesIn("content", /\.mdx$/).flatMap((file) =>
    groupsIn(textDocument(file, readFileSync(file, "utf8")))
      .flat()
      .map(({ lines }) => lines.map(({ text }) => text).join("\n")),
  );
  const definitions = filesIn("definitions", /\.d\.luau$/).flatMap((file) => {
    const comments = readFileSync(file, "utf8").replaceAll(/^\s*--- ?/gm, "");
    return groupsIn(textDocument("comments.mdx", comments))
      .flat()
      .map(({ lines }) => lines.map(({ text }) => text).join("\n"));
  });
  const scripts = [
    ...filesIn("packages/luau-wasm/tests", /\.luau$/),
    ...filesIn("definitions", /\.mock\.luau$/),
    ...filesIn("content", /\.luau$/),
  ].map((file) => readFileSync(file, "utf8"));

  test.each([
    ["guides", guides],
    ["definitions", definitions],
    ["scripts", scripts],
  ] as const)("%s: the tokens are the same, and formatting again changes nothing", (_name, texts) => {
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const formatted = format(text);
      expect(tokensOf(formatted)).toEqual(tokensOf(text));
      expect(format(formatted)).toBe(formatted);
      // Without line breaks or any spaces, too.
      const crowded = text.replaceAll(/^[ \t]+/gm, "").replaceAll(/ +(?=[=+*,(){}])/g, "");
      expect(tokensOf(format(crowded))).toEqual(tokensOf(crowded));
    }
  });
  test("well-formed samples are formatted already", () => {
    const changed = [...guides, ...definitions].filter((text) => format(text).trim() !== text.trim());
    expect(changed.map((text) => [text, format(text)])).toEqual([]);
  });
});
