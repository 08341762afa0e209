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
  test("without a default export, or not a module at all", async () => {
    const mistakes = await mistakesOf({
      "src/theme/Home.tsx": "export function Home() {\n  return null;\n}\n",
      "src/theme/Footer.tsx": "export default function Footer() {\n  return <p>;\n}\n",
      "src/theme/mdx-components.tsx": "",
    });
    expect(mistakes).toEqual([
      "src/theme/Footer.tsx:2:13 error syntax Unterminated JSX contents.",
      "src/theme/Home.tsx:1:1 error default-export src/theme/Home.tsx has no default export: what it shows is unknown. Export a component: `export default function Home() { … }`.",
      "src/theme/mdx-components.tsx:1:1 error default-export src/theme/mdx-components.tsx has no default export: what it shows is unknown. Export the components by name: `export default { Paper };`.",
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

test("imports of files, packages and names that do not exist; types are not checked", async () => {
  const mistakes = await mistakesOf({
    "src/theme/Home.tsx": `import type { Gone } from "gone";
import type { HomeSlotProps } from "luau-docs";
import react from "react";
import { Sitelink, HomePage } from "luau-docs/theme";
import { Paper } from "./Papr";
import "./Home.modul.css";
import { useShell } from "../components/shell/shell-context";
export { Chart } from "luau-charts/line";
export default () => <HomePage />;
`,
    "src/theme/Paper.tsx": "export const Paper = () => null;\n",
    "src/theme/Home.module.css": "",
  });
  expect(mistakes.filter((line) => line.includes("broken-import"))).toEqual([
    "src/theme/Home.tsx:4:10 error broken-import luau-docs/theme has no `Sitelink`. Did you mean `SiteLink`?",
    "src/theme/Home.tsx:5:23 error broken-import There is no file `./Papr`. Did you mean `./Paper`?",
    "src/theme/Home.tsx:6:8 error broken-import There is no file `./Home.modul.css`. Did you mean `./Home.module.css`?",
    "src/theme/Home.tsx:8:23 error broken-import There is no package `luau-charts`. Install it: `npm install luau-charts`.",
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

  test("an error of syntax, and an unknown property", async () => {
    expect(await css("a {\n  colr: red;\n}\n\nb {\n  color: red;\n")).toEqual([
      'src/theme/custom.css:2:3 warning css-property "colr" is not a known CSS property. Did you mean `color`?',
      'src/theme/custom.css:5:3 error syntax Expected "}" to go with "{". Add `}`.',
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
