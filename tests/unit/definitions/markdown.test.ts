import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeMarkdownRenderer, toGraphql } from "../../../packages/luau-defs/src/write";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { expectCases, fixtureLines } from "../../support/read-cases";

const { toHtml, toText } = makeMarkdownRenderer(() => null);

/** The description of a function whose doc comment is `doc`, in a module with something to link to. */
function describeFunction(doc: string, options = {}): string {
  const comment = doc.replaceAll(/^/gm, "\t--- ");
  const others = "\tclear: (self: any) -> (),\n\t--- @private\n\thidden: () -> (),\n";
  const text = `declare Timer: {\n${comment}\n\tsetTimeout: () -> (),\n${others}}\n`;
  const { value } = runOnSources([sourceFile("timer.d.luau", text)]);
  return toGraphql(value.model, options).modules[0]?.functions[0]?.doc.descriptionHtml ?? "";
}

describe("untrusted text", () => {
  test.each([
    "[a](java\tscript:alert(1))",
    "[a](\u0001javascript:alert(1))",
    "[a]: javascript:alert(1)\n\n[a]",
    '```"><script>\n<script>\n```',
    ...fixtureLines("inert-markdown.txt", 12),
  ])("%j stays inert", (markdown) => {
    const html = toHtml(markdown, []);
    expect(html).not.toMatch(/<(script|img|svg|iframe|object)/i);
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(html).not.toMatch(/href="(?!https:\/\/)/i);
  });

  test("names of prototypes are names like all others", () => {
    const ofPrototype = Object.getOwnPropertyNames(Object.prototype);
    const text =
      "--- [__proto__], [toString.constructor]\nexport type __proto__ = { constructor: number }\n" +
      "export type toString = { constructor: __proto__ }\n";
    const { value, diagnostics } = runOnSources([sourceFile("constructor.d.luau", text)]);
    expect(diagnostics).toEqual([]);
    const [module] = toGraphql(value.model).modules;
    const page = "/docs/api/constructor";
    expect(module?.classes.map(({ href }) => href)).toEqual([`${page}#__proto__`, `${page}#toString`]);
    expect(module?.classes[0]?.doc.descriptionHtml).toContain(`<a href="${page}#toString.constructor">`);
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
    const timer = "declare Timer: {\n\tclear: (id: Id) -> (),\n}\nexport type Id = number\n";
    const engine = `${timer}declare extern type Door with\n\tfunction open(self)\nend\n`;
    const text = `--[=[\n\t\`\`\`luau\n\tx\n\t\`\`\`\n]=]\n\n${engine}`;
    const { value } = runOnSources([sourceFile("timer.d.luau", text)]);
    const names = ["Timer.clear", "Id", "Door:open", "Timer", "clear", "constructor"];
    let hrefs: readonly (string | null)[] = [];
    toGraphql(value.model, {
      highlight: (_code, _language, resolve) => {
        hrefs = names.map((name) => resolve(name));
        return null;
      },
    });
    const anchors = ["#clear", "#Id", "#Door.open", ""].map((anchor) => `/docs/api/timer${anchor}`);
    expect(hrefs).toEqual([...anchors, null, null]);
  });

  test("summaries are plain words", () => {
    const text = toText("Makes *one* `Timer`, see [Timer.clear] & <b>");
    expect(text).toBe("Makes one Timer, see Timer.clear & <b>");
  });
});

test("texts that hold nothing special come out as they do where all of Markdown is read", () => {
  const characters = "abcZ 019.,:;!?'\"()-+=#|/%$^{}~*_`<>&[]\\\t\u00a0é@";
  const signs = fc.constantFrom(...characters, "www.", "  ", "1. ", "- ");
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
