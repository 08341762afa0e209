/** The extension for VS Code: its manifest, its bundle, and the command that it starts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { findCommand } from "../../../editors/vscode/src/find-command";
import manifest from "../../../editors/vscode/package.json";
import project from "../../../package.json";
import { siteFiles } from "../../../packages/create-luau-docs/src/new-site-files";
import { TEMPLATES } from "../../../packages/create-luau-docs/src/template";
import { buildExtension, EXTENSION } from "../../../scripts/extension";
import { answersTo, templates } from "../../support/created-site";
import { temporaryFolder } from "../../support/temporary-folder";

const scratch = temporaryFolder("extension");

it("builds to the file that its manifest names, which needs nothing but VS Code and Node", async () => {
  const built = path.join(scratch, "built");
  const file = path.join(built, manifest.main);
  await buildExtension(built);
  const [grammar] = manifest.contributes.grammars;
  for (const name of [manifest.icon, grammar?.path ?? "", "README.md", "LICENSE"])
    expect(existsSync(path.join(built, name)), name).toBe(true);
  const load = createRequire(import.meta.url);
  const needed = new Set<string>();
  // Its client extends classes of the editor.
  const editor = new Proxy({}, { get: () => function Stub(): void {} });
  const module = { exports: {} as Record<string, unknown> };
  const stub = (name: string): unknown => {
    needed.add(name);
    return name === "vscode" ? editor : load(name);
  };
  new Function("module", "exports", "require", readFileSync(file, "utf8"))(module, module.exports, stub);
  const run: unknown = expect.any(Function);
  expect(module.exports).toEqual({ activate: run, deactivate: run });
  expect([...needed].filter((name) => name !== "vscode" && !load("node:module").isBuiltin(name))).toEqual([]);
});

it("has a manifest whose files, settings and versions exist", () => {
  const { contributes, engines } = manifest;
  expect(engines.vscode).toBe(`^${project.devDependencies["@types/vscode"]}`);
  for (const { configuration } of contributes.languages)
    expect(existsSync(path.join(EXTENSION, configuration)), configuration).toBe(true);
  const source = readFileSync(path.join(EXTENSION, "src/extension.ts"), "utf8");
  const readme = readFileSync(path.join(EXTENSION, "README.md"), "utf8");
  for (const { command } of contributes.commands) expect(source).toContain(`"${command}"`);
  for (const name of Object.keys(contributes.configuration.properties))
    expect(readme).toContain(`\`${name}\``);
});

it.each(TEMPLATES)("is active in a new site of the template %s", (template) => {
  const files = [...siteFiles(answersTo({ template }, scratch), templates).keys()];
  const wanted = manifest.activationEvents.map((event) => event.replace("workspaceContains:**/", ""));
  expect(files.some((file) => wanted.some((name) => path.basename(file) === name))).toBe(true);
});

it("starts the configured command, that of the nearest `node_modules`, or that of the PATH", () => {
  const inner = path.join(scratch, "engine/definitions");
  const file = path.join(scratch, "engine/node_modules/luau-defs/bin/luau-defs.cjs");
  mkdirSync(inner, { recursive: true });
  expect(findCommand([inner], "")).toEqual({ command: "luau-defs", args: [] });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  expect(findCommand([scratch, inner], "")).toEqual({ command: "node", args: [file] });
  const own = { command: path.join(inner, "bin/luau-defs"), args: [] };
  expect(findCommand([inner], "./bin/luau-defs")).toEqual(own);
  expect(findCommand([inner], "luau-defs-next")).toEqual({ command: "luau-defs-next", args: [] });
});
