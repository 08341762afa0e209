/** Texts of luau-lsp's documentation: what they are joined to, and what becomes of their HTML. */
import { describe, expect, test } from "vitest";
import { publishedFiles } from "../../../packages/luau-defs/src/write";
import { htmlToMarkdown, parseDocs } from "../../../packages/luau-defs/src/link";
import { expectCases, problemLines } from "../../support/read-cases";
import { processorSeconds } from "../../support/processor-seconds";
import { read } from "./support";
import { ideDocs } from "../../support/ide-docs";

// Definitions, a file of texts, and settings; the Markdown of the page, and what is reported.
test("texts are joined to declarations", () =>
  expectCases("cases/luau-lsp-docs.txt", ([text = "", docs = "", settings = "{}"]) => {
    const { model, diagnostics } = read(text, JSON.parse(settings), JSON.parse(docs));
    const page =
      publishedFiles(model)
        .find(({ path }) => path.endsWith(".md"))
        ?.text.trim() ?? "";
    return [page, ...problemLines(diagnostics)].join("\n\n");
  }));

test("what `ide-docs` writes joins the very declarations that it was made of", () => {
  const DOCUMENTED = `declare boat: {
	--- Sinks it.
	--- @param depth -- In metres.
	--- @return left -- What is left.
	sink: (depth: number) -> number,
	--- Its name.
	name: string,
}
--- A side.
export type Side = { --- Where.
	left: boolean }
`;
  const { model, module } = read(DOCUMENTED);
  const docs = Object.fromEntries(ideDocs(model, { name: "kit", baseUrl: "https://kit.example" }));
  const bare = read(DOCUMENTED.replaceAll(/---.*/g, ""), {}, docs);
  expect(bare.shares).toMatchObject([{ joined: bare.shares[0]?.texts, unmatched: [] }]);
  expect(bare.module.functions[0]?.doc.summary).toBe(module.functions[0]?.doc.summary);
  expect(bare.module.functions[0]?.signatures[0].parameters[0]?.description).toBe("In metres.");
  expect(bare.module.constants[0]?.doc.summary).toBe("Its name.");
});

describe("HTML becomes Markdown", () => {
  test("as far as the files have it; other tags stay text", () =>
    expectCases("cases/html-to-markdown.txt", ([html = ""]) => htmlToMarkdown(html)));

  test.each(["<code>", "<li>", "<a href=", "`", "<b>", "```\n", "<pre>"])(
    "in good time, if thousands of %j are left open",
    async (open) => {
      const seconds = await processorSeconds(() => htmlToMarkdown(`<${open.repeat(5_000)}`));
      expect(seconds).toBeLessThan(2);
    },
  );
});

// A file; its texts, and what is reported. Versions of Node describe a text that is not JSON in different words.
test("files that have texts or none", () =>
  expectCases("cases/luau-lsp-files.txt", ([text = ""]) => {
    const { value, diagnostics } = parseDocs("docs.json", text);
    const entries = [...value.entries].map(
      ([symbol, { documentation, learnMore }]) => `${symbol}: ${documentation} [${learnMore}]`,
    );
    return [...entries, ...problemLines(diagnostics)].join("\n").replace(/(?<=not valid JSON: ).*/, "…");
  }));

test("a file that is nested too deep is reported", () => {
  expect(parseDocs("docs.json", "[".repeat(100_000)).diagnostics).toMatchObject([{ severity: "error" }]);
});
