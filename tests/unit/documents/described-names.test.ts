import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as library from "../../../packages/luau-defs/src/index";
import { DOC_TAGS } from "../../../packages/luau-defs/src/model";

const read = (file: string): string => readFileSync(file, "utf8");

test("docs/library.md names every function of the library", () => {
  const page = read("docs/library.md");
  expect(Object.keys(library).filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});

test("docs/writing-definitions.md has every tag", () => {
  const page = read("docs/writing-definitions.md");
  const usages = [...DOC_TAGS.values()].map(({ usage }) => `\`${usage}\``);
  expect(usages.filter((usage) => !page.includes(usage))).toEqual([]);
});

test("the plugin's README has the configuration of a site that is built with it: tests/fixtures/example-site, whose pages are written alike", () => {
  const settings = (text: string): string[] =>
    [...text.matchAll(/^  (\w+): ("\w+"|\[)/gm)].map(([, name, value]) => `${name}: ${value}`);
  const plugin = read("plugins/gatsby-source-luau-defs/README.md");
  const example = /gatsby-config\.mjs\n([\s\S]*?)```/.exec(plugin)?.[1] ?? "";
  expect(settings(example)).toEqual(settings(read("tests/fixtures/example-site/gatsby-config.mjs")));
});
