import { expect, test } from "vitest";
import { idsFor, moduleIds } from "../../../packages/gatsby-lean/src/webpack/module-ids";

/** What webpack would be given: modules named by their path, and a place to put their ids. */
function idsIn(root: string): ReadonlyMap<string, number> {
  const workspace = `/workspace-${root.length}`;
  const loader = `${root}/../packages/node_modules/loader/index.js`;
  const files = [
    `${root}/src/a.ts`,
    `${loader}!${root}/src/b.ts`,
    `${root}/src/guide.tsx?__contentFilePath=${root}/content/intro.mdx`,
    `${root}/../node_modules/a/node_modules/b/index.js`,
    `${workspace}/packages/a/index.js`,
  ];
  const modules = files.map((file) => ({ needId: true, identifier: () => file }));
  const ids = new Map<string, number>();
  const chunkGraph = {
    getModuleId: () => null,
    getNumberOfModuleChunks: () => 1,
    setModuleId: (module: { identifier(): string }, id: number) =>
      void ids.set(module.identifier().replaceAll(workspace, "").replaceAll(root, ""), id),
  };
  moduleIds([root, workspace], /^none$/).apply({
    hooks: {
      afterEmit: { tap: () => undefined },
      compilation: {
        tap: (_, prepare) =>
          prepare({ chunkGraph, hooks: { moduleIds: { tap: (_name, assign) => assign(modules) } } }),
      },
    },
  });
  return ids;
}

test("modules have the same ids wherever the site is built", () => {
  expect(idsIn("/home/one")).toEqual(idsIn("/srv/build/two"));
  expect(new Set(idsIn("/home/one").values()).size).toBe(5);
});

test("no two names share an id", () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `module ${index}`);
  expect(new Set(idsFor(names)).size).toBe(names.length);
});
