import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeMarkdownRenderer, toGraphql } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases } from "../../support/read-cases";

const { toHtml, toText } = makeMarkdownRenderer(() => null);

/** The description of a function whose doc comment is `doc`, in a module with something to link to. */
function describeFunction(doc: string, options = {}): string {
  const comment = doc
    .split("\n")
    .map((line) => `\t--- ${line}`)
    .join("\n");
  const text = `declare Timer: {
${comment}
	setTimeout: () -> (),
	clear: (self: any) -> (),
	--- @private
	hidden: () -> (),
}
`;
  const { value } = runOnSources([sourceFile("timer.d.luau", text)]);
  return toGraphql(value.model, options).modules[0]?.functions[0]?.doc.descriptionHtml ?? "";
}

describe("untrusted text", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](java\tscript:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](\u0001javascript:alert(1))",
    "[a](data:text/html,<script>alert(1)</script>)",
    "[a](vbscript:x)",
    "[a](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "![a](https://example.org/pixel.png)",
    "[a]: javascript:alert(1)\n\n[a]",
    '```"><script>\n<script>\n```',
    "[a](https://example.org '\"onmouseover=\"alert(1)')",
  ])("%j stays inert", (markdown) => {
    const html = toHtml(markdown, []);
    expect(html).not.toMatch(/<(script|img|svg|iframe|object)/i);
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(html).not.toMatch(/href="(?!https:\/\/)/i);
  });

  test("names of prototypes are names like all others", () => {
    const ofPrototype = Object.getOwnPropertyNames(Object.prototype);
    const { value, diagnostics } = runOnSources([
      sourceFile(
        "constructor.d.luau",
        "--- [__proto__], [toString.constructor]\nexport type __proto__ = { constructor: number }\nexport type toString = { constructor: __proto__ }\n",
      ),
    ]);
    expect(diagnostics).toEqual([]);
    const [module] = toGraphql(value.model).modules;
    expect(module?.classes.map(({ href }) => href)).toEqual([
      "/docs/api/constructor#__proto__",
      "/docs/api/constructor#toString",
    ]);
    expect(module?.classes[0]?.doc.descriptionHtml).toContain(
      '<a href="/docs/api/constructor#toString.constructor">',
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ofPrototype);
  });
});

// A highlighter that knows Luau alone.
test("descriptions are written as HTML", () =>
  expectCases("cases/markdown.txt", ([markdown = ""]) =>
    describeFunction(markdown, {
      highlight: (code: string, language: string) => (language === "luau" ? `<i>${code.trim()}</i>` : null),
    }),
  ));

describe("blocks", () => {
  test("headings begin below the entry's own, and links follow the base path", () => {
    expect(toHtml("# One", [], 2)).toBe("<h2>One</h2>");
    expect(describeFunction("[Timer]", { basePath: "/api/" })).toContain('<a href="/api/timer">');
  });

  test.each([
    ["module", "h4", "h5"],
    ["class", "h2", "h4"],
  ] as const)("headings in texts follow those of the page, a %s a page", (pages, ofEntry, ofMember) => {
    const text = "--- # One\ndeclare extern type Door with\n\t--- # Two\n\tfunction open(self)\nend\n";
    const { value } = runOnSources([sourceFile("door.d.luau", text)]);
    const { modules, entryPages } = toGraphql(value.model, { pages });
    const door = entryPages[0]?.class ?? modules[0]?.classes[0];
    expect(door?.doc.descriptionHtml).toBe(`<${ofEntry}>One</${ofEntry}>`);
    expect(door?.methods[0]?.doc.descriptionHtml).toBe(`<${ofMember}>Two</${ofMember}>`);
  });

  test("names in code are linked where the highlighter asks for them", () => {
    const engine =
      "declare Timer: {\n\tclear: (id: Id) -> (),\n}\nexport type Id = number\ndeclare extern type Door with\n\tfunction open(self)\nend\n";
    const { value } = runOnSources([
      sourceFile("timer.d.luau", `--[=[\n\t\`\`\`luau\n\tx\n\t\`\`\`\n]=]\n\n${engine}`),
    ]);
    const asked = ["Timer.clear", "Id", "Door:open", "Timer", "clear", "constructor"];
    const found = new Map<string, string | null>();
    toGraphql(value.model, {
      highlight: (_code, _language, resolve) => {
        for (const name of asked) found.set(name, resolve(name));
        return null;
      },
    });
    expect([...found]).toEqual([
      ["Timer.clear", "/docs/api/timer#clear"],
      ["Id", "/docs/api/timer#Id"],
      ["Door:open", "/docs/api/timer#Door.open"],
      ["Timer", "/docs/api/timer"],
      ["clear", null],
      ["constructor", null],
    ]);
  });

  test("summaries are plain words", () => {
    expect(toText("Makes *one* `Timer`, see [Timer.clear] & <b>")).toBe(
      "Makes one Timer, see Timer.clear & <b>",
    );
  });
});

test("texts that hold nothing special come out as they do where all of Markdown is read", () => {
  const signs = fc.constantFrom(
    ..."abcZ 019.,:;!?'\"()-+=#|/%$^{}~*_`<>&[]\\\t\u00a0é@",
    "www.",
    "  ",
    "1. ",
    "- ",
  );
  const text = fc.oneof(fc.string({ unit: signs }), fc.lorem({ mode: "sentences" }), fc.string());
  fc.assert(
    fc.property(text, (some) => {
      // With a line end around it no shortcut is taken.
      expect(toHtml(some, [])).toBe(some === "" ? "" : toHtml(`${some}\n`, []));
      expect(toText(some)).toBe(toText(`\n${some}`));
    }),
    { numRuns: 3000 },
  );
});
