/** Texts of luau-lsp's documentation: what they are joined to, and what becomes of their HTML. */
import { describe, expect, test } from "vitest";
import { htmlToMarkdown, parseDocs } from "../../../packages/luau-defs/src/link";
import { expectCases } from "../../support/read-cases";
import { processorSeconds } from "../../support/processor-seconds";
import { MACHINERY, read } from "./support";
import { ideDocs } from "../../support/ide-docs";

const BOAT = `declare extern type Boat with
	--- Its own comment.
	Name: string
	Speed: number
	function Moor(self, pier: string, side: number): boolean
end
`;

describe("an entry without a comment", () => {
  test("has the text of its symbol, with its sample and a link", () => {
    const { module } = read(
      BOAT,
      {},
      {
        "@kit/globaltype/Boat": {
          documentation: "Floats. Sometimes.",
          learn_more_link: "https://kit.example/a_(b)",
          code_sample: "boat:Moor()",
          keys: {},
        },
      },
    );
    expect(module.classes[0]?.doc.description).toBe(
      "Floats. Sometimes.\n\n```luau\nboat:Moor()\n```\n\n[Learn more](https://kit.example/a_%28b%29)",
    );
    expect(module.classes[0]?.doc.summary).toBe("Floats.");
  });

  test("keeps its own comment where it has one, and gets the texts of parameters all the same", () => {
    const { module, rules } = read(
      BOAT,
      {},
      {
        "@kit/globaltype/Boat.Name": { documentation: "Another text." },
        "@kit/globaltype/Boat.Moor": {
          documentation: "Ties it up.",
          params: [
            { name: "self", documentation: "@kit/globaltype/Boat.Moor/param/0" },
            { name: "pier", documentation: "@kit/globaltype/Boat.Moor/param/1" },
            { name: "which", documentation: "@kit/globaltype/Boat.Moor/param/2" },
          ],
          returns: ["@kit/globaltype/Boat.Moor/return/0"],
        },
        "@kit/globaltype/Boat.Moor/param/0": { documentation: "The boat." },
        "@kit/globaltype/Boat.Moor/param/1": { documentation: "A free pier." },
        "@kit/globaltype/Boat.Moor/param/2": { documentation: "By place." },
        "@kit/globaltype/Boat.Moor/return/0": { documentation: "Whether it held." },
      },
    );
    const [boat] = module.classes;
    expect(boat?.properties[0]?.doc.description).toBe("Its own comment.");
    expect(boat?.methods[0]?.doc.description).toBe("Ties it up.");
    expect(
      boat?.methods[0]?.signatures[0].parameters.map(({ name, description }) => [name, description]),
    ).toEqual([
      ["pier", "A free pier."],
      ["side", "By place."],
    ]);
    expect(boat?.methods[0]?.signatures[0].returns[0]?.description).toBe("Whether it held.");
    expect(rules).toEqual([]);
  });

  test("has Roblox's texts of enums, and an event the names of its parameters", () => {
    const { module, rules } = read(
      `${MACHINERY}declare extern type EnumCargo extends EnumItem with end
declare extern type EnumCargo_INTERNAL extends Enum with
	Grain: EnumCargo
end
declare Enum: { Cargo: EnumCargo_INTERNAL }
declare extern type Boat with
	Loaded: Signal<EnumCargo>
end
export type Signal<T...> = { Wait: (self: Signal<T...>) -> T... }
`,
      { enums: { item: "EnumItem", table: "Enum" }, events: { type: "Signal" } },
      {
        "@roblox/enum/Cargo": { documentation: "What a boat carries." },
        "@roblox/enum/Cargo.Grain": { documentation: "Loose." },
        "@roblox/globaltype/Boat.Loaded": {
          documentation: "Fires.",
          params: [{ name: "cargo", documentation: "@roblox/globaltype/Boat.Loaded/param/0" }],
        },
        "@roblox/globaltype/Boat.Loaded/param/0": { documentation: "Of what." },
      },
    );
    expect(module.enums[0]).toMatchObject({
      doc: { description: "What a boat carries." },
      values: [{ doc: { summary: "Loose." } }],
    });
    const boat = module.classes.find(({ name }) => name === "Boat");
    expect(boat?.properties[0]?.event?.parameters).toMatchObject([
      { name: "cargo", description: "Of what." },
    ]);
    expect(rules).toEqual([]);
  });
});

test("overloads have the texts of theirs: by order, else by the number of parameters", () => {
  const DOCS = (symbols: readonly string[]) => ({
    "@kit/global/boat.new": { overloads: Object.fromEntries(symbols.map((symbol) => [symbol, symbol])) },
    "@kit/global/boat.new/a": { documentation: "One.", params: [{ name: "a" }] },
    "@kit/global/boat.new/b": { documentation: "Two.", params: [{ name: "a" }, { name: "b" }] },
  });
  const TEXT = "declare boat: { new: ((a: string) -> ()) & ((a: string, b: number) -> ()) }\n";
  const textsOf = (symbols: readonly string[]) =>
    read(TEXT, {}, DOCS(symbols)).module.functions[0]?.signatures.map(({ description }) => description);
  expect(textsOf(["@kit/global/boat.new/a", "@kit/global/boat.new/b"])).toEqual(["One.", "Two."]);
  expect(textsOf(["@kit/global/boat.new/b"])).toEqual(["", "Two."]);
});

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

describe("files that are none", () => {
  const findings = (text: string) =>
    parseDocs("docs.json", text).diagnostics.map(({ line, severity, message }) => [line, severity, message]);

  test.each(["", "[]", "3", '"x"', "null", "{}", '{"a":{"documentation":"x"}}', "[".repeat(100_000)])(
    "%s",
    (text) => {
      expect(findings(text)).toMatchObject([[expect.any(Number), "error", expect.any(String)]]);
    },
  );

  test("entries that luau-lsp would not read cost themselves alone", () => {
    const text = JSON.stringify({
      "@k/global/a": { documentation: "A." },
      "@k/global/b": [],
      "@k/global/c": { documentation: 1 },
      "@k/global/d": { params: {} },
      "@k/global/__proto__": { documentation: "P." },
    });
    const { value, diagnostics } = parseDocs("docs.json", text);
    expect([...value.entries.keys()]).toEqual(["@k/global/a", "@k/global/__proto__"]);
    expect(diagnostics).toMatchObject([
      { severity: "warning", message: expect.stringContaining("3 entries") },
    ]);
  });

  test("links that are no addresses are left out", () => {
    const text = JSON.stringify({ "@k/global/a": { learn_more_link: "javascript:alert(1)" } });
    expect(parseDocs("docs.json", text).value.entries.get("@k/global/a")?.learnMore).toBe("");
  });
});
