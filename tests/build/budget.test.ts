import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { expect, test } from "vitest";
import { checkBudget } from "../../scripts/budget";
import { builtSite } from "../support/built-site";
import { filesUnder } from "../../src/node/files/published-files";
import { temporaryFolder } from "../support/temporary-folder";

const scratch = temporaryFolder("budget");

test("every kind of page keeps to its budget", () => {
  const { table, problems, figures } = checkBudget(builtSite());
  console.log(table);
  expect(problems).toEqual([]);
  const kinds = ["home", "docs root", "reference", "guide", "list of posts", "post", "not found"];
  expect(Object.keys(figures)).toEqual(kinds);
});

test("a page loads one file with what its script and later parts share: src/client/shared.ts lists it", () => {
  const html = readFileSync(path.join(builtSite(), "index.html"), "utf8");
  expect(html.match(/<link rel="modulepreload"/g)).toHaveLength(1);
});

test("a heavier bundle, a heavier style sheet and a font that hides the text are told", () => {
  cpSync(builtSite(), scratch, { recursive: true });
  const font = "@font-face { font-family: Heavy; src: url(x.woff2) }";
  for (const file of filesUnder(scratch).map((name) => path.join(scratch, name))) {
    if (/assets\/app-\w+\.js$/.test(file)) writeFileSync(file, randomBytes(90_000));
    if (/assets\/styles-\w+\.css$/.test(file))
      writeFileSync(file, `${randomBytes(20_000).toString("hex")} ${font}`);
  }
  const problems = checkBudget(scratch).problems.join("\n");
  for (const part of ["home (/): ", "of javascript", "of css", "Heavy"]) expect(problems).toContain(part);
});
