/** The published package, as far as it can be seen without packing it. */
import { readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { linkEach } from "../../../scripts/build/link-modules";
import { isOfProgram, isOfSite } from "../../../scripts/build/program-parts";
import { modulesAbove } from "../../../scripts/run";
import { root } from "../../support/site-inputs";
import { folderOfEachTest } from "../../support/temporary-folder";

const { pathOf, write: put } = folderOfEachTest("product");

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifest = (file: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, file), "utf8")) as Manifest;

test("it depends on what the checkout depends on, but for what is bundled into it", () => {
  const { "gatsby-lean": lean, ...own } = manifest("package.json").dependencies;
  expect(lean).toBeDefined();
  const { version } = manifest("packages/luau-defs/package.json");
  expect(manifest("packages/luau-docs/package.json").dependencies).toEqual({
    ...own,
    "gatsby-source-luau-defs": version,
    "luau-defs": version,
  });
});

describe("the packages", () => {
  test.each([
    ["beside ours", "node_modules/gatsby/package.json"],
    ["below ours", "node_modules/luau-docs/node_modules/gatsby/package.json"],
    ["beside ours, as pnpm does", "node_modules/.pnpm/luau-docs@1/node_modules/gatsby/package.json"],
  ])("are found where Gatsby is installed %s", (_place, gatsby) => {
    put(gatsby);
    const program = gatsby
      .replace(/gatsby\/package\.json$/, "luau-docs/program")
      .replace("luau-docs/node_modules/luau-docs", "luau-docs");
    expect(modulesAbove(pathOf(program))).toBe(path.dirname(path.dirname(pathOf(gatsby))));
  });

  test("are not found where there are none", () => {
    expect(modulesAbove(pathOf("node_modules/luau-docs/program"))).toBeNull();
  });

  test("of ours take precedence over the project's, scope by scope", () => {
    for (const name of ["react", "@mdx-js/react", "@mdx-js/mdx"]) put(`node_modules/${name}/package.json`);
    for (const name of ["react", "@mdx-js/react"])
      put(`node_modules/luau-docs/node_modules/${name}/package.json`);
    const folders = ["node_modules", "node_modules/luau-docs/node_modules"].map(pathOf);
    linkEach(folders, pathOf("stage/node_modules"));
    const link = (name: string): string => readlinkSync(pathOf(`stage/node_modules/${name}`));
    expect([link("react"), link("@mdx-js/react"), link("@mdx-js/mdx")]).toEqual([
      "../../node_modules/luau-docs/node_modules/react",
      "../../../node_modules/luau-docs/node_modules/@mdx-js/react",
      "../../../node_modules/@mdx-js/mdx",
    ]);
  });
});

test("of a project's folder, the copy contains its site alone", () => {
  const site = "site.config.ts definitions content static i18n src sections.ts names.json".split(" ");
  const others = "node_modules .git .luau-docs public package.json tsconfig.json gatsby-config.ts".split(" ");
  expect([...site, ...others].filter((name) => isOfSite(name, true))).toEqual(site);
});

test("of the checkout, it contains the program without a site", () => {
  const names = ["src", "gatsby-config.ts", "content", "definitions", "tests", "packages", "site.config.ts"];
  expect(names.filter((name) => isOfProgram(name, true))).toEqual(["src", "gatsby-config.ts"]);
});
