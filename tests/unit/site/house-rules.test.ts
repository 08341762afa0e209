import { readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import ts from "typescript";
import { expect, test } from "vitest";
import { classPrefix, shortNames, shortPrefix } from "../../../src/node/render/class-names";
import { filesUnder } from "../../../src/node/files/published-files";
import { siteInputs } from "../../support/site-inputs";

/** The problems that `npm run check` reports of a component with this text. */
async function lintComponent(source: string, filePath: string): Promise<readonly string[]> {
  const [result] = await new ESLint().lintText(source, { filePath });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message}`);
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

test("state, effects and listeners are refused where nothing hydrates them, and not in an island", async () => {
  const behaviour =
    "This component is not hydrated: put its behaviour into src/behaviours, found by a data- attribute.";
  expect(await lintComponent(notHydrated, "src/templates/counter.tsx")).toEqual([
    `4: ${behaviour}`,
    `5: ${behaviour}`,
    `6: ${behaviour}`,
    "7: This component is not hydrated: listen on the document, in src/behaviours.",
  ]);
  expect(await lintComponent(notHydrated, "src/components/search/Counter.tsx")).toEqual([]);
});

test("no two CSS modules have the same name, which is all that tells their classes apart", () => {
  expect(classPrefix("/site/src/components/ui/DetailList.module.css")).toBe("DetailList");
  expect(classPrefix("/site/src/theme/Home.module.css")).toBe("own-Home");
  const names = filesUnder("src")
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const short = names.map((name) => shortPrefix(classPrefix(name)));
  expect(short.filter((prefix, at) => short.indexOf(prefix) !== at)).toEqual([]);
  for (const prefix of short) expect(prefix).toMatch(/^[a-z][a-z0-9]{2}$/);
});

test("no two files have the same name, except entries, and files that replace others", () => {
  const isShared = /^(?:index|main|Footer|with-prefix)\.tsx?$|\.d\.ts$/;
  const names = siteInputs()
    .filter((file) => /^(?:packages|plugins|src|scripts)\/(?!.*\/(?:tests|templates)\/).*\.tsx?$/.test(file))
    .map((file) => path.basename(file))
    .filter((name) => !isShared.test(name));
  expect(names.length).toBeGreaterThan(900);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("classes of the product have short names in pages, and those of a site their own", () => {
  const namesOf = (file: string, ...names: string[]) =>
    Object.fromEntries(shortNames(`/site/src/${file}`, names));
  const prefix = shortPrefix("DetailList");
  const short = { facts: `${prefix}0`, list: `${prefix}1` };
  expect(namesOf("components/ui/DetailList.module.css", "list", "facts")).toEqual(short);
  expect(namesOf("theme/Home.module.css", "lead")).toEqual({ lead: "own-Home-lead" });
});

test("the compiler checks all JavaScript", () => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const scripts = fileNames.filter((file) => /\.[cm]?js$/.test(file) && !file.includes("/tests/fixtures/"));
  expect(scripts.length).toBeGreaterThan(10);
  const isChecked = (file: string) => /^(?:#!.*\n)?\/\/ @ts-check\n/.test(readFileSync(file, "utf8"));
  expect(scripts.filter((file) => !isChecked(file))).toEqual([]);
});
