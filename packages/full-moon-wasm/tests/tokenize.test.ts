/** The kinds of tokens, in particular of contextual keywords. */
import { describe, expect, test } from "vitest";
import { TOKEN_KINDS } from "../decode";
import { tokenize } from "../index";

function kinds(source: string): readonly string[] {
  return tokenize(source).tokens.map(({ kind, span }) => `${kind} ${source.slice(...span)}`);
}

describe("tokenize", () => {
  test("gives every kind", () => {
    const source = '#!/bin/luau\n--!strict\n--- doc\n-- plain\n@native local x1 = 0xFF + "a" .. `b{c}d`; $';
    expect(kinds(source)).toEqual([
      "shebang #!/bin/luau",
      "hotComment --!strict",
      "docComment --- doc",
      "comment -- plain",
      "attribute @native",
      "keyword local",
      "identifier x1",
      "operator =",
      "number 0xFF",
      "operator +",
      'string "a"',
      "operator ..",
      "interpolatedString `b{",
      "identifier c",
      "interpolatedString }d`",
      "punctuation ;",
      "unknown $",
    ]);
    expect(new Set(tokenize(source).tokens.map(({ kind }) => kind))).toEqual(new Set(TOKEN_KINDS));
  });

  test.each([
    ["type X = number", "keyword type"],
    ["local t = type(x)", "identifier type"],
    ["t.type = 1", "identifier type"],
    ["export type X = number", "keyword export"],
    ["export local x = 1", "keyword export"],
    ["export const x = 1", "keyword export"],
    ["export function f() end", "keyword export"],
    ["local export = 1", "identifier export"],
    ["local x = 5i", "number 5i"],
    ["local x = 0xFFi + 1", "number 0xFFi"],
    ["declare x: number", "keyword declare"],
    ["local declare = 1", "identifier declare"],
    ["declare extern type X with end", "keyword with"],
    ["declare extern type X with with: number end", "identifier with"],
    ["type X = { read a: number }", "keyword read"],
    ["type X = { read: number }", "identifier read"],
    ["while a do continue end", "keyword continue"],
    ["local continue = 1", "identifier continue"],
    ["continue()", "identifier continue"],
    ["type X = typeof(a)", "keyword typeof"],
    ["local t = typeof(a)", "identifier typeof"],
    ["const a = 1", "keyword const"],
    ["local const = 1", "identifier const"],
  ])("%s: %s", (source, expected) => {
    expect(kinds(source)).toContain(expected);
  });

  test("knows a block over several lines from one on a single line", () => {
    expect(kinds("--[=[\na\n]=] --[[ b ]]")).toEqual(["docComment --[=[\na\n]=]", "comment --[[ b ]]"]);
  });

  test("ends strings and numbers where Luau does", () => {
    expect(kinds("'a\\n\nx = 1")).toEqual(["string 'a\\n", "identifier x", "operator =", "number 1"]);
    expect(kinds('"\\z\n\n a" b')).toEqual(['string "\\z\n\n a"', "identifier b"]);
    expect(kinds("1.2.3 0x{")).toEqual(["number 1.2.3", "number 0x", "punctuation {"]);
  });

  test("keeps going after what is no token, and says what it was", () => {
    expect(tokenize("local naïve = 'open\nlocal y = 1").errors.map(({ message }) => message)).toEqual([
      "`naïve` is not a valid name: it holds characters outside ASCII.",
      "This string is never closed.",
    ]);
    expect(kinds("x = 'open\ny = 1")).toContain("identifier y");
  });
});
