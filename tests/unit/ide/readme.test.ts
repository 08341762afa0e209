import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderRulesMarkdown } from "../../../plugins/gatsby-source-luau-defs/src/diff/render-changes";
import { ALL_RULES } from "../../../plugins/gatsby-source-luau-defs/src/lint/lint-rules";

const readme = readFileSync("plugins/gatsby-source-luau-defs/README.md", "utf8");

test("the package's README lists every rule as it is", () => {
  const rows = ALL_RULES.map(({ name, severity, fixable, description }) => `| \`${name}\` | ${severity} | ${fixable ? "yes" : ""} | ${description} |`);
  expect(readme).toContain(["| rule | level | `--fix` | what it asks |", "|---|---|---|---|", ...rows].join("\n"));
});

test("and every kind of change", () => {
  expect(readme).toContain(renderRulesMarkdown().trim());
});
