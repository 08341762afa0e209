import path from "node:path";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../../../scripts/run";

/** The packages that Node loads with a module, before it runs a dynamic import or a `require`. */
function packagesOf(entry: string, inputs: Metafile["inputs"]): ReadonlySet<string> {
  const found = new Set<string>();
  const visited = new Set([entry]);
  for (const file of visited)
    for (const { path: imported, kind, external } of inputs[file]?.imports ?? []) {
      if (kind !== "import-statement" || imported.startsWith("node:")) continue;
      (external === true ? found : visited).add(imported);
    }
  return found;
}

async function inputsOf(...entryPoints: readonly string[]): Promise<Metafile["inputs"]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir: path.join(root, "dist"),
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  return metafile.inputs;
}

test("a build does not load the packages of other commands", async () => {
  const command = "packages/luau-docs/src/luau-docs.ts";
  const inputs = await inputsOf(command);
  const loaded = [command, "scripts/build/build-site.ts"].map((file) => [...packagesOf(file, inputs)].sort());
  const ours = ["luau-contract", "luau-diagnostics", "luau-syntax"];
  const ofBuild = ["esbuild", "gatsby-lean", "htmlparser2", "lightningcss", ...ours];
  expect(loaded).toEqual([["commander", ...ours], ofBuild]);
});

test("Gatsby's hooks load MDX when a text is compiled", async () => {
  const hooks = ["gatsby-config.ts", "gatsby-node.ts"];
  const inputs = await inputsOf(...hooks);
  const isOfTexts = (name: string): boolean => /mdx|remark|mdast|hast|slugger/.test(name);
  expect(hooks.map((file) => [...packagesOf(file, inputs)].filter(isOfTexts))).toEqual([[], []]);
  expect(packagesOf("src/node/content/read-content-file.ts", inputs)).toContain("@mdx-js/mdx");
});
