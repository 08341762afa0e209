import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toGraphql } from "../../../plugins/gatsby-source-luau-defs/src/emit/graphql/graphql";
import { makeMarkdownRenderer } from "../../../plugins/gatsby-source-luau-defs/src/emit/html/render-markdown";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";

const { toHtml, toText } = makeMarkdownRenderer(() => null);

/** The description of a function whose doc comment is `doc`, in a module with something to link to. */
function describeFunction(doc: string, options = {}): string {
  const comment = doc
    .split("\n")
    .map((line) => `\t--- ${line}`)
    .join("\n");
  const text = `declare Timer: {\n${comment}\n\tsetTimeout: () -> (),\n\tclear: (self: any) -> (),\n}\n`;
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

describe("symbol links", () => {
  test("lead to the symbol, with its name in code", () => {
    expect(describeFunction("See [Timer:clear()].")).toBe(
      '<p>See <a href="/docs/api/timer#clear"><code>Timer:clear()</code></a>.</p>',
    );
    expect(describeFunction("See [`clear`].")).toBe(
      '<p>See <a href="/docs/api/timer#clear"><code>clear</code></a>.</p>',
    );
  });

  test("to what readers are not shown are its name in code, without brackets", () => {
    const text =
      "declare Timer: {\n\t--- See [Timer.hidden].\n\tclear: () -> (),\n\t--- @private\n\thidden: () -> (),\n}\n";
    const { value } = runOnSources([sourceFile("timer.d.luau", text)]);
    expect(toGraphql(value.model).modules[0]?.functions[0]?.doc.descriptionHtml).toBe(
      "<p>See <code>Timer.hidden</code>.</p>",
    );
  });

  test("follow the base path", () => {
    expect(describeFunction("[Timer]", { basePath: "/api/" })).toBe(
      '<p><a href="/api/timer"><code>Timer</code></a></p>',
    );
  });

  test.each([
    "`[Timer.clear]`",
    "\\[Timer.clear]",
    "[Timer.clear](https://example.org)",
    "[Nothing]",
    "    [Timer.clear]",
  ])("%s is none", (markdown) => {
    expect(describeFunction(markdown)).not.toContain('href="/docs');
  });
});

describe("blocks", () => {
  test("headings begin below the entry's own", () => {
    expect(toHtml("# One\n\n### Three", [])).toBe("<h4>One</h4>\n<h6>Three</h6>");
    expect(toHtml("# One", [], 2)).toBe("<h2>One</h2>");
  });

  test("no level is left out between the entry's heading and the first of its text", () => {
    expect(toHtml("## One\n\n### Two", [])).toBe("<h4>One</h4>\n<h5>Two</h5>");
    expect(toHtml("> ### Quoted\n\n###### Six", [])).toBe(
      "<blockquote>\n<h4>Quoted</h4>\n</blockquote>\n<h6>Six</h6>",
    );
  });

  test.each([
    ["module", "h4", "h5"],
    ["class", "h2", "h4"],
  ] as const)("headings in texts follow those of the page, a %s a page", (pages, ofEntry, ofMember) => {
    const text = "--- # One\ndeclare extern type Door with\n\t--- # Two\n\tfunction open(self)\nend\n";
    const { value } = runOnSources([sourceFile("door.d.luau", text)]);
    const [door] = toGraphql(value.model, { pages }).modules[0]?.classes ?? [];
    expect(door?.doc.descriptionHtml).toBe(`<${ofEntry}>One</${ofEntry}>`);
    expect(door?.methods[0]?.doc.descriptionHtml).toBe(`<${ofMember}>Two</${ofMember}>`);
  });

  test("code goes through the highlighter, which may decline", () => {
    const renderer = makeMarkdownRenderer(
      () => null,
      (code, language) => (language === "luau" ? `<i>${code.trim()}</i>` : null),
    );
    expect(renderer.toHtml("```luau\nx\n```", [])).toBe(
      '<pre class="language-luau"><code class="language-luau"><i>x</i></code></pre>',
    );
    expect(toHtml('```text title="a <b>.txt"\nx\n```', [])).toBe(
      '<figure><figcaption>a &lt;b&gt;.txt</figcaption><pre class="language-text"><code class="language-text">x\n</code></pre></figure>',
    );
    expect(renderer.toHtml("```sh\na < b\n```", [])).toBe(
      '<pre class="language-sh"><code class="language-sh">a &lt; b\n</code></pre>',
    );
    expect(renderer.toHtml("```\n<b>\n```", [])).toBe("<pre><code>&lt;b&gt;\n</code></pre>");
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

  test("links out of the site carry rel, links within do not", () => {
    expect(toHtml("[a](https://example.org)", [])).toContain('rel="noreferrer"');
    expect(toHtml("[a](/docs/intro)", [])).toBe('<p><a href="/docs/intro">a</a></p>');
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
