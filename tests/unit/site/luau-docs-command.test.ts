/** `luau-docs`, in a checkout. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommandLine } from "../../../packages/luau-docs/src/command-line";

let site = "";
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "luau-docs-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, { recursive: true, force: true });
});

test("a folder that cannot be written is one sentence", async () => {
  const print = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  writeFileSync(
    path.join(site, "site.config.ts"),
    'versions: [{ name: "next", label: "Next", path: "" }],\n',
  );
  mkdirSync(path.join(site, "definitions"));
  mkdirSync(path.join(site, "content"));
  // Unlike permissions, it also stops a superuser.
  writeFileSync(path.join(site, "content/versions"), "");
  expect(await runCommandLine(["version", "1.0", site])).toBe(2);
  expect(print.mock.calls).toEqual([
    [`luau-docs: Cannot write \`${path.join(site, "content/versions/1.0")}\`: not a directory.\n`],
  ]);
});
