import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Tool, TOOLS } from "../../../packages/luau-defs/src/front";
import { CHANGE_RULES } from "../../../packages/luau-defs/src/engine";
import * as library from "../../../packages/luau-defs/src/index";
import { ALL_RULES } from "../../../packages/luau-defs/src/check";
import { DOC_TAGS, SAMPLE_RULES } from "../../../packages/luau-defs/src/model";

const readme = readFileSync("packages/luau-defs/README.md", "utf8");

test("the package's README lists every rule as it is", () => {
  const rows = ALL_RULES.map(
    ({ name, severity, fixable, description }) =>
      `| \`${name}\` | ${severity} | ${fixable ? "yes" : ""} | ${description} |`,
  );
  expect(readme).toContain(
    ["| rule | level | `--fix` | requirement |", "|---|---|---|---|", ...rows].join("\n"),
  );
});

test("and every rule for samples", () => {
  const rows = SAMPLE_RULES.map((rule) => `| \`${rule.name}\` | ${rule.severity} | ${rule.description} |`);
  expect(readme).toContain(["| rule | level | requirement |", "|---|---|---|", ...rows].join("\n"));
});

test("and every kind of change", () => {
  const rows = Object.entries(CHANGE_RULES).map(
    ([kind, rule]) => `| \`${kind}\` | ${rule.class} | ${rule.reason} |`,
  );
  expect(readme).toContain(["| change | class | why |", "|---|---|---|", ...rows].join("\n"));
});

test("and every tool for assistants", () => {
  expect(readme).toContain(toolTable());
});

test("and every tag, and function for programs", () => {
  const tags = [...DOC_TAGS.values()].map(({ usage }) => `\`${usage}\``);
  expect([...tags, ...Object.keys(library)].filter((name) => !readme.includes(name))).toEqual([]);
});

test("and the plugin's README the configuration of a site that is built with it: tests/fixtures/example-site, whose pages are written alike", () => {
  const settings = (text: string): string[] =>
    [...text.matchAll(/^  (\w+): ("\w+"|\[)/gm)].map(([, name, value]) => `${name}: ${value}`);
  const plugin = readFileSync("plugins/gatsby-source-luau-defs/README.md", "utf8");
  const example = /gatsby-config\.mjs\n([\s\S]*?)```/.exec(plugin)?.[1] ?? "";
  expect(settings(example)).toEqual(
    settings(readFileSync("tests/fixtures/example-site/gatsby-config.mjs", "utf8")),
  );
});

const toolTable = (): string =>
  [
    "| tool | input | returns | data |",
    "|---|---|---|---|",
    ...TOOLS.map(({ name, input, output, description }) => {
      const cells = [`\`${name}\``, keysOf(input), description, keysOf(output)];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");

const keysOf = ({ shape }: Tool["input"]): string =>
  Object.keys(shape)
    .map((key) => `\`${key}\``)
    .join(", ");
