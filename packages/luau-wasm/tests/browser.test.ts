/** The core uses only what browsers' workers have, too: it runs in a context that has nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { luauPath } from "../node";

test("the core runs without Node", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "../index.ts")],
    bundle: true,
    // Fails on an import of Node's.
    platform: "browser",
    format: "iife",
    globalName: "luau",
    target: "es2020",
    write: false,
  });
  const context = createContext({ WebAssembly, TextEncoder, TextDecoder, bytes: readFileSync(luauPath()) });
  runInContext(outputFiles[0]?.text ?? "", context);
  const checked: unknown = runInContext(
    `const module = new WebAssembly.Module(bytes);
    const printed = [];
    luau.createMachine(module).run({
      sources: [{ name: "main.luau", text: "print(1 + 1)" }],
      main: "main.luau",
      onEvent: (event) => printed.push(event.kind === "print" ? event.text : event.kind),
    });
    const checker = luau.createChecker(module);
    const found = checker.check([{ name: "main.luau", text: "print(undefined)" }]);
    JSON.stringify({ printed, found: found.map(({ message }) => message) })`,
    context,
  );
  expect(JSON.parse(String(checked))).toEqual({
    printed: ["2", "end"],
    found: ["Unknown global 'undefined'; consider assigning to it first"],
  });
});
