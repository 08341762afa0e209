import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

interface Task {
  readonly page: string;
}
interface Rendered {
  readonly page: string;
  readonly inThread: boolean;
}
interface RenderPool {
  readonly single: { renderHTMLProd(task: Task): Promise<Rendered> };
}

const require = createRequire(import.meta.url);
const { createPool } = require("../../../scripts/gatsby/render-pool.cjs") as { createPool(load: NodeRequire): RenderPool };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "render-pool-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pool whose renderer does what the lines say with a task, besides telling where it ran. */
function poolOf(lines = ""): RenderPool {
  const file = path.join(folder, "render-html.js");
  writeFileSync(
    file,
    `const { isMainThread } = require("node:worker_threads");
    exports.renderHTMLProd = async ({ page }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ${lines}
      return { page, inThread: !isMainThread };
    };`,
  );
  const load = Object.assign(() => require(file) as unknown, { resolve: () => file });
  return createPool(load as unknown as NodeRequire);
}

const pages = Array.from({ length: 12 }, (_, index) => `/${index}`);
/** As Gatsby asks: all at once. */
const renderAll = (pool: RenderPool, asked = pages): Promise<Rendered[]> => Promise.all(asked.map((page) => pool.single.renderHTMLProd({ page })));

describe("Gatsby's pool of workers", () => {
  it("renders many pages here and in a thread, each once and in its place", async () => {
    const rendered = await renderAll(poolOf());
    expect(rendered.map(({ page }) => page)).toEqual(pages);
    expect(new Set(rendered.map(({ inThread }) => inThread))).toEqual(new Set([true, false]));
  });

  it("starts no thread for a few, and takes up what comes later", async () => {
    const pool = poolOf();
    expect(await renderAll(pool, ["/a", "/b"])).toEqual([{ page: "/a", inThread: false }, { page: "/b", inThread: false }]);
    expect(await renderAll(pool, ["/c"])).toEqual([{ page: "/c", inThread: false }]);
  });

  it("says which page could not be rendered in the thread", async () => {
    const pool = poolOf(`if (!isMainThread) throw Object.assign(new Error("no such block"), { context: { path: page } });`);
    await expect(renderAll(pool)).rejects.toMatchObject({ message: "no such block", context: { path: expect.stringMatching(/^\/\d+$/) as string } });
  });

  it("fails, and waits for nothing, when the thread ends by itself", async () => {
    await expect(renderAll(poolOf("if (!isMainThread) process.exit(3);"))).rejects.toThrow("The thread that renders pages ended with code 3.");
  });
});
