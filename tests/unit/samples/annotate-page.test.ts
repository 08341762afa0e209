import type { SampleNote } from "luau-contract";
import { expect, test } from "vitest";
import { insertAll } from "../../../src/lib/html/insert-all";
import { annotationsOf } from "../../../src/node/samples/annotate-page";
import { readFigures } from "../../../src/node/samples/page-figures";
import { translate } from "../../../src/lib/i18n/translate";

const note = (code: string, changes: Partial<SampleNote> = {}): SampleNote => ({
  code,
  isRight: true,
  errors: [],
  types: [],
  uses: [],
  ...changes,
});

const annotate = (html: string, ...notes: readonly SampleNote[]): string =>
  insertAll(
    html,
    annotationsOf(readFigures(html), {
      luau: "0.720",
      samples: new Map(notes.map((one) => [one.code, one])),
      t: translate.bind(null, {}),
    }),
  );

const figure = (inner: string, after = ""): string =>
  `<main><figure><pre tabindex="0"><code class="code">${inner}</code></pre>${after}</figure></main>`;

test("a sample that Luau has checked has a mark, and the page one explanation", () => {
  const html = annotate(figure("a &lt; b", "<button>Copy</button>").repeat(2), note("a < b"));
  expect(html.split('<code class="code" data-checked="Checked">a &lt; b</code>')).toHaveLength(3);
  expect(html.match(/class="sample-note"/g)).toHaveLength(1);
});

test("a sample checked without a platform's types says so", () => {
  expect(annotate(figure("x"), note("x", { platform: "Roblox" }))).toContain(
    'data-checked="Checked without the types of Roblox"',
  );
});

test("code that is no sample, not checked, wrong or shown with an error has no mark", () => {
  expect(annotate(figure("x"))).toBe(figure("x"));
  expect(annotate(figure("x"), note("x", { isRight: false }))).toBe(figure("x"));
  expect(annotate(figure("x"), note("x", { errors: [{ line: 0, message: "no" }] }))).not.toContain("checked");
  expect(annotate("<main><pre><code>x</code></pre></main>", note("x"))).not.toContain("checked");
});

test("an error is below its line, outside of the elements of words and lines, as text", () => {
  const error = { line: 0, message: "Expected <number>" };
  const html = annotate(
    figure('<span class="line"><span class="token">a\n</span></span><span class="line">b</span>'),
    note("a\nb", { errors: [error] }),
  );
  expect(html).toContain(
    'a\n</span></span><samp><b>Error:</b> Expected &lt;number&gt;</samp><span class="line">b</span>',
  );
  expect(annotate(figure("a\nb"), note("a\nb", { errors: [{ ...error, line: 1 }] }))).toContain(
    "a\nb<samp><b>Error:</b>",
  );
});

test("hidden lines of doc comments are in an attribute", () => {
  expect(annotate(figure("a"), note("a", { hidden: [[0, 'print("b")\n']] }))).toContain(
    '<code class="code" data-hidden="[[0,&quot;print(\\&quot;b\\&quot;)\\n&quot;]]" data-checked="Checked">a</code>',
  );
});

test("the types of names are in one attribute; links have cards instead", () => {
  const html = annotate(
    figure('<a href="/t">Timer</a>.id = x &amp; x'),
    note("Timer.id = x & x", {
      types: [
        { text: "{ id: number }", offsets: [0] },
        { text: '"a" | "b"', offsets: [11, 15] },
      ],
    }),
  );
  expect(html).toContain(
    '<code class="code" data-types="x &quot;a&quot; | &quot;b&quot;" data-checked="Checked"><a href="/t">',
  );
});

test("a name of two types in one sample goes by its places", () => {
  const html = annotate(
    figure("f(x) x = 1"),
    note("f(x) x = 1", {
      types: [
        { text: "string", offsets: [2] },
        { text: "number", offsets: [5] },
      ],
    }),
  );
  expect(html).toContain('data-types="2 string\n5 number"');
});

/** What is added, removed again. */
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

test("several errors, blank lines and the last line", () => {
  const errors = [0, 1, 2, 3].map((line) => ({ line, message: `e${line}` }));
  const html = annotate(figure("<i>a\n</i>\n\n<b>b</b>"), note("a\n\n\nb", { errors }));
  const withoutLabels = html.replaceAll("<b>Error:</b> ", "");
  expect(withoutLabels).toContain(
    "<i>a\n</i><samp>e0</samp>\n<samp>e1</samp>\n<samp>e2</samp><b>b</b><samp>e3</samp></code>",
  );
});
