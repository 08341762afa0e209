/** Formatting of scripts in the playground. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isCommentToken, luauTokens } from "luau-syntax";
import { describe, expect, test } from "vitest";
import { groupsIn, textDocument } from "../../../packages/luau-defs/src/engine";
import { readCases } from "../../support/read-cases";
import { applyEdits, formatEdits } from "../../../src/lib/playground/format/format-script";

const format = (text: string): string => applyEdits(text, formatEdits(text));

const tokensOf = (text: string): readonly string[] =>
  luauTokens(text).map((token) => (isCommentToken(token) ? token.text.trimEnd() : token.text));

test.each(readCases("cases/format-script.txt"))("%s", (_name, text = "", expected) =>
  expect(format(text)).toBe(expected),
);

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
])("a script with problems keeps its tokens: %s", (text) =>
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
