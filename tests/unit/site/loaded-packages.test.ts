import path from "node:path";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../../../scripts/run";

/** The packages that Node loads with a file of a bundle, before a dynamic import. */
function packagesOf(file: string, outputs: Metafile["outputs"]): readonly string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (output: string): void => {
    if (visited.has(output)) return;
    visited.add(output);
    for (const { path: imported, kind, external } of outputs[output]?.imports ?? []) {
      if (kind !== "import-statement" || imported.startsWith("node:")) continue;
      if (external === true) found.add(imported);
      else visit(imported);
    }
  };
  visit(file);
  return [...found].sort();
}

test("a build does not load the packages of other commands", async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["packages/luau-docs/src/luau-docs.ts"],
    outdir: path.join(root, "dist"),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const fileOf = (source: string): string =>
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0] ?? "";
  const loaded = ["packages/luau-docs/src/luau-docs.ts", "scripts/build/build-site.ts"].map((source) =>
    packagesOf(fileOf(source), metafile.outputs),
  );
  expect(loaded).toMatchInlineSnapshot(`
    [
      [
        "commander",
        "luau-contract",
        "luau-diagnostics",
        "luau-syntax",
      ],
      [
        "esbuild",
        "gatsby-lean",
        "htmlparser2",
        "lightningcss",
        "luau-contract",
        "luau-diagnostics",
        "luau-syntax",
      ],
    ]
  `);
});
