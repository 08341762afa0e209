import { expect, test, vi } from "vitest";

test("compiles for the production build of React, whatever NODE_ENV an author's shell has", async () => {
  // Read by MDX when it is loaded.
  vi.stubEnv("NODE_ENV", "development");
  const { compileTree, parseText } = await import("../../../src/node/mdx/compile-mdx");
  const tree = parseText("## Timers\n\nA *timer* calls a function later.\n");
  const { script: code } = compileTree(tree, "content/docs/timers.mdx");
  expect(code).toContain('from "react/jsx-runtime"');
  expect(code).not.toContain("jsxDEV");
});
