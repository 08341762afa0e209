import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../../support/site-inputs";
import { themeMistakes } from "../../../src/node/theme/theme-mistakes";

let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), "theme-"))));
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** What is reported of a site with these files, a line each. */
async function mistakesOf(
  files: Readonly<Record<string, string>>,
  baseUrl = "/",
): Promise<readonly string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  const found = await themeMistakes([site, root], baseUrl);
  return found.map(
    ({ file, line, column, severity, rule, message, suggestion }) =>
      `${file}:${line}:${column} ${severity} ${rule} ${message}${suggestion === null ? "" : ` ${suggestion}`}`,
  );
}

test.each([".", "tests/fixtures/sites/themed"])("the parts of %s have no mistakes", async (folder) => {
  expect(await themeMistakes([path.join(root, folder), root], "/manual/")).toEqual([]);
});

describe("slots", () => {
  test("without a default export", async () => {
    const mistakes = await mistakesOf({
      "src/theme/Home.tsx": "export function Home() {\n  return null;\n}\n",
      "src/theme/mdx-components.tsx": "",
    });
    expect(mistakes).toEqual([
      "src/theme/Home.tsx:1:1 error default-export src/theme/Home.tsx has no default export: what it shows is unknown. Export a component: `export default function Home() { … }`.",
      "src/theme/mdx-components.tsx:1:1 error default-export src/theme/mdx-components.tsx has no default export: what it shows is unknown. Export the components by name: `export default { Paper };`.",
    ]);
  });

  test("that read props which they do not receive", async () => {
    const mistakes = await mistakesOf({
      "src/theme/AfterEntry.tsx":
        "export default function AfterEntry({ nmae, kind: type, ...rest }: Props) {\n  return <p>{nmae}</p>;\n}\n",
      "src/theme/BeforeEntry.tsx":
        "const BeforeEntry = (props) => <p>{props.module}{props.modul}{props[0]}</p>;\nexport default BeforeEntry;\n",
      "src/theme/Footer.tsx":
        "function Footer(props) {\n  const { footer, language } = props;\n  return <p {...props}>{footer}</p>;\n}\nexport default Footer;\n",
      "src/theme/Home.tsx": 'export { HomePage as default } from "luau-docs/theme";\n',
      "src/theme/mdx-components.tsx": "export default { Paper: ({ size }) => <p>{size}</p> };\n",
    });
    expect(mistakes).toEqual([
      "src/theme/AfterEntry.tsx:1:38 warning slot-prop The slot has no prop `nmae`. Did you mean `name`?",
      "src/theme/BeforeEntry.tsx:1:56 warning slot-prop The slot has no prop `modul`. Did you mean `module`?",
      "src/theme/Footer.tsx:2:19 warning slot-prop The slot has no prop `language`. It has footer, locale.",
    ]);
  });

  test("of a name that replaces nothing; files that others import are none", async () => {
    const component = "export default () => null;\n";
    const mistakes = await mistakesOf({
      "src/theme/Foter.tsx": component,
      "src/theme/Home.jsx": component,
      "src/theme/Zeppelin.tsx": component,
      "src/theme/customs.css": "",
      "src/theme/custom.css": '@import "./print.css";\n@import url(./kites.css) print;\n',
      "src/theme/print.css": "",
      "src/theme/kites.css": "",
      "src/theme/Home.tsx": `import { Paper } from "./Paper";\nimport "./Home.module.css";\nexport default Paper;\n`,
      "src/theme/Paper.tsx": "export const Paper = () => null;\n",
      "src/theme/Home.module.css": "",
      "src/theme/parts/Wing.tsx": component,
    });
    expect(mistakes.map((line) => line.replace(/replaces .*? it\. /, ""))).toEqual([
      "src/theme/Foter.tsx:1:1 error unknown-slot src/theme/Foter.tsx Did you mean `Footer.tsx`?",
      "src/theme/Home.jsx:1:1 error unknown-slot src/theme/Home.jsx Did you mean `Home.tsx`?",
      "src/theme/Zeppelin.tsx:1:1 warning unknown-slot src/theme/Zeppelin.tsx The files that replace something: Home.tsx, Footer.tsx, BeforeEntry.tsx, AfterEntry.tsx, mdx-components.tsx, custom.css.",
      "src/theme/customs.css:1:1 error unknown-slot src/theme/customs.css Did you mean `custom.css`?",
    ]);
  });
});

test("packages that are not installed; types need none", async () => {
  const mistakes = await mistakesOf({
    "src/theme/Home.tsx": `import type { Gone } from "gone";
import type { HomeSlotProps } from "luau-docs";
import react from "react";
import { HomePage } from "luau-docs/theme";
export { Chart } from "luau-charts/line";
export default () => <HomePage />;
`,
  });
  expect(mistakes).toEqual([
    "src/theme/Home.tsx:5:23 error broken-import There is no package `luau-charts`. Install it: `npm install luau-charts`.",
  ]);
});

test("state, effects and listeners, which no browser runs", async () => {
  const mistakes = await mistakesOf({
    "src/pages/counter.tsx": `import * as React from "react";
export const Head = () => null;
export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  });
  expect(mistakes.map((line) => line.slice(0, line.indexOf("`:") + 1 || 75))).toEqual([
    "src/pages/counter.tsx:4:29 warning not-hydrated `useState` has no effect: p",
    "src/pages/counter.tsx:5:18 warning not-hydrated `onClick` has no effect: pa",
  ]);
});

test("a page without a component or a title", async () => {
  const mistakes = await mistakesOf({
    "src/pages/a.tsx": "export const Head = () => null;\n",
    "src/pages/b.tsx": "export default () => null;\n",
    "src/pages/c.tsx":
      'import { pageHead } from "luau-docs/theme";\nexport const Head = pageHead({});\nexport default () => null;\n',
  });
  expect(mistakes).toEqual([
    "src/pages/a.tsx:1:1 error default-export src/pages/a.tsx has no default export: what it shows is unknown. Export a component: `export default function A() { … }`.",
    'src/pages/b.tsx:1:1 warning page-head The page has no title and no description. Export them: `export const Head = pageHead({ title: "…", description: "…" });`.',
  ]);
});

describe("custom.css", () => {
  const css = (text: string, baseUrl?: string) =>
    mistakesOf(
      {
        "src/theme/custom.css": text,
        "src/theme/fonts/kit.woff2": "",
        "static/paper.svg": "",
      },
      baseUrl,
    );

  test("an error of syntax", async () => {
    expect(await css("a {\n  color: red;\n}\n\nb {\n  color: red;\n")).toEqual([
      'src/theme/custom.css:5:3 error syntax Expected "}" to go with "{". Add `}`.',
    ]);
  });

  test("names of properties that browsers do not know", async () => {
    const text = `@layer kit {
  a { colour: blue; &:hover { displai: none; } }
}
@font-face { font-famly: Kit; src: url("./fonts/kit.woff2"); }
@media print { a { -webkit-print-color-adjust: exact; print-color-adjust: exact; } }
@keyframes fold { from { opcity: 0; } }
`;
    expect(await css(text)).toEqual([
      "src/theme/custom.css:2:7 warning css-property There is no property `colour`. Did you mean `color`?",
      "src/theme/custom.css:2:31 warning css-property There is no property `displai`. Did you mean `display`?",
      "src/theme/custom.css:4:14 warning css-property `@font-face` has no `font-famly`. Did you mean `font-family`?",
      "src/theme/custom.css:6:26 warning css-property There is no property `opcity`. Did you mean `opacity`?",
    ]);
  });

  test("values that a property does not have; those with variables, and of new functions, may be right", async () => {
    const text = `a { color: bleu; padding: 1rem 2; display: none grid; }
b { color: oklch(from var(--colour-accent) l c h); inline-size: calc-size(auto, size); color: light-dark(red, #fff); }
c { margin: calc(1rem + var(--radius)) 5px; container: kit / inline-size; order: sibling-index(); }
`;
    expect(await css(text)).toEqual([
      "src/theme/custom.css:1:12 warning css-value `bleu` cannot be in `color`. Did you mean `blue`?",
      "src/theme/custom.css:1:32 warning css-value `2` cannot be in `padding`.",
      "src/theme/custom.css:1:49 warning css-value `grid` cannot be in `display`.",
    ]);
  });

  test("misspelt tokens, whether they are set or used; own properties are none", async () => {
    const text = `:root { --colour-surfce: red; --colour-line: red; --kite: 1px; --radius-l: 2px; --from-code: 1px; }
a { color: var(--colour-acent); padding: var(--kite) var(--radius-l) var(--fallback, 0) var(--script-sets); }
`;
    const found = await mistakesOf({
      "src/theme/custom.css": text,
      "src/theme/Home.tsx": 'export default () => <p style={{ "--script-sets": 1, "--from-code": 2 }} />;\n',
    });
    expect(found).toEqual([
      "src/theme/custom.css:1:9 warning css-token Nothing uses `--colour-surfce`. Did you mean `--colour-surface`?",
      "src/theme/custom.css:2:16 warning css-token No style sheet declares `--colour-acent`. Did you mean `--colour-accent`?",
    ]);
  });

  test("addresses of other sites, which the content policy rejects; pictures may be inline", async () => {
    const text = `@import "https://fonts.example/inter.css";
/* url(https://fonts.example/a.woff2) */
a { background: url(//cdn.example/a.png), url("data:image/svg+xml,x"), url(#wing); }
@font-face { font-family: K; src: url(data:font/woff2;base64,AAAA); }
`;
    expect((await css(text)).map((line) => line.slice(0, line.indexOf(": the content")))).toEqual([
      "src/theme/custom.css:1:10 error foreign-address Browsers do not load `https://fonts.example/inter.css`",
      "src/theme/custom.css:3:21 error foreign-address Browsers do not load `//cdn.example/a.png`",
      "src/theme/custom.css:4:39 error foreign-address Browsers do not load `data:font/woff2;base64,A`",
    ]);
  });

  test("files that do not exist, beside it and in static/", async () => {
    const text = `a { background: url("./fonts/kit.woff2?v=1"), url(fonts/kit.woff2), url(/paper.svg); }
b { background: url("./fonts/kid.woff2"), url('/papr.svg'); }
`;
    expect(await css(text)).toEqual([
      "src/theme/custom.css:2:22 error broken-address There is no file `./fonts/kid.woff2`. Did you mean `./fonts/kit.woff2`?",
      "src/theme/custom.css:2:48 error broken-address `/papr.svg` leads to nothing. Did you mean `/paper.svg`?",
    ]);
  });

  test("an address from the root that lacks the base path", async () => {
    expect(await css("a { background: url(/manual/paper.svg), url(/paper.svg); }\n", "/manual/")).toEqual([
      "src/theme/custom.css:1:45 error broken-address `/paper.svg` leads to nothing. Did you mean `/manual/paper.svg`?",
    ]);
  });
});
