import { readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import stylelint from "stylelint";
import ts from "typescript";
import { expect, test } from "vitest";
import { classPrefix } from "../../../src/node/render/class-names";
import { filesUnder } from "../../../src/node/publish/published-files";

/** What `npm run check` reports of a component with this text. */
async function lintComponent(source: string, filePath: string): Promise<readonly string[]> {
  const [result] = await new ESLint().lintText(source, { filePath });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message}`);
}

async function lintStyles(
  code: string,
  codeFilename = "src/components/ui/Sample.module.css",
): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename, configFile: ".stylelintrc.json" });
  return results.flatMap(({ warnings }) => warnings).map(({ line, text }) => `${line}: ${text}`);
}

const notHydrated = `import * as React from "react";
import { useEffect, useState } from "react";
export function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => { document.title = String(count); });
  const place = React.useRef(null);
  return <button ref={place} onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

test.each([
  "src/components/ui/Counter.tsx",
  "src/layouts/Counter.tsx",
  "src/templates/counter.tsx",
  "src/pages/counter.tsx",
  "src/hooks/use-counter.tsx",
])("state, effects and listeners are refused in %s: nothing hydrates it", async (file) => {
  const behaviour =
    "This component is not hydrated: put its behaviour into src/behaviours, found by a data- attribute.";
  expect(await lintComponent(notHydrated, file)).toEqual([
    `4: ${behaviour}`,
    `5: ${behaviour}`,
    `6: ${behaviour}`,
    "7: This component is not hydrated: listen on the document, in src/behaviours.",
  ]);
});

test.each(["src/components/search/Counter.tsx", "src/components/mobile-menu/Counter.tsx"])(
  "they are allowed in %s, which is an island",
  async (file) => {
    expect(await lintComponent(notHydrated, file)).toEqual([]);
  },
);

test.each([
  "padding: 0.5rem",
  "margin-block-start: -4px",
  "gap: var(--space-1) 6px",
  "font-size: 0.9rem",
  "border-start-end-radius: 3px",
  "inline-size: min(20rem, 100%)",
  "grid-template-columns: repeat(2, minmax(10rem, 1fr))",
])("a size that is no token is refused: %s", async (declaration) => {
  expect(await lintStyles(`.a {\n  ${declaration};\n}\n`)).toEqual([
    "2: Sizes and spacing stand in tokens.css. (declaration-property-unit-disallowed-list)",
  ]);
});

test("tokens, sums of tokens, shares, multiples of the text's size and thin lines are no such sizes", async () => {
  const sizes = `.a {
  margin: 0 auto calc(-1 * var(--space-4));
  padding: 0.1em var(--space-half);
  border: 1px solid currentcolor;
  border-width: 1px;
  border-radius: 50%;
  inline-size: min(var(--width-dialog), 85vi);
}
`;
  expect(await lintStyles(sizes)).toEqual([]);
  expect(await lintStyles(":root {\n  padding: 1rem;\n}\n", "src/styles/tokens.css")).toEqual([]);
});

test("no two CSS modules have the same name, which is all that tells their classes apart", () => {
  expect(classPrefix("/site/src/components/ui/DetailList.module.css")).toBe("DetailList");
  expect(classPrefix("/site/src/theme/Home.module.css")).toBe("own-Home");
  const names = filesUnder("src")
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("the compiler checks all JavaScript", () => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const scripts = fileNames.filter((file) => /\.[cm]?js$/.test(file) && !file.includes("/tests/fixtures/"));
  expect(scripts.length).toBeGreaterThan(10);
  const isChecked = (file: string) => /^(?:#!.*\n)?\/\/ @ts-check\n/.test(readFileSync(file, "utf8"));
  expect(scripts.filter((file) => !isChecked(file))).toEqual([]);
});
