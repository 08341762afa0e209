import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { commandLine, root, scriptArguments } from "../../../scripts/run";
import { relativePath } from "../../../src/node/files/relative-path";

const run = (...script: readonly [file: string, ...args: string[]]) =>
  spawnSync(process.execPath, scriptArguments(...script), { cwd: root, encoding: "utf8" });

test("a script in TypeScript gets its arguments, and its exit code is passed on", () => {
  const { status, stderr } = run("scripts/fuzz.ts", "--runs", "many");
  expect([status, stderr.trim()]).toEqual([2, "--runs takes a whole number, and many is none."]);
});

test("a script that does not exist is named", () => {
  const { status, stderr } = run("scripts/none.ts");
  expect(status).toBe(1);
  expect(stderr).toContain("scripts/none.ts");
});

/** Differences on Windows, as far as other systems can show them. */
test("names of files have forward slashes", () => {
  const file = path.win32.resolve("src", "pages", "shop.tsx");
  expect(relativePath(file, path.win32)).toBe("src/pages/shop.tsx");
  expect(relativePath("content\\docs\\intro.mdx", path.win32)).toBe("content/docs/intro.mdx");
});

test("a shell starts npm's commands, and receives each argument in quotes that needs them", () => {
  const args = ["run", "--out", "C:\\My files\\a&b.wasm", "--flag=x"];
  const line = 'npm run --out "C:\\My files\\a&b.wasm" --flag=x';
  expect(commandLine("npm", args, "win32")).toEqual({ file: line, args: [], isShell: true });
  const node = "C:\\Program Files\\nodejs\\node.exe";
  expect(commandLine(node, args, "win32")).toEqual({ file: node, args, isShell: false });
  expect(commandLine("npm", args, "linux")).toEqual({ file: "npm", args, isShell: false });
});
