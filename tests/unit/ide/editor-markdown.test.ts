/** luau-lsp drops from `<` to the next `>`, in code as well: what it is given must come out whole. */
import { expect, test } from "vitest";
import { ideDocs } from "../../../plugins/gatsby-source-luau-defs/src/emit/editors/ide-docs";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

/** What luau-lsp makes of a text before it shows it. */
const asLuauLsp = (text: string): string => text.replaceAll(/<[^>]*>/g, "");

function shown(doc: string): { readonly text: string; readonly sample: string } {
  const source = `${doc
    .split("\n")
    .map((line) => `--- ${line}`.trimEnd())
    .join("\n")}\ndeclare function f(): ()\n`;
  const { value } = runOnSources([sourceFile("kit.d.luau", source)]);
  const entry = ideDocs(value.model, { name: "kit", baseUrl: "https://kit.example" }).get("@kit/global/f");
  expect(asLuauLsp(entry?.documentation ?? "")).toBe(entry?.documentation);
  return { text: entry?.documentation ?? "", sample: entry?.code_sample ?? "" };
}

test.each([
  ["When a < b, and c > d.", "When a &lt; b, and c > d."],
  ["Gives `Map<string, { T }>` or `x`.", "Gives Map&lt;string, { T }&gt; or `x`."],
  ["Of `a*b<c*d>_e_`.", "Of a\\*b&lt;c\\*d&gt;\\_e\\_."],
  ["See <https://kit.example/a>.", "See [https://kit.example/a](https://kit.example/a)."],
  ["Only `a < b`, with nothing behind.", "Only `a < b`, with nothing behind."],
])("%s", (written, text) => {
  expect(shown(written)).toEqual({ text, sample: "" });
});

test("a block of Luau goes to the code sample, behind the first", () => {
  const fence = "```";
  const { text, sample } = shown(
    `Text.\n\n${fence}luau\nf()\n${fence}\n\n${fence}luau\nlocal m: Map<string> = f()\n${fence}\n\nMore.`,
  );
  expect(text).toBe("Text.\n\nMore.");
  expect(sample).toBe("f()\n\nlocal m: Map<string> = f()");
});

test("a block of anything else keeps its place", () => {
  expect(shown("Text.\n\n~~~html\n<b>x</b>\n~~~").text).toBe("Text.\n\n~~~html\n‹b›x‹/b›\n~~~");
});
