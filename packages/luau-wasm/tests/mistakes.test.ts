/**
 * Each file of tests/mistakes is a script with a mistake, followed by what both solvers report about it. After a
 * change of Luau, `UPDATE=1` rewrites the reports.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { engineChecker, shown, SOLVERS } from "./support/checker";

const folder = join(__dirname, "mistakes");
const files = readdirSync(folder).sort();
const checkers = SOLVERS.map((solver) => ({ solver, checker: engineChecker({ solver }) }));

const reportsOf = (text: string): readonly string[] =>
  checkers.flatMap(({ solver, checker }) =>
    checker
      .check([{ name: "main.luau", text }])
      .filter(({ kind }) => kind !== "lint")
      .map((diagnostic) => `-- ${solver} ${shown(text, diagnostic)}`),
  );

test.each(files)("%s", (file) => {
  const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  const isReport = (line: string): boolean => /^-- (?:new|old) /u.test(line);
  const text = `${lines.filter((line) => !isReport(line)).join("\n")}\n`;
  const reports = reportsOf(text);
  if (process.env["UPDATE"] === "1") writeFileSync(join(folder, file), `${text}${reports.join("\n")}\n`);
  expect(reports).toEqual(lines.filter(isReport));
  expect(reports).not.toEqual([]);
});
