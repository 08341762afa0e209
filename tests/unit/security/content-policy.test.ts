import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentPolicy, headerPolicy, withPolicy } from "../../../src/node/publish/content-policy";
import { addCode, noCode } from "../../../src/node/built-pages/page-code";
import { readPage } from "../../../src/node/built-pages/read-page";
import type { PageCode } from "../../../src/node/built-pages/page-code";
import { fixtureLines } from "../../support/read-cases";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function codeOf(...pages: readonly string[]): PageCode {
  const code = noCode();
  for (const page of pages) addCode(readPage(page).code, code);
  return code;
}

describe("what a page runs", () => {
  test("the renderer's script and all styles are hashed byte for byte, entities and all", () => {
    const style = '<style>p{}\n</style><p style="content:&quot;x&quot;">';
    const code = codeOf(`<html><head><meta charset="utf-8"><script>a &amp;&amp; b < c</script>${style}`);
    expect([...code.scripts]).toEqual([sha("a &amp;&amp; b < c")]);
    expect([...code.styles]).toEqual([sha("p{}\n")]);
    expect([...code.styleAttributes]).toEqual([sha('content:"x"')]);
  });

  test("data in a script element and scripts of the site need no hash", () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    expect(codeOf(`${data}<script src="/app.js" async></script>`).scripts.size).toBe(0);
  });

  test("no other script is hashed, wherever a text puts it", () => {
    const start = "<html><head><meta charset=utf-8><script>own()</script>";
    for (const page of [
      `${start}<script>own()</script><script>theirs()</script>`,
      `${start}</head><body><div><svg><script>theirs()</script></svg></div>`,
      '<html><head><title>x</title><script type="text/jscript">theirs()</script>',
      '<html><head><script src="/a.js"></script><script type=" module ">theirs()</script>',
    ]) {
      const code = codeOf(page);
      expect([...code.scripts], page).not.toContain(sha("theirs()"));
      expect([...code.refused].at(-1), page).toBe("<script>theirs()");
    }
    expect([...codeOf(`${start}</head>`).refused]).toEqual([]);
    const ofStatic = readPage(start, "none").code;
    expect([ofStatic.scripts, ofStatic.refused]).toEqual([[], ["<script>own()"]]);
  });

  test("pictures, film and frames of other origins are named by origin", () => {
    const code = codeOf(
      '<img src="https://pictures.example/a/b.png" srcset="/own.png 1x, //two.example/b.png 2x">' +
        '<video src="//film.example/x" poster="https://poster.example/x.png"><source src="/\\film.example/y"></video>' +
        '<iframe src="https://player.example/1?x"></iframe><img src="/own.png">',
    );
    expect([[...code.images], [...code.media], [...code.frames]]).toEqual([
      ["https://pictures.example", "https://two.example", "https://poster.example"],
      ["https://film.example"],
      ["https://player.example"],
    ]);
    expect([...code.refused]).toEqual([]);
  });

  test.each(['<a href="&#106;ava\nscript:x()">', ...fixtureLines("refused-code.txt", 14)])(
    "what no strict policy lets through is told: %s",
    (html) => {
      expect(codeOf(`<html><head></head><body>${html}`).refused.size).toBe(1);
    },
  );
});

describe("the policy", () => {
  test("lets nothing inline through but what was hashed, whatever the order of the pages", () => {
    const [one, two] = ["<script>one</script>", "<html><script>two</script><style>s</style>"];
    const policy = contentPolicy(codeOf(one, two));
    expect(policy).toBe(contentPolicy(codeOf(two, one)));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain(`script-src 'self' ${[sha("one"), sha("two")].sort().join(" ")};`);
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).not.toContain("frame-ancestors");
    expect(headerPolicy(policy)).toMatch(/; frame-ancestors 'none'$/);
  });

  test("stands in the page before all that it rules, once", () => {
    const [start, end] = [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      "<script>a</script></head></html>",
    ];
    const ruled = withPolicy(withPolicy(start + end, "default-src 'none'"), "default-src 'self'");
    const meta = '<meta http-equiv="content-security-policy" content="default-src \'self\'"/>';
    expect(ruled).toBe(start + meta + end);
  });
});
