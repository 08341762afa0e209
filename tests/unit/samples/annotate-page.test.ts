import type { SampleNote } from "luau-contract";
import { expect, test } from "vitest";
import { insertAll } from "../../../src/lib/html/insert-all";
import { readPage } from "../../../src/node/built-pages/read-page";
import { annotationsOf } from "../../../src/node/samples/annotate-page";
import { readFigures } from "../../../src/node/samples/page-figures";
import { expectCases } from "../../support/read-cases";
import { english } from "../../support/english";

const note = (code: string, changes: Partial<SampleNote> = {}): SampleNote => {
  return { code, isRight: true, errors: [], types: [], uses: [], ...changes };
};

function annotate(html: string, ...notes: readonly SampleNote[]): string {
  const samples = new Map(notes.map((one) => [one.code, one]));
  const options = { luau: "0.720", samples, t: english };
  return insertAll(html, annotationsOf(readFigures(html), options));
}

const figure = (inner: string): string =>
  `<main><figure><pre tabindex="0"><code class="code">${inner}</code></pre><button>Copy</button></figure></main>`;

test("the page has one explanation of its marks", () => {
  expect(annotate(figure("x").repeat(2), note("x")).match(/class="sample-note"/g)).toHaveLength(1);
});

test("code that is no sample or not checked has no mark", () => {
  expect(annotate(figure("x"))).toBe(figure("x"));
  expect(annotate("<main><pre><code>x</code></pre></main>", note("x"))).not.toContain("checked");
});

// The HTML of a sample, its text, and what is noted about it; then the HTML, where it is changed.
test("notes are in the HTML of samples", () =>
  expectCases("cases/sample-notes.txt", ([inner = "", code = "", changes = ""]) => {
    const noted = note(code, JSON.parse(changes) as Partial<SampleNote>); // parts of notes
    const html = annotate(figure(inner), noted);
    // Pages are read without them.
    expect({ ...readPage(html), bytes: 0 }).toEqual({ ...readPage(figure(inner)), bytes: 0 });
    return html.replace(/<p class="sample-note".*?<\/p>/, "");
  }));

/** Removes the annotations again. */
const ADDED = /<samp>.*?<\/samp>| data-types="[^"]*"/gs;

test.each([
  ["text like attributes in code", "&lt;code data-types=&quot;1&quot;&gt; data-x=&quot;y&quot;"],
  ["text like elements in code", "&lt;/code&gt;&lt;/pre&gt;&lt;/figure&gt;&lt;/main&gt;"],
  ["entities", "a &amp;&amp; b &#x27;c&#39; &nbsp; &copy; 😀 &#128512;"],
  ["a dollar and a backslash", "$& $1 \\1 $$ $`"],
])("nothing else changes on a page: %s", (_name, code) => {
  const page = [
    "<!doctype html><html><head><script>const a = '<figure><pre><code>x</code></pre></figure></main>'</script>",
    "<style>a::after { content: '</main>' }</style></head><body><main>",
    "<!-- <figure><pre><code>x</code></pre></figure></main> -->",
    "<pre>One &lt;figure&gt;</pre><figure><img src=a alt='<pre><code>x</code></pre>'></figure>",
    "<figure><pre><code>not closed</code></pre><p>",
    `<figure data-sample='{"a":"</figure>"}'><pre><code>${code}\nx</code></pre></figure>`,
    "<textarea></main></textarea><p title='</main>'></main><footer>$&</footer></body></html>",
  ].join("\n");
  const text = readFigures(page).figures.at(-1)?.text ?? "";
  const html = annotate(
    page,
    note(text, { errors: [{ line: 0, message: "$& </samp>" }], types: [{ text: "$&", offsets: [0] }] }),
    note("x"),
  );
  expect(html).toContain("<samp>");
  expect(html.replaceAll(ADDED, "")).toBe(page);
});
